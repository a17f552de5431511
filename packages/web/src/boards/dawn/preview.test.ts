import { dawn, type View } from '@ecumene/dawn'
import { below, seeded, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { movesIn } from '../../hands/hands.ts'
import { matchOf } from '../../table/testing.ts'
import { deedsOf } from './deeds.ts'
import { previewLines } from './preview.ts'
import { boardWords } from './words/words.ts'

const { say } = translator(boardWords, 'en', (seat) => `P${seat}`)
const text = (key: string, args = {}) => say({ key, args })

/** What the previews of a random game say, by kind of move. */
const previewsOf = (options: object): ReadonlyMap<string, readonly string[]> => {
  const match = matchOf('dawn', 3, options)
  const random = seeded('previews')
  const found = new Map<string, string[]>()
  while (match.outcome() === null) {
    const view = match.view(null) as View
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat).map(dawn.notation.notate as (move: unknown) => string)
    for (const move of [...legal.slice(0, 12), ...deedsOf(legal, view)]) {
      const kind = movesIn(move).length > 1 ? 'way' : (move.split(' ')[0] ?? '')
      found.set(kind, [...(found.get(kind) ?? []), ...previewLines(view, move, say, text)])
    }
    match.submit(seat, legal[below(random, legal.length)] as string)
  }
  return found
}

test('a place says what it brings, a city what lies around it, a visit what it brings, the dial where it will stand', () => {
  const found = previewsOf({ map: 'build', rounds: 12 })
  expect(found.get('lay')?.join('\n')).toMatch(/Your capital\. Next to it: .*grassland\u00a0×\u00a0\d/)
  expect(found.get('place')?.join('\n')).toMatch(/Difficulty \d/)
  expect(found.get('place')?.join('\n')).toMatch(/(marble|mercury|oil|diamonds): \+1/i)
  expect(found.get('city')?.join('\n')).toMatch(/Next to it: /)
  expect(found.get('advance')?.join('\n')).toMatch(/Tech dial: \d/)
  expect(found.get('way')?.join('\n')).toMatch(/: 2 trade tokens\nDiplomacy card: /)
  for (const lines of found.values()) for (const line of lines) expect(line).not.toMatch(/undefined|\{/)
})

test('a district says what it does before it is placed', () => {
  const found = previewsOf({ terra: true, rounds: 12 })
  const keys = Object.keys(boardWords.en).filter((key) => key.startsWith('effect.district.'))
  const does = keys.map((key) => say({ key }))
  const told = new Set(found.get('district')?.filter((line) => does.includes(line)))
  expect(told.size).toBeGreaterThan(2)
  expect(found.get('district')?.join('\n')).toMatch(/If it acted now: /)
  expect(found.get('explore')).toContain(
    'The next tile is turned up, and you place it beside this space. That takes 1 step.',
  )
})

test('T-8.17 an option that brings nothing says so', () => {
  const view = matchOf('dawn', 2, { terra: true }).view(null) as View
  const told = (yields: View['yields']) => previewLines({ ...view, yields }, 'option 2', say, text)
  expect(told([])).toEqual(['Brings nothing now.'])
  expect(told([{ move: 'option 2', gains: [{ kind: 'tokens', count: 2 }] }])).toHaveLength(1)
  expect(told([{ move: 'option 2', gains: [{ kind: 'tokens', count: 2 }] }])).not.toContain('Brings nothing now.')
})
