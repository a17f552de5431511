import { replayWords } from '../../packages/cli/src/replay-words.ts'
import { LANGUAGES } from '../../packages/kernel/src/index.ts'
import { hookWords } from '../../packages/server/src/guests/hook-words.ts'
import { ALL_GAMES, MANIFESTS, openLesson, TAUGHT } from '../../packages/shelf/src/index.ts'
import { fieldWords } from '../../packages/web/src/boards/generic/words/words.ts'
import { pageWords } from '../../packages/web/src/words/words.ts'

export { pageWords }

const over = (words, more) =>
  Object.fromEntries(Object.keys(words).map((language) => [language, { ...words[language], ...more[language] }]))

const own = (id, words, prefix) => ({ id, words, keys: Object.keys(words.en).filter((key) => key.startsWith(prefix)) })

const found = import.meta.glob('../../packages/web/src/boards/*/words/words.ts', { eager: true, import: 'boardWords' })

/** The words of the boards that have their own, found like the boards themselves: by the folder of the game's name. */
const boards = () =>
  ALL_GAMES.flatMap(({ id }) => {
    const words = found[`../../packages/web/src/boards/${id}/words/words.ts`]
    return words === undefined ? [] : [own(`${id}.board`, words, `${id}Board.`)]
  })

const OTHERS = [
  own('generic.board', fieldWords, ''),
  own('page', pageWords, ''),
  own('hook', hookWords, ''),
  own('replay', replayWords, ''),
]

/** What a lesson says is filled by its steps, by the key of the words. */
const argsOf = (steps) => {
  const args = {}
  for (const { id, args: values = {} } of steps) {
    args[`lesson.${id}`] = values
    args[`lesson.${id}.otherwise`] = values
  }
  return args
}

/** Titles of the rulebooks. */
const books = () => {
  const all = MANIFESTS.flatMap((manifest) => manifest.books)
  const words = Object.fromEntries(
    LANGUAGES.map((language) => [language, Object.fromEntries(all.map(({ name, title }) => [name, title[language]]))]),
  )
  return own('books', words, '')
}

const vocabularies = async () => {
  const games = ALL_GAMES.map(({ id, presentation: { words } }) => ({ id, words, keys: Object.keys(words.en) }))
  const catalogues = ALL_GAMES.flatMap((game) => {
    const words = game.presentation.catalogue?.().words
    return words === undefined
      ? []
      : [{ id: `${game.id}.catalogue`, words: over(game.presentation.words, words), keys: Object.keys(words.en) }]
  })
  const lessons = await Promise.all(
    TAUGHT.map(async (id) => {
      const { words, steps } = await openLesson(id)
      const keys = Object.keys(words.en).filter((key) => key.startsWith('lesson.'))
      return { id: `${id}.lesson`, words, keys, args: argsOf(steps) }
    }),
  )
  return [...games, ...catalogues, ...lessons, books(), ...boards(), ...OTHERS]
}

/**
 * Every set of words that a person may read: `{ id, words, keys, args? }`. `words` may hold further words, so that a
 * sentence can name a card; `keys` are those to be read here. `args` are the only values that a lesson fills in.
 */
export const VOCABULARIES = await vocabularies()
