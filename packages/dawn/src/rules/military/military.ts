import type { Message } from '@ecumene/kernel'
import { cardNumbered } from '../../data/cards.ts'
import type { MilitaryPolicy } from '../../data/military-policy.ts'
import { NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { type Ask, asks, because } from '../because.ts'
import { isInForce } from '../hooks/asking.ts'
import { boardOf, isWater } from '../map/board.ts'
import { hasBarbarian, isRival, reinforce } from '../map/pieces.ts'
import { isReached, originOf, reach } from '../map/spaces.ts'
import { DONE, type Move, movesOf, spaceMoves } from '../moves.ts'
import { ask, askAgain, CITY_STATE, CONTROL, type FrameOf, playerOf, REINFORCED, type State } from '../state.ts'
import { currentCard, currentSlot } from '../undertakings.ts'
import type { Aimings } from './aims.ts'
import { declareAttack, defenderAt } from './combat.ts'

type Military = FrameOf<'military'>

const ATTACKS = movesOf('attack')
const REINFORCEMENTS = movesOf('reinforce')

const policyOf = (state: State): MilitaryPolicy => cardNumbered(currentCard(state)).military as MilitaryPolicy

export const resolveMilitary = (state: State, seat: number, policy: MilitaryPolicy): void => {
  ask(state, { kind: 'military', seat, attacks: policy.attacks, reinforces: currentSlot(state), made: 0 })
}

/** N-14.2, N-14.4 to N-14.10: marks everything in range of the spaces that may attack. */
const searchTargets = (state: State, seat: number): void => {
  const board = boardOf(state.layout)
  const policy = policyOf(state)
  const anywhere = isInForce('attacksAnywhere', state, seat)
  const throughAll = anywhere || policy.through === 'anything'
  const throughCityStates = state.options.attackThroughCityStates
  reach(board, state.owner, seat, state.turnSoFar.taken, anywhere ? board.size : policy.range, (space) => {
    if (throughAll) return true
    if (isWater(board, space)) return policy.through === 'water'
    if (isRival(state, space, seat) || hasBarbarian(state, space)) return false
    return throughCityStates || state.piece[space] !== CITY_STATE
  })
}

/** N-14.3: barbarians, city-states, rival cities and rival control tokens. */
const isTarget = (state: State, seat: number, space: number): boolean =>
  isRival(state, space, seat) || state.piece[space] === CITY_STATE || hasBarbarian(state, space)

const whyNotAttack = (state: State, { seat, attacks, made }: Military, space: number): Message<WordKey> | null => {
  if (attacks === 0) return because(made === 0 ? 'reason.reinforcing' : 'reason.noAttacks')
  if (!isTarget(state, seat, space)) return because('reason.noTarget')
  searchTargets(state, seat)
  return isReached(space) ? null : because('reason.outOfRange')
}

const whyNotReinforce = (
  state: State,
  { seat, reinforces, made }: Military,
  space: number,
): Message<WordKey> | null => {
  if (state.owner[space] !== seat) return because('reason.notYourToken')
  if (state.piece[space] === REINFORCED) return because('reason.reinforced')
  if (state.piece[space] !== CONTROL) return because('reason.notAToken')
  if (reinforces > 0) return null
  return because(made > 0 ? 'reason.attacking' : 'reason.noReinforcements')
}

/** N-13.1: reinforce or attack; some cards do both. One token, one attack at a time. */
export const military: Ask<'military', 'reinforce' | 'attack' | 'done'> = {
  answers: ['reinforce', 'attack', 'done'],
  decision: asks('decision.military'),
  candidates: (state) => [...spaceMoves(state, 'reinforce'), ...spaceMoves(state, 'attack'), DONE],
  whyNot(state, frame, _seat, move) {
    if (move.kind === 'done') return null
    return move.kind === 'attack' ? whyNotAttack(state, frame, move.space) : whyNotReinforce(state, frame, move.space)
  },
  legal(state, { attacks, reinforces }, seat, into) {
    if (attacks > 0) listTargets(state, seat, into)
    if (reinforces > 0 && playerOf(state, seat).controls > playerOf(state, seat).reinforced) {
      for (let space = 0; space < state.owner.length; space++) {
        if (state.owner[space] === seat && state.piece[space] === CONTROL) into.push(REINFORCEMENTS[space] as Move)
      }
    }
    into.push(DONE)
  },
  apply(state, { attacks, reinforces, made }, seat, move, tell) {
    const policy = policyOf(state).reinforces
    if (move.kind === 'done') {
      state.pending.pop()
      return
    }
    if (move.kind === 'reinforce') {
      const kept = policy === 'also' ? attacks : 0
      askAgain(state, { kind: 'military', seat, attacks: kept, reinforces: reinforces - 1, made })
      reinforce(state, move.space, tell)
      return
    }
    // Where the attack comes from matters only to the log.
    if (tell !== undefined) searchTargets(state, seat)
    const from = originOf(move.space)
    const kept = policy === 'instead' ? 0 : policy === 'after' ? Math.max(0, reinforces - 1) : reinforces
    askAgain(state, { kind: 'military', seat, attacks: attacks - 1, reinforces: kept, made: made + 1 })
    declareAttack(state, seat, from, defenderAt(state, move.space), tell)
  },
  over(state, { seat, attacks, reinforces }) {
    const player = playerOf(state, seat)
    return attacks === 0 && (reinforces === 0 || player.controls === player.reinforced)
  },
}

/** N-14.3: what is in range now. */
export const aimings: Aimings = {
  military(state, seat) {
    const frame = state.pending[state.pending.length - 1] as Military
    const moves: Move[] = []
    if (frame.attacks > 0) listTargets(state, seat, moves)
    return moves.flatMap((move) =>
      move.kind === 'attack' ? [{ ...defenderAt(state, move.space), move: move.notation }] : [],
    )
  },
}

const listTargets = (state: State, seat: number, into: Move[]): void => {
  searchTargets(state, seat)
  const { owner, piece, barbarians } = state
  for (let space = 0; space < owner.length; space++) {
    const of = owner[space] ?? NONE
    const isHeld = of === NONE ? piece[space] === CITY_STATE : of !== seat
    if (isHeld && isReached(space)) into.push(ATTACKS[space] as Move)
  }
  for (let barbarian = 0; barbarian < barbarians.length; barbarian++) {
    const space = barbarians[barbarian] ?? NONE
    if (space < 0 || !isReached(space) || isRival(state, space, seat) || piece[space] === CITY_STATE) continue
    into.push(ATTACKS[space] as Move)
  }
}
