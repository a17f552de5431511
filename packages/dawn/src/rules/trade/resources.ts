import { allOf, has, membersOf, NO_MEMBERS, setOf } from '@ecumene/kernel'
import { RESOURCES, type Resource } from '../../data/types.ts'
import { type Ask, asks, because } from '../because.ts'
import { gainResource, spendResource } from '../map/pieces.ts'
import { type Move, moveOf, movesOf, NOTHING_MOVE } from '../moves.ts'
import { ask, playerOf, resourcesOf, type State } from '../state.ts'

/** Lets a player take one resource of these kinds from the supply, if there is one. */
export const askForResource = (state: State, seat: number, kinds = ANY_RESOURCE): void => {
  const inSupply = setOf<Resource>(...membersOf(kinds).filter((kind) => (state.supply[kind] ?? 0) > 0))
  if (inSupply !== NO_MEMBERS) ask(state, { kind: 'resource', seat, kinds: inSupply })
}

const ANY_RESOURCE = allOf<Resource>(RESOURCES.length)

export const resource: Ask<'resource', 'resource'> = {
  answers: ['resource'],
  decision: asks('decision.resource'),
  candidates: () => movesOf('resource'),
  whyNot(state, { kinds }, _seat, move) {
    if ((state.supply[move.resource] ?? 0) === 0) return because('reason.supplyEmpty')
    return has(kinds, move.resource) ? null : because('reason.ownedKind')
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    gainResource(state, seat, move.resource, tell)
  },
}

/** Steam Power: one own resource for any other. */
export const exchange: Ask<'exchange', 'exchange' | 'nothing'> = {
  answers: ['exchange', 'nothing'],
  decision: asks('decision.exchange'),
  candidates: () => [...EXCHANGES, NOTHING_MOVE],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'nothing') return null
    if (resourcesOf(playerOf(state, seat), move.given) === 0) return because('reason.noResource')
    return (state.supply[move.taken] ?? 0) > 0 ? null : because('reason.supplyEmpty')
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'nothing') return
    spendResource(state, seat, move.given, tell)
    gainResource(state, seat, move.taken, tell)
  },
  over: (state, { seat }) => playerOf(state, seat).resources.every((count) => count === 0),
}

const EXCHANGES: readonly Move[] = RESOURCES.flatMap((_given, given) =>
  RESOURCES.flatMap((_taken, taken) => (given === taken ? [] : [moveOf('exchange', given, taken)])),
)
