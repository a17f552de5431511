import type { Message } from '@ecumene/kernel'
import { ABILITIES } from '../../data/techs.ts'
import type { WordKey } from '../../words/en.ts'
import { addUses, use, usesOf, whyNotUse } from '../abilities/using.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { DONE, type MoveOf, moveOf } from '../moves.ts'
import { knows } from '../powers.ts'
import { ask, ONLY, playerOf, type State } from '../state.ts'
import { battleOf, cardCount, ofSide, ownerOfSide, PREPARING, playerOfSide } from './battle.ts'
import { drawHands } from './beginning.ts'
import { decide } from './deciding.ts'
import { field, frontCount, isOpenTo, woundsOf } from './fronts.ts'
import { canHeal, canHealAll, healAll, healFront, woundedFronts } from './healing.ts'
import { NEW_FRONT } from './moves.ts'

const HEAL_ALL = moveOf('healAll')

const BATTLE_TECHS: readonly number[] = ABILITIES.filter(({ timing }) => timing === 'battle').map(({ tech }) => tech)

/** C-28.22: could the side, as far as everybody knows, still do something after it has played its unit? */
const mayAct = (state: State, seat: number): boolean => {
  const player = playerOf(state, seat)
  const markers = cardCount(player.resources) + cardCount(player.huts) + cardCount(player.villages)
  // Every era has culture events that serve as a resource.
  const hasMeans = markers + player.hand.length > 0
  return hasMeans && BATTLE_TECHS.some((tech) => knows(player, tech))
}

const handOf = (state: State): readonly number[] => {
  const { hands, turn } = battleOf(state)
  return ofSide(hands, turn)
}

const whyNotField = (state: State, move: MoveOf<'field'>): Message<WordKey> | null => {
  const battle = battleOf(state)
  if (battle.played) return because('reason.unitPlayed')
  if (handOf(state)[move.card] === 0) return because('reason.notInBattleHand')
  return move.where === NEW_FRONT || isOpenTo(battle, move.where - 1, battle.turn)
    ? null
    : because('reason.noSuchFront')
}

const whyNotHeal = (state: State, seat: number, front: number): Message<WordKey> | null => {
  const { turn } = battleOf(state)
  if (ownerOfSide(battleOf(state), turn) !== seat || !canHeal(state, turn, seat)) return because('reason.cannotHeal')
  return woundedFronts(state, turn).includes(front) ? null : because('reason.cannotHeal')
}

const fieldings = (state: State): readonly MoveOf<'field'>[] => {
  const battle = battleOf(state)
  const moves: MoveOf<'field'>[] = []
  for (const [card, count] of handOf(state).entries()) {
    if (count === 0) continue
    moves.push(moveOf('field', card, NEW_FRONT))
    for (let front = 0; front < frontCount(battle); front++) {
      if (isOpenTo(battle, front, battle.turn)) moves.push(moveOf('field', card, front + 1))
    }
  }
  return moves
}

/** Does this seat take a battle turn with its own units? Barbarians use nothing (C-23.12). */
const isOwn = (state: State, seat: number): boolean => ownerOfSide(battleOf(state), battleOf(state).turn) === seat

/** C-D35, C-D36: the battle turn of one side. The hands are drawn when this is first reached. */
export const fight: Asks<'fight', 'field' | 'heal' | 'healAll' | 'done' | 'use' | 'play'> = {
  answers: ['field', 'heal', 'healAll', 'done', 'use', 'play'],
  decision: () => because('decision.fight'),
  seats: (state) => ONLY[playerOfSide(battleOf(state), battleOf(state).turn)] as readonly number[],
  candidates(state, _frame, seat) {
    const uses = isOwn(state, seat) ? usesOf(state, seat, 'battle') : []
    const heals = isOwn(state, seat)
      ? [HEAL_ALL, ...woundedFronts(state, battleOf(state).turn).map((front) => moveOf('heal', front))]
      : []
    return [...(battleOf(state).played ? [] : fieldings(state)), ...heals, ...uses, DONE]
  },
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'field') return whyNotField(state, move)
    if (move.kind === 'heal') return whyNotHeal(state, seat, move.front)
    if (move.kind === 'healAll') {
      return isOwn(state, seat) && canHealAll(state, battleOf(state).turn, seat) ? null : because('reason.cannotHeal')
    }
    // C-28.4
    if (move.kind === 'done') return battleOf(state).played ? null : because('reason.mustPlayUnit')
    return isOwn(state, seat) ? whyNotUse(state, seat, 'battle', move) : because('reason.barbarians')
  },
  legal(state, _frame, seat, into) {
    const battle = battleOf(state)
    if (battle.played) into.push(DONE)
    else into.push(...fieldings(state))
    if (!isOwn(state, seat)) return
    if (canHeal(state, battle.turn, seat)) {
      for (const front of woundedFronts(state, battle.turn)) into.push(moveOf('heal', front))
      if (canHealAll(state, battle.turn, seat)) into.push(HEAL_ALL)
    }
    addUses(state, seat, 'battle', into)
  },
  apply(state, _frame, seat, move, tell) {
    const battle = battleOf(state)
    if (move.kind === 'field') {
      battle.healing = 0
      field(state, battle.turn, move.card, move.where - 1, tell)
      battle.played = true
      const goesOn = isOwn(state, seat) && (mayAct(state, seat) || canHeal(state, battle.turn, seat))
      if (!goesOn) nextTurn(state)
    } else if (move.kind === 'heal' || move.kind === 'healAll') {
      const before = woundsOf(battle, battle.turn)
      if (move.kind === 'heal') healFront(state, battle.turn, seat, move.front)
      else healAll(state, battle.turn)
      tell?.({ kind: 'woundsHealed', seat, count: before - woundsOf(battle, battle.turn) })
    } else if (move.kind === 'done') {
      tell?.({ kind: 'turnEnded', seat })
      nextTurn(state)
    } else use(state, seat, move, tell)
  },
  over(state) {
    const battle = battleOf(state)
    if (battle.stage === PREPARING) return true
    return !battle.played && battle.hands.every((hand) => cardCount(hand) === 0)
  },
  finish(state, _frame, tell) {
    if (battleOf(state).stage === PREPARING) {
      const left = drawHands(state, tell)
      skipEmptyHand(state)
      ask(state, { kind: 'fight' })
      if (left > 0) ask(state, { kind: 'enlist', seat: battleOf(state).barbarians, left })
    } else decide(state, tell)
  },
}

/** C-28.1, C-28.5 */
const nextTurn = (state: State): void => {
  const battle = battleOf(state)
  battle.played = false
  battle.healing = 0
  battle.turn = 1 - battle.turn
  skipEmptyHand(state)
}

const skipEmptyHand = (state: State): void => {
  const battle = battleOf(state)
  if (cardCount(ofSide(battle.hands, battle.turn)) === 0) battle.turn = 1 - battle.turn
}
