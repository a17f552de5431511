import { exportMatch, type Match } from '@ecumene/kernel'
import { createStore, del, get, set, update, values } from 'idb-keyval'
import { type LocalGame, type LocalSeat, type LocalSetup, type LocalStore, newLocalGame } from './local-game.ts'

const games = createStore('ecumene', 'games')

/** Games of this browser in IndexedDB, which pages and workers share. */
export const localStore: LocalStore = {
  get: async (id) => (await get<LocalGame>(id, games)) ?? null,
  put: (game) => set(game.id, game, games),
  replace: async (game, since) => {
    let written = false
    await update<LocalGame>(
      game.id,
      (kept) => {
        // A game that was deleted meanwhile comes back: somebody is playing it.
        written = kept === undefined || kept.changedAt === since
        return written || kept === undefined ? game : kept
      },
      games,
    )
    return written
  },
  list: async () => (await values<LocalGame>(games)).sort((one, other) => other.changedAt - one.changedAt),
  remove: (id) => del(id, games),
}

/** Games created during this visit: a browser that keeps nothing (some private windows) can still play them. */
const made = new Map<string, LocalGame>()

/** The saving of games that were created just now. */
const saving = new Map<string, Promise<void>>()

/** Creates a game in this browser and returns its address, where one can go while the game is being saved. */
export const createLocalGame = (setup: LocalSetup): string => {
  const game = newLocalGame(setup, randomText, Date.now())
  made.set(game.id, game)
  saving.set(
    game.id,
    localStore.put(game).catch(() => undefined),
  )
  return localAddress(game.id)
}

/** Resolves when a game that was created just now is saved, or cannot be. Nobody else may write it before. */
export const whenSaved = async (id: string): Promise<void> => saving.get(id)

/** Saves a match that was begun elsewhere, to be continued here, and returns its address. */
export const keepLocalMatch = async (match: Match, seats: readonly LocalSeat[]): Promise<string> => {
  const setup: LocalSetup = {
    game: match.game.id,
    seats,
    options: match.options as LocalGame['options'],
    handover: 'secrets',
  }
  const game: LocalGame = {
    ...newLocalGame(setup, randomText, Date.now()),
    seed: match.record().seed,
    match: exportMatch(match),
    moves: match.moves,
    isOver: match.outcome() !== null,
  }
  made.set(game.id, game)
  await localStore.put(game).catch(() => undefined)
  return localAddress(game.id)
}

export const gameMadeNow = (id: string): LocalGame | null => made.get(id) ?? null

export const localAddress = (id: string): string => `/local/${id}`

/** 128 bits of true chance: hot-seat games must be as random as any other. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
