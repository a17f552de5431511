import { classic } from '@ecumene/classic'
import { dawn } from '@ecumene/dawn'
import { duel } from '@ecumene/duel'
import type { Game } from '@ecumene/kernel'
import { bazaar } from '@ecumene/kernel/toy'

/** The games that the start page offers. A new game is one line here. */
export const GAMES: readonly Game[] = [duel, dawn, classic]

/** With the kernel's toy game, which exists to try out the contract: it is played by address and on the command line. */
export const ALL_GAMES: readonly Game[] = [...GAMES, bazaar]

export const gameNamed = (id: string): Game | null => ALL_GAMES.find((game) => game.id === id) ?? null

export { hasLesson, openLesson, TAUGHT_GAMES } from './lessons.ts'
