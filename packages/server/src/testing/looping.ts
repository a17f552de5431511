import { existsSync } from 'node:fs'
import type { Game } from '@ecumene/kernel'
import { bazaar } from '@ecumene/kernel/toy'
import type { Manifest } from '@ecumene/shelf/shelf'

/**
 * The toy game with faults for tests: it never comes back from a bid of 3, it throws at a bid of 4, and from a bid of 5 it
 * comes back when there is the file that `LOOPING_UNTIL` names. A server plays it if told that this module is its shelf.
 */
const looping: Game = {
  ...bazaar,
  id: 'looping',
  apply(state, seat, move, tell) {
    const text = bazaar.notation.notate(move as Parameters<typeof bazaar.notation.notate>[0])
    if (text === 'bid 3') for (;;);
    if (text === 'bid 4') throw new Error('a fault in the rules, with the secret seed in it')
    if (text === 'bid 5') while (!existsSync(process.env['LOOPING_UNTIL'] ?? ''));
    bazaar.apply(state as never, seat, move as never, tell)
  },
}

export const MANIFESTS: readonly Manifest[] = [
  { game: bazaar, isOffered: true, books: [] },
  { game: looping, isOffered: false, books: [] },
]
