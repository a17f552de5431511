import { type SetOf, setOf } from '@ecumene/kernel'
import { CARD_LEVEL, CARD_TYPE, cardNumbered, cardType, type SciencePart } from '../../data/cards.ts'
import { TECH_LAST, TECH_LEVELS, TECH_WRAP } from '../../data/dials.ts'
import { ECONOMY, NONE, type Resource, SCIENCE, SLOTS } from '../../data/types.ts'
import { cardOf, kitOf } from '../../kits.ts'
import { type Ask, asks, because } from '../because.ts'
import { weaken } from '../culture/culture.ts'
import type { Teller } from '../events.ts'
import { active, isInForce } from '../hooks/asking.ts'
import { boardOf, neighbour } from '../map/board.ts'
import { ownerOf } from '../map/on-spaces.ts'
import { isControl, removePiece } from '../map/pieces.ts'
import { isProtected } from '../map/spaces.ts'
import { type Move, maker, moveOf, NOTHING_MOVE, spaceMoves } from '../moves.ts'
import { achieve, ask, askAgain, cardIn, playerOf, REACHED_LAST_TECH, REINFORCED, type State } from '../state.ts'
import { fitCaravans } from '../trade/caravans.ts'
import { askForResource } from '../trade/resources.ts'
import { canSpend, cardPlace, gainTrade, isSpending, spendBy, spendMoves, whyNotSpend } from '../trade/trade.ts'
import { harm, whyNotHarm } from '../trade/visits.ts'
import { currentCard, currentSlot } from '../undertakings.ts'

export const resolveScience = (state: State, seat: number): void => ask(state, { kind: 'science', seat, spent: 0 })

/** N-9.1, N-9.3: trade tokens first (N-A21), then the advance; or nothing at all (N-7.6). */
export const science: Ask<'science', 'spend' | 'natural' | 'resource' | 'advance' | 'nothing'> = {
  answers: ['spend', 'natural', 'resource', 'advance', 'nothing'],
  decision: asks('decision.science'),
  candidates: (state, _frame, seat) => [ADVANCE, ...spendMoves(state, seat), NOTHING_MOVE],
  whyNot(state, { spent }, seat, move) {
    if (move.kind === 'advance') return null
    if (move.kind === 'nothing') return spent === 0 ? null : because('reason.alreadySpent')
    return whyNotSpend(state, seat, cardPlace(state, seat), move)
  },
  legal(state, { spent }, seat, into) {
    into.push(ADVANCE)
    const place = cardPlace(state, seat)
    if (canSpend(state, seat, place)) {
      for (const move of spendMoves(state, seat)) if (whyNotSpend(state, seat, place, move) === null) into.push(move)
    }
    if (spent === 0) into.push(NOTHING_MOVE)
  },
  apply(state, frame, seat, move, tell) {
    if (isSpending(move)) {
      askAgain(state, { kind: 'science', seat, spent: frame.spent + 1 })
      spendBy(state, seat, cardPlace(state, seat), move, tell)
      return
    }
    state.pending.pop()
    if (move.kind === 'nothing') return
    const part = cardNumbered(currentCard(state)).science as SciencePart
    let spaces = currentSlot(state) + frame.spent
    for (const { does } of active('extraAdvance', state, seat)) spaces += does(state, seat)
    advance(state, seat, spaces, tell)
    // Asked last, answered first: what the card does before the advance comes before the cards gained by it.
    if (part === 'trade') gainTrade(state, seat, 1)
    if (part === 'resource') askForResource(state, seat, unownedKinds(state, seat))
    if (part === 'nuke' && currentSlot(state) === SLOTS) ask(state, { kind: 'nuke', seat })
  },
}

const unownedKinds = (state: State, seat: number): SetOf<Resource> =>
  setOf(...playerOf(state, seat).resources.flatMap((count, kind) => (count === 0 ? [kind] : [])))

/** N-9.2, N-9.4, N-9.12: moves the pointer and asks for the cards that may be gained; lower levels come first. */
export const advance = (state: State, seat: number, spaces: number, tell: Teller): void => {
  const player = playerOf(state, seat)
  const from = player.tech
  const levels: number[] = []
  for (let step = 0; step < spaces; step++) {
    player.tech = player.tech === TECH_LAST ? TECH_WRAP : player.tech + 1
    if (player.tech === TECH_LAST) achieve(player, REACHED_LAST_TECH)
    const level = TECH_LEVELS[player.tech] ?? 0
    if (level > 0) levels.push(level)
  }
  tell?.({ kind: 'techAdvanced', seat, from, to: player.tech })
  if (levels.length > 0) ask(state, { kind: 'gain', seat, levels: levels.sort((one, other) => one - other) })
}

const gaining = maker('gain')
const ADVANCE = moveOf('advance')

