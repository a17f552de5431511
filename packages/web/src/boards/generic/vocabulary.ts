import { type Game, type Language, translator } from '@ecumene/kernel'
import { useMemo } from 'react'
import { type Say, useWords } from '../../words/use-words.tsx'
import type { FieldKey } from './words/en.ts'
import { fieldWords } from './words/words.ts'

/** Words for the raw data of a view: the game's own where it has them, else those of the generic board. */
export type Vocabulary = {
  /** `lumber-yard` → "Lumber Yard", where exactly that id ends a key of plain words. */
  value(id: string): string
  /** `goodsLeft` → "Goods left": the name of a field. */
  field(name: string): string
  /** The label of an option, or one of its values. */
  option(name: string, value?: string): string
}

/** Kinds of words that are sentences, not names of things. */
const SENTENCES = new Set(['event', 'move', 'decision', 'reason', 'effect', 'plan', 'option', 'undo', 'game', 'ending'])

export const useVocabulary = (game: Game, say: Say): Vocabulary => {
  const { language } = useWords()
  return useMemo(() => {
    const fields = translator(fieldWords, language, String)
    return vocabularyOf(game, language, say, (key) => fields.say({ key }))
  }, [game, say, language])
}

export const vocabularyOf = (
  game: Game,
  language: Language,
  say: Say,
  sayField: (key: FieldKey) => string,
): Vocabulary => {
  const words = game.presentation.words[language]
  const keys = new Map<string, string>()
  for (const [key, text] of Object.entries(words)) {
    const [kind = '', ...rest] = key.split('.')
    const id = rest.join('.')
    if (id !== '' && !SENTENCES.has(kind) && !text.includes('{') && !keys.has(id)) keys.set(id, key)
  }
  const known = (kind: 'field' | 'value', id: string): string => {
    const key = keys.get(id)
    const own = `${kind}.${id}`
    if (isFieldKey(own)) return sayField(own)
    // Only a game that is new to the page gets here: its developer reads the names in the code.
    return key === undefined ? spaced(id) : say({ key })
  }
  return {
    value: (id) => known('value', id),
    field: (name) => capital(known('field', name)),
    option: (name, value) => {
      const key = value === undefined ? `option.${name}` : `option.${name}.${value}`
      return Object.hasOwn(words, key) ? say({ key }) : spaced(value ?? name)
    },
  }
}

const isFieldKey = (key: string): key is FieldKey => Object.hasOwn(fieldWords.en, key)

/** `goodsLeft` and `age-1` as words. */
const spaced = (id: string): string =>
  id
    .replace(/([a-z0-9])([A-Z])/g, (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/[-_]/g, ' ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
