import { has, type Message, plus } from '@ecumene/kernel'
import { CARD_LEVEL, CARD_TYPE, cardLevel, cardType } from '../../data/cards.ts'
import { TREATY_KIND, treatyCard, treatyGiver, treatyKind } from '../../data/sights.ts'
import { NONE } from '../../data/types.ts'
import { cardOf, kitOf } from '../../kits.ts'
import type { WordKey } from '../../words/en.ts'
import { type Ask, asks, because } from '../because.ts'
import { boardOf } from '../map/board.ts'
import { ownerOf } from '../map/on-spaces.ts'
import { isControl, isRival, removePiece, replacePiece, unusedControls } from '../map/pieces.ts'
import { hasAdjacent, isProtected } from '../map/spaces.ts'
import { DONE, type Move, type MoveWith, moveOf, NOTHING_MOVE, slotMoves } from '../moves.ts'
import { ownCards, replaceCard } from '../row/science.ts'
import { ask, askAgain, CONTROL, cardIn, playerOf, type State } from '../state.ts'
import { harm, returnTreaty, takeTreaty, treatiesHeld, whyNotHarm } from '../trade/visits.ts'

/*
 * Decisions that only wonders and city-states ask for; `abilities/` says when.
 */

/** Rival control tokens next to a friendly space. */
export const isNextToOwn = (state: State, seat: number, space: number): boolean =>
  isRival(state, space, seat) &&
  isControl(state.piece[space]) &&
  !isProtected(state, space) &&
  hasAdjacent(boardOf(state.layout), space, (near) => state.owner[near] === seat)

const rivalTokens = (state: State, seat: number, kind: 'destroy' | 'name'): Move[] => {
  const moves: Move[] = []
  for (let space = 0; space < state.owner.length; space++) {
    if (isRival(state, space, seat) && isControl(state.piece[space])) moves.push(moveOf(kind, space))
  }
  return moves
}

/** Forbidden City */
export const destroy: Ask<'destroy', 'destroy' | 'nothing'> = {
  answers: ['destroy', 'nothing'],
  decision: asks('decision.destroy'),
  candidates: (state, _frame, seat) => [...rivalTokens(state, seat, 'destroy'), NOTHING_MOVE],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'nothing') return null
    if (!isRival(state, move.space, seat) || !isControl(state.piece[move.space])) return because('reason.notRivalToken')
    if (isProtected(state, move.space)) return because('reason.protected')
    if (!isNextToOwn(state, seat, move.space)) return because('reason.notNextToOwn')
    return whyNotHarm(state, seat, ownerOf(state, move.space))
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'nothing') return
    const owner = ownerOf(state, move.space)
    tell?.({ kind: 'controlDestroyed', owner, space: move.space })
    removePiece(state, move.space, tell)
    harm(state, seat, owner)
  },
}

/** Eiffel Tower: two tokens of one rival are named, one after the other. */
export const name: Ask<'name', 'name' | 'nothing'> = {
  answers: ['name', 'nothing'],
  decision: asks('decision.name'),
  candidates: (state, _frame, seat) => [...rivalTokens(state, seat, 'name'), NOTHING_MOVE],
  whyNot(state, { first }, seat, move) {
    if (move.kind === 'nothing') return null
    if (!isRival(state, move.space, seat) || !isControl(state.piece[move.space])) return because('reason.notRivalToken')
    if (isProtected(state, move.space)) return because('reason.protected')
    const owner = ownerOf(state, move.space)
    if (first === NONE) return playerOf(state, owner).controls > 1 ? null : because('reason.onlyToken')
    if (first === move.space) return because('reason.named')
    return state.owner[first] === owner ? null : because('reason.otherPlayer')
  },
  apply(state, frame, seat, move) {
    const { first } = frame
    if (move.kind === 'name' && first === NONE) {
      askAgain(state, { kind: 'name', seat, first: move.space })
      return
    }
    state.pending.pop()
    if (move.kind === 'nothing') return
    ask(state, { kind: 'yield', seat: ownerOf(state, move.space), named: [first, move.space] })
  },
}

/** Eiffel Tower: their owner says which of the two is exchanged. */
export const yielding: Ask<'yield', 'yield'> = {
  answers: ['yield'],
  decision: asks('decision.yield'),
  candidates: (_state, { named }) => named.map((space) => moveOf('yield', space)),
  whyNot: (_state, { named }, _seat, move) => (named.includes(move.space) ? null : because('reason.notNamed')),
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    tell?.({ kind: 'controlConverted', seat: state.active, owner: seat, space: move.space })
    replacePiece(state, move.space, state.active, CONTROL, tell)
  },
}