/** N-9.5 to N-9.8: a card of exactly this level from the player's deck. */
export const gain: Ask<'gain', 'gain' | 'replace' | 'nothing'> = {
  answers: ['gain', 'replace', 'nothing'],
  decision: asks('decision.gain'),
  candidates(state, { levels }, seat) {
    const cards = [...kitOf(state).deck.flat(), ...ownCards(state, seat)]
    const moves: Move[] = cards.map((card) => moveOf('gain', card))
    if (mayChoosePlace(state, seat)) {
      for (const card of cards) {
        if (CARD_LEVEL[card] !== levels[0]) continue
        for (let place = 0; place < playerOf(state, seat).row.length; place++)
          moves.push(moveOf('replace', card, place))
      }
    }
    moves.push(NOTHING_MOVE)
    return moves
  },
  whyNot(state, { levels }, seat, move) {
    if (move.kind === 'nothing') return null
    const { row } = playerOf(state, seat)
    const level = levels[0] ?? 0
    if (CARD_LEVEL[move.card] !== level) return because('reason.otherLevel', { level })
    const type = cardType(move.card)
    if (cardOf(state, type, level) !== move.card && !ownCards(state, seat).includes(move.card))
      return because('reason.notAvailable')
    if (row.includes(move.card)) return because('reason.inRow')
    if (move.kind === 'gain') return placeToReplace(row, type) === NONE ? because('reason.noSuchCard') : null
    const replaced = cardType(row[move.slot] ?? 0)
    if (replaced === type) return placeToReplace(row, type) === move.slot ? because('reason.sameTypeDirectly') : null
    // Oxford University: any card but the science card may be replaced by one of another type.
    if (!isInForce('replacesAnyType', state, seat)) return because('reason.sameType')
    return replaced === SCIENCE ? because('reason.scienceStays') : null
  },
  legal(state, frame, seat, into) {
    const level = frame.levels[0] ?? 0
    const { row } = playerOf(state, seat)
    for (let type = 0; type < kitOf(state).deck.length; type++) {
      const card = cardOf(state, type, level)
      if (!row.includes(card) && placeToReplace(row, type) !== NONE) into.push(gaining(card))
    }
    for (const card of ownCards(state, seat)) {
      const move = moveOf('gain', card)
      if (gain.whyNot(state, frame, seat, move) === null) into.push(move)
    }
    if (mayChoosePlace(state, seat)) {
      for (const move of gain.candidates(state, frame, seat)) {
        if (move.kind === 'replace' && gain.whyNot(state, frame, seat, move) === null) into.push(move)
      }
    }
    into.push(NOTHING_MOVE)
  },
  apply(state, frame, seat, move, tell) {
    askAgain(state, { ...frame, levels: frame.levels.slice(1) })
    if (move.kind === 'nothing') return
    const { row } = playerOf(state, seat)
    const place = move.kind === 'replace' ? move.slot : placeToReplace(row, cardType(move.card))
    replaceCard(state, seat, place, move.card, tell)
  },
  over: (_state, { levels }) => levels.length === 0,
}

/** Cards that only this player may gain: the leader's own. */
export const ownCards = (state: State, seat: number): readonly number[] => {
  const own = kitOf(state).ownCards[playerOf(state, seat).leader]
  return own === undefined ? [] : [own]
}

/** Oxford University, or two cards of a type that it has brought into the row: then N-9.7 names no single card. */
const mayChoosePlace = (state: State, seat: number): boolean => {
  const { row } = playerOf(state, seat)
  return (
    isInForce('replacesAnyType', state, seat) ||
    row.some((card, place) => placeToReplace(row, cardType(card)) !== place)
  )
}

const placeToReplace = (row: readonly number[], type: number): number =>
  row.findIndex((card) => CARD_TYPE[card] === type)

/** N-9.7 to N-9.10, N-9.15: same slot, and everything on the old card moves to the new one. */
export const replaceCard = (state: State, seat: number, place: number, card: number, tell: Teller): void => {
  const player = playerOf(state, seat)
  const replaced = cardIn(player, place)
  player.row[place] = card
  for (let natural = 0; natural < state.naturalCard.length; natural++) {
    if (state.naturalHolder[natural] === seat && state.naturalCard[natural] === replaced)
      state.naturalCard[natural] = card
  }
  tell?.({ kind: 'cardGained', seat, card: cardNumbered(card).id, replaced: cardNumbered(replaced).id })
  if (CARD_TYPE[card] === ECONOMY || CARD_TYPE[replaced] === ECONOMY) fitCaravans(state, seat, tell)
  for (const { does } of active('cardReplaced', state, seat)) does(state, seat, card, replaced, tell)
}

/** Nuclear Power in the fifth slot: control tokens on a space and around it. */
export const nuke: Ask<'nuke', 'nuke' | 'nothing'> = {
  answers: ['nuke', 'nothing'],
  decision: asks('decision.nuke'),
  candidates: (state) => [...spaceMoves(state, 'nuke'), NOTHING_MOVE],
  whyNot: () => null,
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'nothing') return
    tell?.({ kind: 'nuked', seat, space: move.space })
    const board = boardOf(state.layout)
    const hit = [move.space]
    for (let direction = 0; direction < 6; direction++) hit.push(neighbour(board, move.space, direction))
    for (const space of hit) {
      if (space === NONE || !isControl(state.piece[space]) || isProtected(state, space)) continue
      if (state.piece[space] === REINFORCED) {
        weaken(state, space, tell)
        continue
      }
      const owner = ownerOf(state, space)
      if (whyNotHarm(state, seat, owner) !== null) continue
      tell?.({ kind: 'controlDestroyed', owner, space })
      removePiece(state, space, tell)
      if (owner !== seat) harm(state, seat, owner)
    }
  },
}
