import { minus } from '@ecumene/kernel'
import { cardNumbered } from '../../data/cards.ts'
import { type Ask, asks, because } from '../../rules/because.ts'
import type { Teller } from '../../rules/events.ts'
import type { CombatOption } from '../../rules/hooks/hooks.ts'
import { ownerOf } from '../../rules/map/on-spaces.ts'
import { isCity, isControl, put, removePiece, unusedCities } from '../../rules/map/pieces.ts'
import { takeControl } from '../../rules/military/aftermath.ts'
import type { Aim, Aimings, Target } from '../../rules/military/aims.ts'
import { declareAttack, rollAgain } from '../../rules/military/combat.ts'
import type { Defender } from '../../rules/military/defenders.ts'
import { reinforcedHelp, terrainLine } from '../../rules/military/strength.ts'
import { type Move, type MoveWith, moveOf, NOTHING_MOVE, SPEND } from '../../rules/moves.ts'
import { achieve, ask, CITY, playerOf, type State } from '../../rules/state.ts'
import { type Spending, spendBy, spendMoves, whyNotSpend } from '../../rules/trade/trade.ts'
import { harm, whyNotHarm } from '../../rules/trade/visits.ts'
import { attackIn, currentCard } from '../../rules/undertakings.ts'
import type { Way } from '../../rules/walks.ts'
import { DEVASTATED } from '../agendas/agendas.ts'
import { AGENDA_GOALS } from '../data/agendas.ts'
import { ARMY_SUPPORT, FORT_DEFENCE } from '../data/box.ts'
import { terraOf, terraPlayer } from '../state.ts'
import { armiesAt, defeatArmy, destroyArmy, destroyCaravan, destroyFigures, hasFigure } from './armies.ts'
import { ARMY, CARAVAN, FORT, isCalm, targetsAt } from './foes.ts'

/** T-9.17: attacks the one thing there is, or asks which one; nothing if there is none. */
export const attackFrom = (state: State, seat: number, from: number, space: number, tell: Teller): void => {
  const targets = targetsAt(state, seat, space)
  const [only] = targets
  if (targets.length > 1) ask(state, { kind: 'target', seat })
  else if (only !== undefined) declareAttack(state, seat, from, only, tell)
}

const moveAgainst = ({ kind, defender }: Target): Move => {
  if (kind === ARMY) return moveOf('strikeArmy', defender)
  return kind === CARAVAN ? moveOf('strikeCaravan', defender) : moveOf('assault')
}

const targetsNow = (state: State, seat: number): readonly Target[] => {
  const { trail } = terraOf(state).march
  return targetsAt(state, seat, trail[trail.length - 1] ?? 0)
}

/** T-9.17: what can be named as the target; T-9.13: before that, what an army would meet where it can end its way. */
export const aimings: Aimings = {
  target: (state, seat) => targetsNow(state, seat).map((foe) => ({ ...foe, move: moveAgainst(foe).notation })),
  armies: atTheEnd,
  army: atTheEnd,
}

function atTheEnd(state: State, seat: number, ways: readonly Way[]): readonly Aim[] {
  const ends = new Set(ways.flatMap(({ space, path }) => (path.length > 0 ? [space] : [])))
  return [...ends].flatMap((space) => targetsAt(state, seat, space).map((foe) => ({ ...foe, move: null })))
}

export const target: Ask<'target', 'assault' | 'strikeArmy' | 'strikeCaravan'> = {
  answers: ['assault', 'strikeArmy', 'strikeCaravan'],
  decision: asks('decision.target'),
  candidates: (state, _frame, seat) => targetsNow(state, seat).map(moveAgainst),
  whyNot: (state, _frame, seat, move) =>
    targetsNow(state, seat).some((foe) => moveAgainst(foe).notation === move.notation)
      ? null
      : because('reason.noTarget'),
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    const foe = targetsNow(state, seat).find((one) => moveAgainst(one).notation === move.notation) as Target
    const { trail } = terraOf(state).march
    declareAttack(state, seat, trail[trail.length - 2] ?? 0, foe, tell)
  },
}

/** T-9.22 to T-9.25, T-9.34, T-10.7: forts and figures as targets. */
export const defenders: Readonly<Record<number, Defender>> = {
  [FORT]: {
    target: 'fort',
    lines: () => [{ source: { kind: 'walls' }, value: FORT_DEFENCE }],
    beaten(state, seat, tell) {
      const { target: space } = attackIn(state)
      // T-10.9
      if (unusedCities(playerOf(state, seat)) === 0) return
      tell?.({ kind: 'fortTaken', seat, space })
      put(state, space, seat, CITY, tell)
    },
  },
  [ARMY]: {
    target: 'army',
    lines: (state, attacker) => [terrainLine(state, attacker)],
    beaten: (state, _seat, tell) => destroyArmy(state, attackIn(state).defender, attackIn(state).target, tell),
  },
  [CARAVAN]: {
    target: 'caravan',
    lines: (state, attacker) => [terrainLine(state, attacker)],
    beaten: (state, _seat, tell) => destroyCaravan(state, attackIn(state).defender, attackIn(state).target, tell),
  },
}

