import { type BazaarState, bazaar } from '../../toy/index.ts'
import { below, seeded } from '../../values/random.ts'
import { type Broken, broken } from './broken.ts'

const setUp = (spoil: (state: BazaarState) => object | undefined): Partial<typeof bazaar> => ({
  setup(options, seats, seed) {
    const state = bazaar.setup(options, seats, seed)
    return { ...state, ...spoil(state) }
  },
})

/** Faults in the state itself: what it is made of, and how it is saved, copied, repeated and taken back. */
export const dataMutations: readonly Broken[] = [
  { check: 'setup', fault: 'setup throws', game: () => broken(setUp(() => JSON.parse('no state'))) },
  { check: 'plain data', fault: 'undefined in the state', game: () => broken(setUp(() => ({ note: undefined }))) },
  { check: 'plain data', fault: 'NaN in the state', game: () => broken(setUp(() => ({ note: Number.NaN }))) },
  { check: 'plain data', fault: 'a Map in the state', game: () => broken(setUp(() => ({ note: new Map() }))) },
  { check: 'plain data', fault: 'a function in the state', game: () => broken(setUp(() => ({ note: () => 1 }))) },
  {
    check: 'plain data',
    fault: 'undefined in an event',
    game: () =>
      broken({
        apply: (state, seat, move, tell) =>
          bazaar.apply(state, seat, move, tell && ((event) => tell(Object.assign({ note: undefined }, event)))),
      }),
  },
  {
    check: 'save',
    fault: 'a state that writes itself down otherwise',
    game: () =>
      broken(
        setUp((state) => {
          Object.defineProperty(state.lot, 'toJSON', { value: () => ['silk'], enumerable: false })
          return undefined
        }),
      ),
  },
  {
    check: 'save',
    fault: 'knowledge kept outside the state is lost by loading',
    game: () => {
      const known = new WeakSet<object>()
      const knowing = (state: BazaarState) => {
        known.add(state)
        return state
      }
      return broken({
        setup: (options, seats, seed) => knowing(bazaar.setup(options, seats, seed)),
        clone: (state) => knowing(bazaar.clone(state)),
        sample: (state, viewer, random) => knowing(bazaar.sample(state, viewer, random)),
        apply(state, seat, move, tell) {
          bazaar.apply(state, seat, move, tell)
          if (!known.has(state)) state.turn++
        },
      })
    },
  },
  {
    check: 'clone',
    fault: 'a clone shares its merchants',
    game: () => broken({ clone: (state) => ({ ...bazaar.clone(state), merchants: state.merchants }) }),
  },
  {
    check: 'clone',
    fault: 'a clone forgets the bank',
    game: () => broken({ clone: (state) => ({ ...bazaar.clone(state), bank: 0 }) }),
  },
  {
    check: 'determinism',
    fault: 'setup shuffles by the clock',
    game: () => {
      let time = 0
      return broken({ setup: (options, seats) => bazaar.setup(options, seats, `at ${time++}`) })
    },
  },
  {
    check: 'determinism',
    fault: 'apply does something else when somebody listens',
    game: () =>
      broken({
        apply(state, seat, move, tell) {
          bazaar.apply(state, seat, move, tell)
          if (tell === undefined) state.deck.reverse()
        },
      }),
  },
  {
    check: 'audit',
    fault: 'a lost coin',
    game: () =>
      broken({
        apply(state, seat, move, tell) {
          bazaar.apply(state, seat, move, tell)
          if (state.bank > 0 && move.kind === 'leave') state.bank--
        },
      }),
  },
  {
    check: 'undo',
    fault: 'draws of chance that come and go',
    game: () => {
      let calls = 0
      return broken({
        apply(state, seat, move, tell) {
          bazaar.apply(state, seat, move, tell)
          // A throwaway generator: the state stays the same, the recording does not.
          if (calls++ % 3 === 0) below(seeded(calls), 6)
        },
      })
    },
  },
  {
    check: 'record',
    fault: 'a set-up that draws otherwise the next time',
    game: () => {
      let calls = 0
      return broken({
        setup(options, seats, seed) {
          if (calls++ % 4 === 3) below(seeded(seed), 6)
          return bazaar.setup(options, seats, seed)
        },
      })
    },
  },
  {
    check: 'record',
    fault: 'a version of the rules that does not stand still',
    game: () => {
      let reads = 0
      const game = broken({})
      Object.defineProperty(game, 'rules', { get: () => String(reads++) })
      return game
    },
  },
]
