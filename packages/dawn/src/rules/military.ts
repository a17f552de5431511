import type { Message } from '@ecumene/kernel'
import { cardNumbered } from '../data/cards.ts'
import type { MilitaryPolicy } from '../data/military-policy.ts'
import { NONE } from '../data/types.ts'
import type { WordKey } from '../words/en.ts'
import { has } from './abilities.ts'
import { type Ask, asks, because } from './because.ts'
import { boardOf, isWater } from './board.ts'
import { declareAttack } from './combat.ts'
import { DONE, type Move, movesOf } from './moves.ts'
import { hasBarbarian, isRival, reinforce } from './pieces.ts'
import { isReached, originOf, reach } from './spaces.ts'
import { ask, CITY_STATE, CONTROL, playerOf, REINFORCED, type State } from './state.ts'

const ATTACKS = movesOf('attack')
const REINFORCEMENTS = movesOf('reinforce')

const policyOf = (state: State): MilitaryPolicy => cardNumbered(state.now.card).military as MilitaryPolicy

export const resolveMilitary = (state: State, seat: number, policy: MilitaryPolicy): void => {
  const { now } = state
  now.attacks = policy.attacks
  now.reinforces = now.slot
  now.made = 0
  ask(state, { kind: 'military', seat })
}

/** N-14.2, N-14.4 to N-14.10: marks everything in range of the spaces that may attack. */
const searchTargets = (state: State, seat: number): void => {
  const board = boardOf(state.layout)
  const policy = policyOf(state)
  const anywhere = has('attacksAnywhere', state, seat)
  const throughAll = anywhere || policy.through === 'anything'
  const throughCityStates = state.options.attackThroughCityStates
  reach(board, state.owner, seat, state.now.taken, anywhere ? board.size : policy.range, (space) => {
    if (throughAll) return true
    if (isWater(board, space)) return policy.through === 'water'
    if (isRival(state, space, seat) || hasBarbarian(state, space)) return false
    return throughCityStates || state.piece[space] !== CITY_STATE
  })
}

/** N-14.3: barbarians, city-states, rival cities and rival control tokens. */
const isTarget = (state: State, seat: number, space: number): boolean =>
  isRival(state, space, seat) || state.piece[space] === CITY_STATE || hasBarbarian(state, space)

const whyNotAttack = (state: State, seat: number, space: number): Message<WordKey> | null => {
  const { now } = state
  if (now.attacks === 0) return because(now.made === 0 ? 'reason.reinforcing' : 'reason.noAttacks')
  if (!isTarget(state, seat, space)) return because('reason.noTarget')
  searchTargets(state, seat)
  return isReached(space) ? null : because('reason.outOfRange')
}

const whyNotReinforce = (state: State, seat: number, space: number): Message<WordKey> | null => {
  const { now } = state
  if (state.owner[space] !== seat) return because('reason.notYourToken')
  if (state.piece[space] === REINFORCED) return because('reason.reinforced')
  if (state.piece[space] !== CONTROL) return because('reason.notAToken')
  if (now.reinforces > 0) return null
  return because(now.made > 0 ? 'reason.attacking' : 'reason.noReinforcements')
}

/** N-13.1: reinforce or attack; some cards do both. One token, one attack at a time. */
export const military: Ask<'military', 'reinforce' | 'attack' | 'done'> = {
  answers: ['reinforce', 'attack', 'done'],
  decision: asks('decision.military'),
  candidates: (state) => [
    ...movesOf('reinforce').slice(0, state.owner.length),
    ...movesOf('attack').slice(0, state.owner.length),
    DONE,
  ],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'done') return null
    return move.kind === 'attack' ? whyNotAttack(state, seat, move.space) : whyNotReinforce(state, seat, move.space)
  },
  legal(state, _frame, seat, into) {
    const { now } = state
    if (now.attacks > 0) listTargets(state, seat, into)
    if (now.reinforces > 0 && playerOf(state, seat).controls > playerOf(state, seat).reinforced) {
      for (let space = 0; space < state.owner.length; space++) {
        if (state.owner[space] === seat && state.piece[space] === CONTROL) into.push(REINFORCEMENTS[space] as Move)
      }
    }
    into.push(DONE)
  },
  apply(state, _frame, seat, move, tell) {
    const { now } = state
    const { reinforces } = policyOf(state)
    if (move.kind === 'done') {
      state.pending.pop()
      return
    }
    if (move.kind === 'reinforce') {
      now.reinforces--
      if (reinforces !== 'also') now.attacks = 0
      reinforce(state, move.space, tell)
      return
    }
    // Where the attack comes from changes nothing but the story.
    if (tell !== undefined) searchTargets(state, seat)
    const from = originOf(move.space)
    now.attacks--
    now.made++
    if (reinforces === 'instead') now.reinforces = 0
    if (reinforces === 'after' && now.reinforces > 0) now.reinforces--
    declareAttack(state, seat, from, move.space, tell)
  },
  over: (state, { seat }) => {
    const { now } = state
    const player = playerOf(state, seat)
    return now.attacks === 0 && (now.reinforces === 0 || player.controls === player.reinforced)
  },
}

const listTargets = (state: State, seat: number, into: Move[]): void => {
  searchTargets(state, seat)
  const { owner, piece, barbarians } = state
  for (let space = 0; space < owner.length; space++) {
    const of = owner[space] as number
    const isHeld = of === NONE ? piece[space] === CITY_STATE : of !== seat
    if (isHeld && isReached(space)) into.push(ATTACKS[space] as Move)
  }
  for (let barbarian = 0; barbarian < barbarians.length; barbarian++) {
    const space = barbarians[barbarian] as number
    if (space < 0 || !isReached(space) || isRival(state, space, seat) || piece[space] === CITY_STATE) continue
    into.push(ATTACKS[space] as Move)
  }
}