/** T-9.26: an army beside what is attacked. */
export const armySupport = (state: State, seat: number): number => {
  const { target: space, defenderKind } = attackIn(state)
  const others = armiesAt(state, seat, space) - (defenderKind === ARMY ? 1 : 0)
  return others > 0 ? ARMY_SUPPORT : 0
}

/** Siege Tactics: reinforced tokens give less. */
export const siege = (state: State): number =>
  0 - (cardNumbered(currentCard(state)).more?.armies?.siege ?? 0) * reinforcedHelp(state)

/** T-9.36: with a city or a token all rival figures there are lost. T-4.19 is noted here too. */
export const attackWon = (state: State, seat: number, tell: Teller): void => {
  const { target: space, defenderKind, attack, defender } = attackIn(state)
  if (attack >= AGENDA_GOALS.devastating) achieve(playerOf(state, seat), DEVASTATED)
  if (!isCity(defenderKind) && !isControl(defenderKind)) return
  for (const other of state.players.keys()) {
    if (other === seat || !hasFigure(state, other, space)) continue
    // A pact forbids destroying as well as attacking: its giver's figures are spared, and T-9.40 sends the army back.
    if (whyNotHarm(state, seat, other) !== null) continue
    destroyFigures(state, other, space, tell)
    // The space was not theirs, so diplomacy cards stay (T-9.20); but a pact covers destroying too.
    if (other !== defender) harm(state, seat, other)
  }
}

/** T-9.32, T-9.39 to T-9.43: where the army is when its attack is over. */
export const attackEnded = (state: State, seat: number, won: boolean, tell: Teller): void => {
  const { march } = terraOf(state)
  const { armies } = terraPlayer(state, seat)
  const { target: space } = attackIn(state)
  if (!won) {
    defeatArmy(state, seat, march.army, tell)
    redeploy(state)
    return
  }
  if (isCalm(state, seat, space)) return
  const back = march.trail.findLast((at) => at !== space && isCalm(state, seat, at))
  if (back === undefined) {
    defeatArmy(state, seat, march.army, tell)
    return
  }
  armies[march.army] = back
  tell?.({ kind: 'armyMoved', seat, from: space, space: back })
}

/** Mass Production: one army that was beaten may start again (TI-56). */
const redeploy = (state: State): void => {
  const { march } = terraOf(state)
  if (cardNumbered(currentCard(state)).more?.armies?.redeploys !== true || march.hasAgain) return
  march.hasAgain = true
  march.moved = minus(march.moved, march.army)
}

/** Scorched Earth, once per turn: a beaten control token may be destroyed, and the army moves again. */
export const mayScorch = (state: State, seat: number): boolean => {
  if (cardNumbered(currentCard(state)).more?.armies?.scorches !== true || terraOf(state).march.hasAgain) return false
  ask(state, { kind: 'scorch', seat })
  return true
}

export const scorch: Ask<'scorch', 'raze' | 'nothing'> = {
  answers: ['raze', 'nothing'],
  decision: asks('decision.scorch'),
  candidates: () => [moveOf('raze'), NOTHING_MOVE],
  whyNot: () => null,
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    const { target: space } = attackIn(state)
    if (move.kind === 'nothing') {
      takeControl(state, seat, space, tell)
      return
    }
    const { march } = terraOf(state)
    march.hasAgain = true
    march.moved = minus(march.moved, march.army)
    tell?.({ kind: 'controlDestroyed', owner: ownerOf(state, space), space })
    removePiece(state, space, tell)
  },
}

/** A re-roll and the spending that pays for it. */
type Reroll = MoveWith<'reroll' | 'rerollResource' | 'rerollNatural'>
const REROLL = moveOf('reroll')
const paidBy = (move: Reroll): Spending => {
  if (move.kind === 'rerollResource') return moveOf('resource', move.resource)
  return move.kind === 'rerollNatural' ? moveOf('natural', move.natural) : SPEND
}
const rerollFor = (payment: Spending): Reroll => {
  if (payment.kind === 'resource') return moveOf('rerollResource', payment.resource)
  return payment.kind === 'natural' ? moveOf('rerollNatural', payment.natural) : REROLL
}

/** T-9.28, T-9.29, T-9.31: instead of +1 a token buys a re-roll of one's own die. */
export const reroll: CombatOption<Reroll> = {
  kinds: ['reroll', 'rerollResource', 'rerollNatural'],
  moves: (state, seat) => spendMoves(state, seat).map(rerollFor),
  whyNot: (state, seat, place, move) => whyNotSpend(state, seat, place, paidBy(move)),
  apply(state, seat, place, move, tell) {
    const { die, value } = rollAgain(state, seat)
    tell?.({ kind: 'dieRerolled', seat, die, value })
    spendBy(state, seat, place, paidBy(move), tell)
  },
}
