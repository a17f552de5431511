import type { Viewer } from '../../game.ts'
import { type BazaarEvent, type BazaarState, bazaar } from '../../toy/index.ts'
import { below, shuffle } from '../../values/random.ts'
import { type Broken, broken } from './broken.ts'

/** The game as it would be if contracts were drawn by chance when ordered, not from a shuffled deck. */
const drawnByChance: Partial<typeof bazaar> = {
  apply(state, seat, move, tell) {
    const { contracts } = state
    if (move.kind === 'order' && bazaar.presentation.whyNot(state, seat, move) === null) {
      contracts.push(...contracts.splice(below(state.random, contracts.length), 1))
    }
    bazaar.apply(state, seat, move, tell)
  },
}

const told = (kind: BazaarEvent['kind'], to: (event: BazaarEvent, viewer: Viewer) => boolean) => ({
  project: (event: BazaarEvent, viewer: Viewer): BazaarEvent | null =>
    event.kind === kind && to(event, viewer) ? event : bazaar.presentation.project(event, viewer),
})

/** A sample with the contracts of another state. */
const withContracts = (
  sample: BazaarState,
  { contracts, merchants }: Pick<BazaarState, 'contracts' | 'merchants'>,
): BazaarState => ({
  ...sample,
  contracts,
  merchants: sample.merchants.map((merchant, seat) => ({ ...merchant, contracts: merchants[seat]?.contracts ?? [] })),
})

const firstHidden = (state: BazaarState): string => state.deck.at(-1) ?? ''

