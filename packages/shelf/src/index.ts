import { dawn } from '@ecumene/dawn'
import { duel } from '@ecumene/duel'
import type { Game } from '@ecumene/kernel'
import { bazaar } from '@ecumene/kernel/toy'

/** The games that the start page offers. A new game is one line here. */
export const GAMES: readonly Game[] = [duel as unknown as Game, dawn as unknown as Game]

/** With the kernel's toy game, which is not on offer but can be played by address, to try out the contract. */
export const ALL_GAMES: readonly Game[] = [...GAMES, bazaar as unknown as Game]

export const gameNamed = (id: string): Game | null => ALL_GAMES.find((game) => game.id === id) ?? null
