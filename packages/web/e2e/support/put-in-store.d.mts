import type { LocalGame } from '../../src/table/local-game.ts'

export const putInStore: (game: LocalGame) => Promise<void>
