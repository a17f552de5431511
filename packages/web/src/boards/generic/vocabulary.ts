import type { Game } from '@ecumene/kernel'
import type { Say } from '../../words/use-words.tsx'

/** Words for the raw data of a view, as far as the game's own vocabulary has them. */
export type Vocabulary = {
  /** `lumber-yard` → "Lumber Yard", where exactly that id ends a key of plain words. */
  value(id: string): string
  /** `goodsLeft` → "Goods left": the name of a field, in words of the game where a key fits. */
  field(name: string): string
  /** The label of an option, or one of its values. */
  option(name: string, value?: string): string
}

/** Kinds of words that are sentences, not names of things. */
const SENTENCES = new Set(['event', 'move', 'decision', 'reason', 'effect', 'plan', 'option', 'undo', 'game', 'ending'])

export const vocabularyOf = (game: Game, say: Say): Vocabulary => {
  const keys = new Map<string, string>()
  for (const [key, text] of Object.entries(game.words.en)) {
    const [kind = '', ...rest] = key.split('.')
    const id = rest.join('.')
    if (id !== '' && !SENTENCES.has(kind) && !text.includes('{') && !keys.has(id)) keys.set(id, key)
  }
  const known = (id: string): string | null => {
    const key = keys.get(id)
    return key === undefined ? null : say({ key })
  }
  return {
    value: (id) => known(id) ?? spaced(id),
    field: (name) => capital(known(name) ?? spaced(name)),
    option: (name, value) => {
      const key = value === undefined ? `option.${name}` : `option.${name}.${value}`
      return Object.hasOwn(game.words.en, key) ? say({ key }) : spaced(value ?? name)
    },
  }
}

/** `goodsLeft` and `age-1` as words. */
const spaced = (id: string): string =>
  id
    .replace(/([a-z0-9])([A-Z])/g, (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/[-_]/g, ' ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
