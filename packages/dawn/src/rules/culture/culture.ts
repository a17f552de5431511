import { type CulturePart, cardNumbered } from '../../data/cards.ts'
import { NONE } from '../../data/types.ts'
import { type Ask, asks, because } from '../because.ts'
import type { Teller } from '../events.ts'
import { active, general } from '../hooks/asking.ts'
import { boardOf, isWater, neighbour } from '../map/board.ts'
import { ownerOf, pieceOn } from '../map/on-spaces.ts'
import { isControl, isEmpty, isRival, put, removePiece, replacePiece, unusedControls } from '../map/pieces.ts'
import { isProtected, isReached, reach } from '../map/spaces.ts'
import { type Move, moveOf, NOTHING_MOVE } from '../moves.ts'
import { ask, CONTROL, type FrameOf, playerOf, REINFORCED, type State } from '../state.ts'
import { currentCard, currentSlot } from '../undertakings.ts'
import { ANY_CITY, ANY_SPACE, askToPlace } from './anchors.ts'
import { removable, takeBack, whyNotRemove } from './taking-back.ts'

/** N-8.1: the card's tokens, and those of abilities. */
export const resolveCulture = (state: State, seat: number, part: CulturePart): void => {
  let tokens = part.tokens
  for (const { does } of active('extraTokens', state, seat)) tokens += does(state, seat)
  askToPlace(state, seat, tokens, ANY_CITY, currentSlot(state), 'besideCities')
}

/** What comes after the tokens next to cities: one next to any friendly space, then what the card adds. */
export const nextCulturePart = (state: State, { seat, part }: FrameOf<'place'>): void => {
  if (part === null) return
  const { besideAnySpace, after } = cardNumbered(currentCard(state)).culture as CulturePart
  if (part === 'besideCities' && besideAnySpace > 0) {
    askToPlace(state, seat, besideAnySpace, ANY_SPACE, currentSlot(state), 'besideAnySpace')
    return
  }
  if (after === 'shift') ask(state, { kind: 'shift', seat })
  if (after === 'convert') ask(state, { kind: 'convert', seat })
  for (const { does } of active('cultureEnds', state, seat)) does(state, seat)
}

/** Drama and Poetry: one of the player's control tokens moves to an adjacent empty land space of any difficulty. */
export const shift: Ask<'shift', 'shift' | 'nothing'> = {
  answers: ['shift', 'nothing'],
  decision: asks('decision.shift'),
  candidates(state, _frame, seat) {
    const moves: Move[] = [NOTHING_MOVE]
    for (let space = 0; space < state.owner.length; space++) {
      if (state.owner[space] !== seat || !isControl(state.piece[space])) continue
      for (let direction = 0; direction < 6; direction++) moves.push(moveOf('shift', space, direction))
    }
    return moves
  },
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'nothing') return null
    if (state.owner[move.space] !== seat || !isControl(state.piece[move.space])) return because('reason.notYourToken')
    const board = boardOf(state.layout)
    const to = neighbour(board, move.space, move.direction)
    if (to === NONE) return because('reason.outside')
    if (isWater(board, to)) return because('reason.water')
    return isEmpty(state, to) ? null : because('reason.notEmpty')
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'nothing') return
    const to = neighbour(boardOf(state.layout), move.space, move.direction)
    const kind = pieceOn(state, move.space)
    tell?.({ kind: 'controlShifted', seat, from: move.space, space: to })
    for (const { does } of general('controlMoved', state)) does(state, seat, move.space, to)
    removePiece(state, move.space, tell)
    put(state, to, seat, kind, tell)
  },
}

const searchMedia = (state: State, seat: number): void =>
  reach(boardOf(state.layout), state.owner, seat, NO_SPACES, 2, () => true)

const NO_SPACES: readonly number[] = []

/** N-8.12: the player may take back a token if a rival token could then be swapped for it. */
const whyNotFreeUp = (state: State, seat: number, space: number) => {
  searchMedia(state, seat)
  const isWanted = state.piece.some(
    (piece, at) => piece === CONTROL && isRival(state, at, seat) && isReached(at) && !isProtected(state, at),
  )
  return isWanted ? whyNotRemove(state, seat, space) : because('reason.nowhere')
}

/** Mass Media: a rival control token at most 2 spaces from a friendly space is swapped, or weakened if reinforced. */
export const convert: Ask<'convert', 'convert' | 'remove' | 'nothing'> = {
  answers: ['convert', 'remove', 'nothing'],
  decision: asks('decision.convert'),
  candidates(state, _frame, seat) {
    const moves: Move[] = [NOTHING_MOVE]
    for (let space = 0; space < state.owner.length; space++) {
      if (isControl(state.piece[space])) moves.push(moveOf(isRival(state, space, seat) ? 'convert' : 'remove', space))
    }
    return moves
  },
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'nothing') return null
    const { space } = move
    if (move.kind === 'remove') return whyNotFreeUp(state, seat, space)
    if (!isRival(state, space, seat) || !isControl(state.piece[space])) return because('reason.notRivalToken')
    if (isProtected(state, space)) return because('reason.protected')
    searchMedia(state, seat)
    if (!isReached(space)) return because('reason.outOfRange')
    return state.piece[space] === REINFORCED || unusedControls(playerOf(state, seat)) > 0
      ? null
      : because('reason.noControlTokens')
  },
  legal(state, _frame, seat, into) {
    searchMedia(state, seat)
    const mayTake = unusedControls(playerOf(state, seat)) > 0
    let isWanted = false
    for (let space = 0; space < state.owner.length; space++) {
      if (!isRival(state, space, seat) || !isControl(state.piece[space]) || !isReached(space)) continue
      if (isProtected(state, space)) continue
      if (mayTake || state.piece[space] === REINFORCED) into.push(moveOf('convert', space))
      else isWanted = true
    }
    if (isWanted) removable(state, seat, into)
    into.push(NOTHING_MOVE)
  },
  apply(state, _frame, seat, move, tell) {
    if (move.kind === 'remove') {
      takeBack(state, seat, move.space, tell)
      return
    }
    state.pending.pop()
    if (move.kind !== 'nothing') swayControl(state, seat, move.space, tell)
  },
}

/** An unreinforced rival token becomes the player's; a reinforced one is flipped. */
const swayControl = (state: State, seat: number, space: number, tell: Teller): void => {
  if (state.piece[space] === REINFORCED) {
    weaken(state, space, tell)
    return
  }
  tell?.({ kind: 'controlConverted', seat, owner: ownerOf(state, space), space })
  replacePiece(state, space, seat, CONTROL, tell)
}

/** Flips a reinforced control token to its unreinforced side. */
export const weaken = (state: State, space: number, tell: Teller): void => {
  const owner = ownerOf(state, space)
  playerOf(state, owner).reinforced--
  state.piece[space] = CONTROL
  tell?.({ kind: 'controlWeakened', owner, space })
}
