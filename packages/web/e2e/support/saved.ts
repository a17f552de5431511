import type { View } from '@ecumene/duel'
import { below, exportMatch, Match, type MatchRecord, seeded, withLimits } from '@ecumene/kernel'
import { gameNamed } from '@ecumene/shelf'
import type { Page } from 'playwright-core'
import type { Handover, LocalGame, LocalSeat } from '../../src/table/local-game.ts'
import { putInStore } from './put-in-store.mjs'

/** Games of this browser begun in the test: any position there is, without playing up to it by hand. */

export const ANN_AND_BOB: readonly LocalSeat[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bob' },
]

export const AGAINST_BOT: readonly LocalSeat[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', level: 'easy' },
]

/** Whoever has to decide is a person, everybody else a bot. */
export const alone = (match: Match): readonly LocalSeat[] =>
  Array.from({ length: match.seats }, (_unused, seat) =>
    seat === (match.deciders()[0] ?? 0) ? { kind: 'person', name: 'Ada' } : { kind: 'bot', level: 'easy' },
  )

/** A match played by chance until it is at the described point. */
export const matchAt = (
  gameId: string,
  described: (match: Match) => boolean,
  options: Readonly<Record<string, unknown>> = {},
  seats = 2,
): Match => {
  const game = gameNamed(gameId)
  if (game === null) throw new Error(`there is no game ${gameId}`)
  for (let attempt = 0; attempt < 2000; attempt++) {
    const created = Match.create(game, { seats, options: withLimits(game.options, options), seed: `e2e ${attempt}` })
    if (!created.ok) throw new Error(`no match of ${gameId}`)
    const match = created.value
    const random = seeded(attempt)
    while (match.outcome() === null) {
      if (described(match)) return match
      const seat = match.deciders()[0] ?? 0
      const legal = match.legal(seat)
      match.submit(seat, game.notation.notate(legal[below(random, legal.length)]))
    }
    if (described(match)) return match
  }
  throw new Error(`no match of ${gameId} gets there`)
}

/** What a match of Duel asks now; `null` when it is over. */
export const askedIn = (match: Match): View['asked'] => (match.view(null) as View).asked

export const ageIn = (match: Match): number => (match.view(null) as View).age

/** Duel in the middle of Age III: the end is near, and all that can happen can still happen. */
export const lateInDuel = (): Match => matchAt('duel', (match) => ageIn(match) === 3 && cardsIn(match) < 11)

const cardsIn = (match: Match): number => (match.view(null) as View).structure.filter((slot) => slot !== null).length

/** Puts a match on the shelf of the browser, as if it had been played here, and returns its address. */
export const saveGame = (
  page: Page,
  match: Match,
  seats: readonly LocalSeat[] = ANN_AND_BOB,
  handover: Handover = 'secrets',
): Promise<string> => putGame(page, gameOf(match, seats, handover))

/** A match as a browser keeps it. */
export const gameOf = (match: Match, seats: readonly LocalSeat[], handover: Handover = 'secrets'): LocalGame => {
  const now = Date.now()
  return {
    id: `saved${String(saved++).padStart(7, '0')}`,
    game: match.game.id,
    seats,
    options: match.options as LocalGame['options'],
    seed: match.record().seed,
    handover,
    createdAt: now,
    changedAt: now,
    match: exportMatch(match),
    moves: match.moves,
    isOver: match.outcome() !== null,
  }
}

/** Puts a game on the shelf of the browser, and returns its address. */
export const putGame = async (page: Page, game: LocalGame): Promise<string> => {
  if (!page.url().startsWith('http')) await openNothing(page)
  await page.evaluate(putInStore, game)
  return `/local/${game.id}`
}

let saved = 0

/** The store belongs to the origin, so an empty page without scripts will do. It names an icon, so that none is requested. */
const openNothing = async (page: Page): Promise<void> => {
  const body = '<!doctype html><title>nothing</title><link rel="icon" href="data:,">'
  await page.route('/nothing', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/nothing')
  await page.unroute('/nothing')
}

/** The record of a game of this browser, as far as it has been played. */
export const localRecord = async (page: Page, address: string): Promise<MatchRecord> => {
  const text = await page.evaluate(matchInStore, address.replace('/local/', ''))
  return JSON.parse(text) as MatchRecord
}

/** Runs in the page. */
const matchInStore = (id: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('ecumene')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('games').objectStore('games').get(id)
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => {
        opening.result.close()
        resolve((reading.result as LocalGame).match ?? '')
      }
    }
  })
