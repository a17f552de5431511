import type { Message } from '@ecumene/kernel'

/** The conformance kit makes sure that every game has these two texts. */
export const GAME_NAME: Message = { key: 'game' }
export const GAME_MOTTO: Message = { key: 'game.tagline' }