export const canName = (state: State, seat: number): boolean =>
  unusedControls(playerOf(state, seat)) > 0 &&
  state.players.some((player, other) => other !== seat && player.controls > 1)

/** Geneva: swaps another player's card for a different one of theirs. */
export const renegotiate: Ask<'renegotiate', 'renegotiate' | 'nothing'> = {
  answers: ['renegotiate', 'nothing'],
  decision: asks('decision.renegotiate'),
  candidates: (state, _frame, seat) => [...renegotiations(state, seat), NOTHING_MOVE],
  whyNot: (state, _frame, seat, move) => (move.kind === 'nothing' ? null : whyNotRenegotiate(state, seat, move)),
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'nothing') return
    const giver = treatyGiver(move.given)
    returnTreaty(state, seat, giver, treatyKind(move.given), tell)
    takeTreaty(state, seat, giver, move.taken, tell)
  },
}

const whyNotRenegotiate = (state: State, seat: number, move: MoveWith<'renegotiate'>): Message<WordKey> | null => {
  const giver = treatyGiver(move.given)
  const held = TREATY_KIND[move.given]
  if (giver >= state.players.length || state.treaties[move.given] !== seat) return because('reason.notHeld')
  if (held === move.taken) return because('reason.sameCard')
  return state.treaties[treatyCard(giver, move.taken)] === NONE ? null : because('reason.notAvailable')
}

const renegotiations = (state: State, seat: number): MoveWith<'renegotiate'>[] => {
  const moves: MoveWith<'renegotiate'>[] = []
  for (let giver = 0; giver < state.players.length; giver++) {
    for (const held of treatiesHeld(state, seat, giver)) {
      for (const kind of kitOf(state).treaties) moves.push(moveOf('renegotiate', treatyCard(giver, held), kind))
    }
  }
  return moves
}

export const canRenegotiate = (state: State, seat: number): boolean =>
  renegotiations(state, seat).some((move) => whyNotRenegotiate(state, seat, move) === null)

/** The place of the card being replaced. */
const placeUpgraded = ({ slot }: MoveWith<'upgrade' | 'replace'>): number => slot

/** The card of the next level: everyone's, or with `replace` the one that only this player has. */
const upgraded = (state: State, seat: number, move: MoveWith<'upgrade' | 'replace'>): number => {
  if (move.kind === 'replace') return move.card
  const card = cardIn(playerOf(state, seat), move.slot)
  return cardOf(state, cardType(card), cardLevel(card) + 1)
}

/**
 * Pyramids and Porcelain Tower: cards of the row are replaced by the next level of their type; each at most once. The
 * Pyramids take only level I.
 */
export const upgrade: Ask<'upgrade', 'upgrade' | 'replace' | 'done'> = {
  answers: ['upgrade', 'replace', 'done'],
  decision: asks('decision.upgrade'),
  candidates: (state, _frame, seat) => [
    ...slotMoves(state, 'upgrade'),
    ...ownCards(state, seat).flatMap((card) =>
      playerOf(state, seat).row.map((_card, place) => moveOf('replace', card, place)),
    ),
    DONE,
  ],
  whyNot(state, frame, seat, move) {
    if (move.kind === 'done') return null
    const { row } = playerOf(state, seat)
    const place = placeUpgraded(move)
    const card = row[place] ?? 0
    const level = cardLevel(card)
    if (has(frame.done, place)) return because('reason.upgraded')
    if (level > frame.level) return because('reason.levelTooHigh')
    const better = upgraded(state, seat, move)
    if (move.kind === 'replace') {
      if (!ownCards(state, seat).includes(better)) return because('reason.notAvailable')
      if (CARD_TYPE[better] !== CARD_TYPE[card]) return because('reason.sameType')
      if (CARD_LEVEL[better] !== level + 1) return because('reason.otherLevel', { level: level + 1 })
    }
    return row.includes(better) ? because('reason.inRow') : null
  },
  apply(state, frame, seat, move, tell) {
    if (move.kind === 'done') {
      state.pending.pop()
      return
    }
    const place = placeUpgraded(move)
    askAgain(state, { ...frame, left: frame.left - 1, done: plus(frame.done, place) })
    replaceCard(state, seat, place, upgraded(state, seat, move), tell)
  },
  over: (_state, { left }) => left === 0,
}
