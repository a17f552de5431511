import {
  below,
  type Game,
  type GameEvent,
  type Message,
  type Random,
  readOptions,
  seatsWith,
  seeded,
  translator,
  withLimits,
} from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { GAMES, gameNamed } from './index.ts'

/** Languages whose script shows what was left untranslated. */
const CYRILLIC = ['uk', 'ru'] as const

/** Two letters and more: `a1` is a square, and ages and levels are Roman numerals. */
const LATIN = /\p{Script=Latin}{2,}/gu
const ROMAN = /^[IVX]+$/

const rawWords = (text: string): readonly string[] => (text.match(LATIN) ?? []).filter((word) => !ROMAN.test(word))

test.each(GAMES)('$id: texts that need no filling are all in their own script', ({ presentation: { words } }) => {
  for (const language of CYRILLIC) {
    const texts = Object.entries(words[language]).filter(([, text]) => !text.includes('{'))
    expect(texts.filter(([, text]) => rawWords(text).length > 0)).toEqual([])
  }
})

const TABLES: readonly (readonly [id: string, options: object, games: number])[] = [
  ['duel', {}, 4],
  ['dawn', {}, 1],
  ['dawn', { map: 'build', leaders: 'choose', colours: 'choose', terra: true }, 1],
  ['classic', {}, 1],
]

test.each(TABLES)('%s %o: everything met in play is fully translated', (id, options, games) => {
  const game = gameNamed(id)
  const schema = game?.options ?? {}
  const read = readOptions(schema, withLimits(schema, options))
  if (game === null || !read.ok) throw new Error(`no ${id} with such options`)
  const { min, max } = seatsWith(game, read.value)
  const found = new Set<string>()
  const hear = listenerOf(game, found)
  for (const seats of new Set([min, max])) {
    for (let number = 0; number < games; number++) {
      playByChance(game, read.value, seats, `${id} ${seats} ${number}`, hear)
    }
  }
  expect([...found]).toEqual([])
})

/** Takes a thing's key, and its description. */
type Hear = (about: string, message: () => Message) => void

/** Describes each thing once in every such language, and collects untranslated words. */
const listenerOf = (game: Game, found: Set<string>): Hear => {
  const translators = CYRILLIC.map((language) =>
    translator(game.presentation.words, language, (seat) => `Гравець ${seat + 1}`),
  )
  const heard = new Set<string>()
  return (about: string, message: () => Message): void => {
    if (heard.has(about)) return
    heard.add(about)
    const meant = message()
    for (const { language, say } of translators) {
      const text = say(meant)
      if (rawWords(text).length > 0) found.add(`${meant.key} in ${language}: ${text}`)
    }
  }
}

/** Refusals cost the most and repeat themselves: they are asked for at one decision in this many. */
const REFUSALS_EVERY = 50

/** Plays a random game, and passes on every decision, move, event and some refusals. */
const playByChance = (game: Game, options: object, seats: number, seed: string, hear: Hear): void => {
  const state = game.setup(options, seats, seed)
  const random = seeded(seed)
  const viewers = [null, ...Array.from({ length: seats }, (_unused, seat) => seat)]
  const hearMove = (move: unknown) =>
    hear(`move ${game.notation.notate(move)}`, () => game.presentation.describe.move(move))
  const hearEvent = (event: GameEvent) => {
    for (const known of new Set(viewers.map((viewer) => game.presentation.project(event, viewer)))) {
      if (known !== null) hear(JSON.stringify(known), () => game.presentation.describe.event(known))
    }
  }
  for (let ply = 0; game.outcome(state) === null; ply++) {
    const seat = drawn(random, game.deciders(state))
    const asked = game.presentation.describe.decision(state, seat)
    hear(`decision ${JSON.stringify(asked)}`, () => asked)
    const legal = game.legal(state, seat)
    for (const move of legal) hearMove(move)
    if (ply % REFUSALS_EVERY === 0) {
      for (const move of game.presentation.candidates(state, seat)) {
        const reason = game.presentation.whyNot(state, seat, move)
        if (reason !== null) hear(`reason ${JSON.stringify(reason)}`, () => reason)
      }
    }
    const offer = below(random, 20) === 0 ? (game.openMoves?.suggest(state, seat, random) ?? null) : null
    if (offer !== null) hearMove(offer)
    game.apply(state, seat, offer ?? drawn(random, legal), hearEvent)
  }
}

const drawn = <Item>(random: Random, items: readonly Item[]): Item => items[below(random, items.length)] as Item
