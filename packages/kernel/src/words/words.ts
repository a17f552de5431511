import { IntlMessageFormat } from 'intl-messageformat'
import type { Seat } from '../game.ts'

export const LANGUAGES = ['en', 'uk', 'pl', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** ICU messages by key, in every language. A game types its keys, so a missing translation does not compile. */
export type Words<Key extends string = string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

/** Something to say, in no particular language. */
export type Message<Key extends string = string> = {
  readonly key: Key
  readonly args?: { readonly [name: string]: Argument }
}

/**
 * What fills a placeholder: a number or text as it is, a seat (its player's name), a place of the map (its name there),
 * further messages, a list of things that all count (“glass and papyrus”), or one of which one is to be chosen (“glass or
 * papyrus”).
 */
export type Argument =
  | number
  | string
  | Message
  | { readonly seat: Seat }
  | { readonly place: number }
  | { readonly oneOf: readonly Argument[] }
  | readonly Argument[]

/** What the places of a map are called, by their numbers. */
export type Atlas = (place: number) => Message

/** Says messages in one language. */
export type Translator = {
  readonly language: Language
  say(message: Message): string
}

/**
 * A translator over the words of one game (or of the page). `nameOf` gives the name of the player in a seat; `atlas` names
 * places, which are told by their numbers without it. Messages are compiled on first use and kept.
 */
export const translator = (
  words: Words,
  language: Language,
  nameOf: (seat: Seat) => string,
  atlas: Atlas | null = null,
): Translator => {
  const messages = words[language]
  const compiled = new Map<string, IntlMessageFormat>()
  const all = new Intl.ListFormat(language, { type: 'conjunction' })
  const oneOf = new Intl.ListFormat(language, { type: 'disjunction' })

  const format = (key: string): IntlMessageFormat => {
    const known = compiled.get(key)
    if (known !== undefined) return known
    const text = messages[key]
    if (text === undefined) throw new Error(`no words for "${key}" in ${language}`)
    const made = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
    compiled.set(key, made)
    return made
  }

  const fill = (argument: Argument): string | number => {
    if (typeof argument === 'string' || typeof argument === 'number') return argument
    if (isList(argument)) return all.format(argument.map((item) => String(fill(item))))
    if ('seat' in argument) return nameOf(argument.seat)
    if ('place' in argument) return atlas === null ? argument.place : say(atlas(argument.place))
    if ('oneOf' in argument) return oneOf.format(argument.oneOf.map((item) => String(fill(item))))
    return say(argument)
  }

  const say = (message: Message): string => {
    const plain = messages[message.key]
    if (plain !== undefined && !SYNTAX.test(plain)) return plain
    const values: Record<string, string | number> = {}
    for (const [name, argument] of Object.entries(message.args ?? {})) values[name] = fill(argument)
    return String(format(message.key).format(values))
  }

  return { language, say }
}

/** Signs that mean something in an ICU message. Without any of them it says what it is, and need not be compiled. */
const SYNTAX = /[{}']/

const isList = (argument: Argument): argument is readonly Argument[] => Array.isArray(argument)

/** What is wrong with a set of words: keys missing or left over in a language, texts that are no ICU message. */
export const auditWords = (words: Words): readonly string[] => {
  const problems: string[] = []
  const keys = Object.keys(words.en)
  for (const language of LANGUAGES) {
    const messages = words[language]
    for (const key of keys) if (messages[key] === undefined) problems.push(`${language}: "${key}" is missing`)
    for (const [key, text] of Object.entries(messages)) {
      if (!Object.hasOwn(words.en, key)) problems.push(`${language}: "${key}" is not in English`)
      if (text.trim() === '') problems.push(`${language}: "${key}" is empty`)
      problems.push(...placeholderProblems(language, key, text, words.en[key] ?? text))
    }
  }
  return problems
}

const placeholderProblems = (language: Language, key: string, text: string, english: string): readonly string[] => {
  try {
    const own = placeholders(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }))
    const expected = placeholders(new IntlMessageFormat(english, 'en', undefined, { ignoreTag: true }))
    return own === expected ? [] : [`${language}: "${key}" uses {${own}}, English uses {${expected}}`]
  } catch (error) {
    return [`${language}: "${key}" is no ICU message: ${String(error)}`]
  }
}

/** Names of all placeholders in a message, sorted; nested plural and select branches included. */
const placeholders = (message: IntlMessageFormat): string => {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item)
      return
    }
    if (typeof node !== 'object' || node === null) return
    const element = node as Readonly<Record<string, unknown>>
    // In the ICU syntax tree type 0 is literal text and type 7 the "#" of a plural: neither is a placeholder.
    if (typeof element['value'] === 'string' && element['type'] !== 0 && element['type'] !== 7) {
      names.add(element['value'])
    }
    for (const inner of Object.values(element)) visit(inner)
  }
  visit(message.getAst())
  return [...names].sort().join(', ')
}
