import { has, type Message, NO_MEMBERS, plus } from '@ecumene/kernel'
import { cardNumbered } from '../../data/cards.ts'
import { NONE } from '../../data/types.ts'
import { type Ask, asks, because } from '../../rules/because.ts'
import type { Teller } from '../../rules/events.ts'
import { active, isInForce } from '../../rules/hooks/asking.ts'
import { areAdjacent, around, boardOf, isWater } from '../../rules/map/board.ts'
import { difficultyOf, isMature } from '../../rules/map/spaces.ts'
import { DONE, moveOf } from '../../rules/moves.ts'
import { ask, CAPITAL, ON_CARD, OUT_OF_PLAY, playerOf, type State } from '../../rules/state.ts'
import { currentCard, currentSlot } from '../../rules/undertakings.ts'
import type { WordKey } from '../../words/en.ts'
import type { ArmyPart } from '../data/card-parts.ts'
import { armyFigure, explore, whyNotExplore } from '../map/explore.ts'
import { type March, terraOf, terraPlayer } from '../state.ts'
import { attackFrom } from './combat.ts'
import { mayRest, mayStay, mustStop } from './foes.ts'

const partOf = (state: State): ArmyPart => cardNumbered(currentCard(state)).more?.armies as ArmyPart

/** T-9.4: each army may move as far as the card says. */
export const resolveArmies = (state: State, seat: number): void => {
  const { march } = terraOf(state)
  march.moved = NO_MEMBERS
  march.distance = partOf(state).distance
  for (const { does } of active('marchDistance', state, seat)) march.distance = does(march.distance)
  ask(state, { kind: 'armies', seat })
}

/** Steps that the army on its way can still make. */
export const stepsLeft = ({ distance, walked }: March): number => distance - walked

const spaceOf = ({ trail }: March): number => trail[trail.length - 1] ?? 0

/** An army standing there that has not moved yet; all such armies are alike. */
const unmovedAt = (state: State, seat: number, at: number): number =>
  terraPlayer(state, seat).armies.findIndex((place, army) => place === at && !has(terraOf(state).march.moved, army))

/** T-9.7 */
const mayDeploy = (state: State, seat: number, city: number): boolean =>
  state.piece[city] === CAPITAL || isMature(state, seat, city)

/** T-9.5, T-9.6 */
const whyNotEnter = (state: State, seat: number, space: number): Message<WordKey> | null => {
  const board = boardOf(state.layout)
  if (isWater(board, space))
    return partOf(state).water || isInForce('sails', state, seat) ? null : because('reason.water')
  const slot = currentSlot(state)
  const difficulty = difficultyOf(state, board, seat, space, 'march', active('difficulty', state, seat))
  return difficulty > slot ? because('reason.tooHard', { difficulty, slot }) : null
}

/** Can an army that enters this space with this many steps left stop somewhere? */
const canFinish = (state: State, seat: number, space: number, steps: number): boolean => {
  const board = boardOf(state.layout)
  const met = new Set([space])
  let here = [space]
  for (let left = steps; here.length > 0; left--) {
    if (here.some((at) => mayRest(state, seat, at))) return true
    if (left === 0) return false
    here = here
      .flatMap((at) => (mustStop(state, seat, at) ? [] : around(board, at)))
      .filter((near) => !met.has(near) && whyNotEnter(state, seat, near) === null)
    for (const near of here) met.add(near)
  }
  return false
}

const whyNotStep = (state: State, seat: number, space: number, steps: number): Message<WordKey> | null => {
  const blocked = whyNotEnter(state, seat, space)
  if (blocked !== null) return blocked
  return canFinish(state, seat, space, steps - 1) ? null : because('reason.noRest')
}

/** May the army on its way stop where it is? T-9.13: where it started it attacks nothing. */
const isAtEase = (state: State, seat: number, at: number): boolean =>
  terraOf(state).march.trail.length === 1 ? mayStay(state, seat, at) : mayRest(state, seat, at)

/** Is there anything this army could do from here? */
const canLeave = (state: State, seat: number, army: number, space: number): boolean => {
  const { distance } = terraOf(state).march
  return (
    around(boardOf(state.layout), space).some((near) => whyNotStep(state, seat, near, distance) === null) ||
    (mayStay(state, seat, space) && whyNotExplore(state, armyFigure(army), space, distance) === null)
  )
}

