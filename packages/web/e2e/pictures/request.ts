import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '@ecumene/kernel'
import { PICTURED } from './games.ts'

export type Size = { readonly width: number; readonly height: number }
export type Theme = 'light' | 'dark'

/** What is to be pictured, and how. */
export type Request = {
  readonly game: string
  readonly language: Language
  readonly sizes: readonly Size[]
  readonly themes: readonly Theme[]
  /** The names of the pictures wanted, or all. */
  readonly only: readonly string[] | null
  /** Does every question get a second picture, in which something is pressed? */
  readonly isPressed: boolean
  readonly players: number | null
  readonly matches: number
  readonly folder: string
}

export const USAGE = `npm run pictures -- GAME [options]

GAME: ${Object.keys(PICTURED).join(', ')}
  --language LANGUAGE      ${LANGUAGES.join(', ')} (uk)
  --sizes 1440x900,…       in pixels (1440x900,1366x650,1280x720,390x844)
  --themes light,dark
  --only turn,pose-menu    some pictures only, by their names
  --pressed                one more of each decision, with something pressed that asks to be confirmed
  --players N              instead of all numbers in turn
  --matches N              so many are played by bots, as many at random, as many by both in turn (6)
  --to FOLDER              (.cache/pictures/GAME)

Positions are kept beside the pictures, in positions.json, and found again when that file is removed or the rules have changed.`

/** `null` where it makes no sense. */
export const readRequest = (args: readonly string[], root: string): Request | null => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        language: { type: 'string', default: 'uk' },
        sizes: { type: 'string', default: '1440x900,1366x650,1280x720,390x844' },
        themes: { type: 'string', default: 'light,dark' },
        only: { type: 'string' },
        pressed: { type: 'boolean', default: false },
        players: { type: 'string' },
        matches: { type: 'string', default: '6' },
        to: { type: 'string' },
      },
    })
    const [game = ''] = positionals
    const language = LANGUAGES.find((one) => one === values.language)
    const sizes = values.sizes.split(',').map((size) => size.split('x').map(Number))
    const themes = values.themes.split(',').filter((theme) => theme === 'light' || theme === 'dark')
    if (PICTURED[game] === undefined || language === undefined) return null
    if (sizes.flat().some(Number.isNaN)) return null
    return {
      game,
      language,
      sizes: sizes.map(([width = 0, height = 0]) => ({ width, height })),
      themes,
      only: values.only?.split(',') ?? null,
      isPressed: values.pressed,
      players: values.players === undefined ? null : Number(values.players),
      matches: Number(values.matches),
      folder: values.to ?? join(root, '.cache', 'pictures', game),
    }
  } catch {
    return null
  }
}
