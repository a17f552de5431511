import type { Game } from '../../game.ts'
import type { OptionField } from '../../options.ts'
import { kernelWords } from '../../words/kernel-words.ts'
import { type Argument, auditWords, LANGUAGES, type Message, translator, type Words } from '../../words/words.ts'
import { firstTime } from './tally.ts'

/** Says everything met in play in every language, each message key once. */
export type Voice = {
  /** What is wrong with the words of a game before anything is played. */
  inspect(game: Game): string | null
  /** Says a message; returns what is wrong with it, or `null`. */
  say(message: Message): string | null
  /** Is there a text under this key? */
  knows(key: string): string | null
  /** True the first time a text is asked about: most moves come up again and again and need describing only once. */
  isNew(text: string): boolean
}

export const voiceOf = (words: Words): Voice => {
  const translators = LANGUAGES.map((language) => translator(words, language, (seat) => `Player ${seat + 1}`))
  const said = new Set<string>()

  const knows = (key: string): string | null => {
    for (const language of LANGUAGES) {
      if (!Object.hasOwn(words[language], key)) return `no words for "${key}" in ${language}`
    }
    return null
  }

  const say = (message: Message): string | null => {
    if (!said.has(message.key)) {
      said.add(message.key)
      for (const one of translators) {
        try {
          one.say(message)
        } catch (error) {
          return `"${message.key}" cannot be said in ${one.language}: ${error instanceof Error ? error.message : error}`
        }
      }
    }
    return message.args === undefined ? null : sayArguments(Object.values(message.args))
  }

  const sayArguments = (values: readonly Argument[]): string | null => {
    for (const value of values) {
      if (typeof value !== 'object') continue
      const problem = sayArgument(value)
      if (problem !== null) return problem
    }
    return null
  }

  const sayArgument = (value: Exclude<Argument, number | string>): string | null => {
    if (isList(value)) return sayArguments(value)
    if ('oneOf' in value) return sayArguments(value.oneOf)
    return 'key' in value ? say(value) : null
  }

  return {
    inspect(game) {
      const [problem] = auditWords(game.presentation.words)
      if (problem !== undefined) return problem
      for (const key of ['game', 'game.tagline', ...Object.keys(kernelWords.en), ...optionKeys(game)]) {
        const missing = knows(key)
        if (missing !== null) return missing
      }
      return null
    },
    say,
    knows,
    isNew: firstTime(),
  }
}

const optionKeys = (game: Game): readonly string[] =>
  Object.entries(game.options as Readonly<Record<string, OptionField>>).flatMap(([name, field]) => [
    `option.${name}`,
    ...(field.kind === 'number' && field.none !== undefined ? [`option.${name}.none`] : []),
    ...(field.kind === 'choice' ? field.values.map((value) => `option.${name}.${value}`) : []),
  ])

const isList = (value: Argument): value is readonly Argument[] => Array.isArray(value)