/** Faults that let somebody know what they may not. */
export const secrecyMutations: readonly Broken[] = [
  {
    check: 'secrecy',
    fault: 'the view shows secret bids',
    game: () =>
      broken({
        view(state, viewer) {
          const view = bazaar.view(state, viewer)
          const merchants = view.merchants.map((merchant, seat) => ({
            ...merchant,
            bid: state.merchants[seat]?.bid ?? null,
          }))
          return { ...view, merchants }
        },
      }),
  },
  {
    check: 'views',
    fault: 'seats with secrets of their own are said to see the same',
    game: () => broken({ sameView: (_state, one, other) => one !== null && other !== null }),
  },
  {
    check: 'views',
    fault: 'a view changes with the state it was made from',
    game: () => broken({ view: (state, viewer) => Object.assign(bazaar.view(state, viewer), { stack: state.stack }) }),
  },
  {
    check: 'secrecy',
    fault: 'the view shows the public somebody’s contracts',
    game: () => broken({ view: (state, viewer) => ({ ...bazaar.view(state, viewer ?? 0), you: viewer }) }),
  },
  {
    check: 'secrecy',
    fault: 'the view is not plain data',
    game: () => broken({ view: (state, viewer) => Object.assign(bazaar.view(state, viewer), { note: undefined }) }),
  },
  {
    check: 'secrecy',
    fault: 'the last view shows the deck',
    game: () =>
      broken({
        view: (state, viewer) =>
          Object.assign(bazaar.view(state, viewer), { next: state.stack.length === 0 ? firstHidden(state) : null }),
      }),
  },
  {
    check: 'secrecy',
    fault: 'legal moves depend on the deck',
    game: () =>
      broken({
        legal(state, seat, into) {
          const moves = bazaar.legal(state, seat, into)
          return firstHidden(state) === 'silk' ? moves.reverse() : moves
        },
      }),
  },
  {
    check: 'secrecy',
    fault: 'reasons depend on the deck',
    game: () =>
      broken({
        whyNot(state, seat, move) {
          const reason = bazaar.presentation.whyNot(state, seat, move)
          return reason && firstHidden(state) === 'silk' ? { key: 'reason.notAsked' } : reason
        },
      }),
  },
  {
    check: 'secrecy',
    fault: 'the turn depends on the deck',
    game: () => broken({ turn: (state) => state.turn + (firstHidden(state) === 'silk' ? 1 : 0) }),
  },
  {
    check: 'secrecy',
    fault: 'the question depends on the deck',
    game: () =>
      broken({
        describe: {
          ...bazaar.presentation.describe,
          decision: (state, seat) =>
            firstHidden(state) === 'silk'
              ? { key: 'decision.market' }
              : bazaar.presentation.describe.decision(state, seat),
        },
      }),
  },
  {
    check: 'secrecy',
    fault: 'sampling changes the state',
    game: () =>
      broken({
        sample(state, viewer, random) {
          state.deck.reverse()
          return bazaar.sample(state, viewer, random)
        },
      }),
  },
  {
    check: 'secrecy',
    fault: 'a sample shares its holdings with the state',
    game: () =>
      broken({
        sample(state, viewer, random) {
          const sample = bazaar.sample(state, viewer, random)
          return {
            ...sample,
            merchants: sample.merchants.map((merchant, seat) => ({
              ...merchant,
              holdings: state.merchants[seat]?.holdings ?? merchant.holdings,
            })),
          }
        },
      }),
  },
  {
    check: 'secrecy',
    fault: 'a sample loses cards',
    game: () =>
      broken({
        sample(state, viewer, random) {
          const sample = bazaar.sample(state, viewer, random)
          return { ...sample, deck: sample.deck.slice(1) }
        },
      }),
  },
  {
    check: 'secrecy',
    fault: 'a sample is the truth',
    game: () => broken({ sample: (state) => bazaar.clone(state) }),
  },
  {
    check: 'secrecy',
    fault: 'one sample in four knows the contracts of the others',
    game: () =>
      broken({
        sample(state, viewer, random) {
          const sample = bazaar.sample(state, viewer, random)
          if (below(random, 4) > 0) return sample
          return withContracts(sample, bazaar.clone(state))
        },
      }),
  },
  {
    check: 'secrecy',
    fault: 'a sample deals one merchant’s contracts before those of the next are back in the deck',
    game: () =>
      broken({
        sample(state, viewer, random) {
          const sample = bazaar.sample(state, viewer, random)
          const { contracts, merchants } = bazaar.clone(state)
          if (state.stack.length === 0) return sample
          for (const [seat, merchant] of merchants.entries()) {
            if (seat === viewer) continue
            const deck = [...contracts, ...merchant.contracts].sort((one, other) => one - other)
            shuffle(random, deck)
            merchant.contracts.splice(
              0,
              merchant.contracts.length,
              ...deck.splice(-merchant.contracts.length, merchant.contracts.length),
            )
            contracts.splice(0, contracts.length, ...deck)
          }
          return withContracts(sample, { contracts, merchants })
        },
      }),
  },
  {
    check: 'secrecy',
    fault: 'a sample keeps the true generator',
    game: () =>
      broken({
        ...drawnByChance,
        sample: (state, viewer, random) => ({
          ...bazaar.sample(state, viewer, random),
          random: { ...state.random },
        }),
      }),
  },
  {
    check: 'reveals',
    fault: 'no event admits to anything',
    game: () => broken({ reveals: () => false }),
  },
  {
    check: 'reveals',
    fault: 'a new lot does not count as revealed',
    game: () => broken({ reveals: (event) => event.kind !== 'roundBegan' && bazaar.proof.reveals(event) }),
  },
  {
    check: 'reveals',
    fault: 'a contract is ordered without an event that admits it',
    game: () =>
      broken({
        apply: (state, seat, move, tell) =>
          bazaar.apply(
            state,
            seat,
            move,
            tell && ((event) => tell(event.kind === 'contractOrdered' ? { kind: 'marketOpened' } : event)),
          ),
      }),
  },
  {
    check: 'projection',
    fault: 'everybody is told the secret bids',
    game: () => broken(told('bidPlaced', () => true)),
  },
  {
    check: 'projection',
    fault: 'everybody is told the ordered contract',
    game: () => broken(told('contractOrdered', () => true)),
  },
  {
    check: 'projection',
    fault: 'the other merchants are told the ordered contract',
    game: () => broken(told('contractOrdered', (_event, viewer) => viewer !== null)),
  },
  {
    check: 'projection',
    fault: 'everybody is told what chance gave one merchant',
    game: () => broken({ ...drawnByChance, ...told('contractOrdered', () => true) }),
  },
]

/** Without the leak this variant is sound, so it is the leak that the check finds. */
export const chancyBazaar = broken(drawnByChance)
