import type { Game } from '@ecumene/kernel'
import { IllegalMove } from '@ecumene/kernel'
import { bazaar } from '@ecumene/kernel/toy'
import type { Manifest } from '@ecumene/shelf/shelf'

/**
 * The toy game after a change of its rules, for tests: a bid of 3 is no longer legal, and a bid of 4 throws.
 * A server plays it if told that this module is its shelf.
 */
const changed: Game = {
  ...bazaar,
  rules: '2',
  apply(state, seat, move, tell) {
    const text = bazaar.notation.notate(move as Parameters<typeof bazaar.notation.notate>[0])
    if (text === 'bid 3') throw new IllegalMove({ key: 'reason.notAsked' })
    if (text === 'bid 4') throw new TypeError('a state of another shape, with the secret seed in it')
    bazaar.apply(state as never, seat, move as never, tell)
  },
}

export const MANIFESTS: readonly Manifest[] = [{ game: changed, isOffered: true, books: [] }]