const whyNotStart = (state: State, seat: number, at: number, from: number): Message<WordKey> | null => {
  const army = unmovedAt(state, seat, at)
  if (army < 0) return because(at === ON_CARD ? 'reason.noArmyOnCard' : 'reason.noArmy')
  return canLeave(state, seat, army, from) ? null : because('reason.noWayOut')
}

/** T-9.8, T-9.11: one army after the other, in any order, or none. */
export const armies: Ask<'armies', 'deploy' | 'army' | 'done'> = {
  answers: ['deploy', 'army', 'done'],
  decision: asks('decision.armies'),
  candidates: (state, _frame, seat) => [
    ...playerOf(state, seat).cities.map((city) => moveOf('deploy', city)),
    ...[...new Set(terraPlayer(state, seat).armies)].flatMap((at) => (at >= 0 ? [moveOf('army', at)] : [])),
    DONE,
  ],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'done') return null
    if (move.kind === 'army') return whyNotStart(state, seat, move.space, move.space)
    if (!playerOf(state, seat).cities.includes(move.space)) return because('reason.notYourCity')
    if (!mayDeploy(state, seat, move.space)) return because('reason.notMature')
    return whyNotStart(state, seat, ON_CARD, move.space)
  },
  apply(state, _frame, seat, move) {
    if (move.kind === 'done') {
      state.pending.pop()
      return
    }
    const { march } = terraOf(state)
    march.army = unmovedAt(state, seat, move.kind === 'army' ? move.space : ON_CARD)
    march.moved = plus(march.moved, march.army)
    march.walked = 0
    // T-9.42: the city an army starts from is a space it occupied.
    march.trail = [move.space]
    ask(state, { kind: 'army', seat })
  },
  over: (state, { seat }) =>
    terraPlayer(state, seat).armies.every((at, army) => at === OUT_OF_PLAY || has(terraOf(state).march.moved, army)),
}

const EXPLORE = moveOf('explore')

/** T-9.5: the army on its way goes step by step. */
export const army: Ask<'army', 'step' | 'stop' | 'explore'> = {
  answers: ['step', 'stop', 'explore'],
  decision: asks('decision.army'),
  candidates: (state) => {
    const near = around(boardOf(state.layout), spaceOf(terraOf(state).march))
    return [...near.map((space) => moveOf('step', space)), EXPLORE, moveOf('stop')]
  },
  whyNot(state, _frame, seat, move) {
    const { march } = terraOf(state)
    const at = spaceOf(march)
    if (move.kind === 'stop') {
      if (march.walked === 0) return because('reason.stepFirst')
      return isAtEase(state, seat, at) ? null : because('reason.noRest')
    }
    const steps = stepsLeft(march)
    if (move.kind === 'explore') {
      const refused = whyNotExplore(state, armyFigure(march.army), at, steps)
      if (refused !== null || isAtEase(state, seat, at)) return refused
      return canFinish(state, seat, at, steps - 1) ? null : because('reason.noRest')
    }
    if (!areAdjacent(boardOf(state.layout), at, move.space)) return because('reason.notAdjacent')
    return whyNotStep(state, seat, move.space, steps)
  },
  apply(state, _frame, seat, move, tell) {
    const { march } = terraOf(state)
    if (move.kind === 'stop') {
      state.pending.pop()
      arrive(state, seat, tell)
      return
    }
    march.walked++
    const { armies: places } = terraPlayer(state, seat)
    const at = spaceOf(march)
    if (move.kind === 'explore') {
      places[march.army] = at
      explore(state, seat, armyFigure(march.army), at, tell)
      return
    }
    march.trail.push(move.space)
    places[march.army] = move.space
    tell?.({ kind: 'armyMoved', seat, from: at, space: move.space })
  },
  over(state, { seat }) {
    const { march } = terraOf(state)
    if (march.walked === 0) return false
    return stepsLeft(march) === 0 || (march.trail.length > 1 && mustStop(state, seat, spaceOf(march)))
  },
  finish: (state, { seat }, tell) => arrive(state, seat, tell),
}

/** T-9.10, T-9.13: an army that has entered a space with something to attack attacks it. */
const arrive = (state: State, seat: number, tell: Teller): void => {
  const { march } = terraOf(state)
  const from = march.trail[march.trail.length - 2] ?? NONE
  if (from !== NONE) attackFrom(state, seat, from, spaceOf(march), tell)
}
