import type { Message } from '@ecumene/kernel'

/** What a game is called, whatever it is played with. The conformance kit makes sure that every game has this text. */
export const GAME_NAME: Message = { key: 'game' }
