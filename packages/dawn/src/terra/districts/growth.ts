import type { Message } from '@ecumene/kernel'
import { cardNumbered } from '../../data/cards.ts'
import { NONE } from '../../data/types.ts'
import { type Ask, asks, because } from '../../rules/because.ts'
import { askToPlace } from '../../rules/culture/anchors.ts'
import { placeOne, whyNotFree } from '../../rules/culture/placing.ts'
import type { Teller } from '../../rules/events.ts'
import { active } from '../../rules/hooks/asking.ts'
import { boardOf } from '../../rules/map/board.ts'
import { reinforce, unusedControls } from '../../rules/map/pieces.ts'
import { difficultyOf, hasAdjacent } from '../../rules/map/spaces.ts'
import { DONE, type Move, type MoveWith, moveOf, spaceMoves } from '../../rules/moves.ts'
import { ask, askAgain, CONTROL, type FrameOf, ON_CARD, playerOf, REINFORCED, type State } from '../../rules/state.ts'
import { canSpend, cardPlace, spendBy, spendMoves, whyNotSpend } from '../../rules/trade/trade.ts'
import { currentCard, currentSlot } from '../../rules/undertakings.ts'
import type { WordKey } from '../../words/en.ts'
import { armiesAt } from '../armies/armies.ts'
import type { GrowthPart } from '../data/card-parts.ts'
import { DISTRICTS } from '../data/districts.ts'
import { NO_LIMIT } from '../effects/cities.ts'
import { oneToken } from '../effects/one-token.ts'
import { terraPlayer } from '../state.ts'
import { askKind } from './district-icon.ts'
import { isPlaced, placeDistrict, whyNotDistrict } from './districts.ts'

const partOf = (state: State): GrowthPart => cardNumbered(currentCard(state)).more?.growth as GrowthPart

type GrowthFrame = FrameOf<'growth'>

/** T-7.2: one district or up to as many reinforcements as the slot's number; some cards do both. */
export const resolveGrowth = (state: State, seat: number): void => {
  const reinforces = partOf(state).reinforces === 'instead' ? currentSlot(state) : 0
  ask(state, { kind: 'growth', seat, isPlacing: true, reinforces })
}

const mayPlace = (state: State, { seat, isPlacing }: GrowthFrame): boolean =>
  isPlacing && DISTRICTS.some((_one, kind) => !isPlaced(state, seat, kind))

/** T-15.9: Engineering's control token comes with the first option, even if no district does. */
const mayForgo = (state: State, { seat, isPlacing }: GrowthFrame): boolean =>
  unusedControls(playerOf(state, seat)) > 0 && isPlacing && partOf(state).after === 'controlBesideDistrict'

const tokenSpaces = (state: State, frame: GrowthFrame): readonly MoveWith<'place'>[] =>
  mayForgo(state, frame)
    ? spaceMoves(state, 'place').filter(({ space }) => whyNotBesideDistrict(state, frame.seat, space) === null)
    : []

const hasPlainToken = (state: State, seat: number): boolean =>
  playerOf(state, seat).controls > playerOf(state, seat).reinforced

const whyNotReinforce = (state: State, { seat, reinforces }: GrowthFrame, space: number): Message<WordKey> | null => {
  if (state.owner[space] !== seat) return because('reason.notYourToken')
  if (state.piece[space] === REINFORCED) return because('reason.reinforced')
  if (state.piece[space] !== CONTROL) return because('reason.notAToken')
  return reinforces > 0 ? null : because('reason.noReinforcements')
}

const listedMoves = (state: State, frame: GrowthFrame): readonly Move[] => {
  const moves: Move[] = []
  if (mayPlace(state, frame)) {
    for (const space of state.owner.keys()) {
      for (const kind of DISTRICTS.keys()) moves.push(moveOf('district', space, kind))
    }
  }
  moves.push(...spaceMoves(state, 'reinforce'))
  return moves
}

export const growth: Ask<'growth', 'district' | 'place' | 'reinforce' | 'spend' | 'natural' | 'resource' | 'done'> = {
  answers: ['district', 'place', 'reinforce', 'spend', 'natural', 'resource', 'done'],
  decision: asks('decision.growth'),
  candidates: (state, frame, seat) => [
    ...listedMoves(state, frame),
    ...tokenSpaces(state, frame),
    ...spendMoves(state, seat),
    DONE,
  ],
  whyNot(state, frame, seat, move) {
    switch (move.kind) {
      case 'done':
        return null
      case 'district':
        if (!mayPlace(state, frame)) return because('reason.noDistrict')
        return whyNotDistrict(state, seat, move.district, move.space)
      case 'place':
        return mayForgo(state, frame) ? whyNotBesideDistrict(state, seat, move.space) : because('reason.nothingToDo')
      case 'reinforce':
        return whyNotReinforce(state, frame, move.space)
      default:
        // T-7.4: a token is worth one more reinforcement, so there must be something left to reinforce.
        if (!hasPlainToken(state, seat)) return because('reason.nothingToDo')
        return whyNotSpend(state, seat, cardPlace(state, seat), move)
    }
  },
  legal(state, frame, seat, into) {
    if (mayPlace(state, frame)) listDistricts(state, seat, into)
    into.push(...tokenSpaces(state, frame))
    if (frame.reinforces > 0) {
      for (const move of spaceMoves(state, 'reinforce')) {
        if (state.owner[move.space] === seat && state.piece[move.space] === CONTROL) into.push(move)
      }
    }
    const place = cardPlace(state, seat)
    if (hasPlainToken(state, seat) && canSpend(state, seat, place)) {
      for (const move of spendMoves(state, seat)) if (whyNotSpend(state, seat, place, move) === null) into.push(move)
    }
    into.push(DONE)
  },
  apply(state, frame, seat, move, tell) {
    const isEither = partOf(state).reinforces === 'instead'
    switch (move.kind) {
      case 'done':
        if (frame.isPlacing && !isEither) afterDistrict(state, frame, NONE)
        else state.pending.pop()
        return
      case 'district': {
        const isNew = state.owner[move.space] !== seat
        const replaced = placeDistrict(state, seat, move.district, move.space, tell)
        afterDistrict(state, withoutReinforcing(state, frame), replaced ? move.space : NONE)
        // T-8.1, ND-36: it is a control token that was placed. Asked last, answered first.
        if (isNew) for (const { does } of active('controlPlaced', state, seat)) does(state, seat, move.space)
        return
      }
      case 'place':
        askAgain(state, { ...withoutReinforcing(state, frame), isPlacing: false })
        placeOne(state, seat, move.space, tell)
        return
      case 'reinforce': {
        // T-7.2: reinforcing takes the place of the district.
        const isPlacing = frame.isPlacing && !(isEither && frame.reinforces <= currentSlot(state))
        askAgain(state, { ...frame, isPlacing, reinforces: frame.reinforces - 1 })
        reinforce(state, move.space, tell)
        return
      }
      default:
        askAgain(state, { ...frame, reinforces: frame.reinforces + 1 })
        spendBy(state, seat, cardPlace(state, seat), move, tell)
    }
  },
  over(state, frame) {
    const { seat, isPlacing, reinforces } = frame
    if (mayPlace(state, frame) || tokenSpaces(state, frame).length > 0) return false
    if (isPlacing && partOf(state).reinforces !== 'instead') return false
    return !hasPlainToken(state, seat) || (reinforces === 0 && !canSpend(state, seat, cardPlace(state, seat)))
  },
}

/** T-7.2: the district is placed instead; reinforcements that trade tokens bought stay. */
const withoutReinforcing = (state: State, frame: GrowthFrame): GrowthFrame =>
  partOf(state).reinforces === 'instead'
    ? { ...frame, reinforces: Math.max(0, frame.reinforces - currentSlot(state)) }
    : frame

const listDistricts = (state: State, seat: number, into: Move[]): void => {
  const free = [...DISTRICTS.keys()].filter((kind) => !isPlaced(state, seat, kind))
  for (const space of state.owner.keys()) {
    // What a space allows is the same for every kind.
    if (whyNotDistrict(state, seat, free[0] ?? 0, space) !== null) continue
    for (const kind of free) into.push(moveOf('district', space, kind))
  }
}

/** What the card adds once its district is placed or given up (T-15.9); `replaced` is the space of a token taken back. */
const afterDistrict = (state: State, frame: GrowthFrame, replaced: number): void => {
  const { seat } = frame
  const { reinforces, after } = partOf(state)
  const more = reinforces === 'also' ? currentSlot(state) : 0
  askAgain(state, { ...frame, isPlacing: false, reinforces: frame.reinforces + more })
  // Engineering: one control token next to any own district; there is one now.
  if (after === 'controlBesideDistrict') ask(state, { kind: 'besideDistrict', seat })
  if (after === 'replaceControl' && replaced !== NONE) askToPlace(state, seat, 1, replaced, NO_LIMIT)
  if (after === 'districtKind') askKind(state, seat)
  if (reinforces === 'besideArmies') ask(state, { kind: 'deployment', seat })
}

/** Military Engineering: armies on the military card go to own cities, one by one; then all tokens beside armies. */
export const deployment: Ask<'deployment', 'deploy' | 'done'> = {
  answers: ['deploy', 'done'],
  decision: asks('decision.deployment'),
  candidates: (state, _frame, seat) => [...playerOf(state, seat).cities.map((city) => moveOf('deploy', city)), DONE],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'done') return null
    return playerOf(state, seat).cities.includes(move.space) ? null : because('reason.notYourCity')
  },
  apply(state, _frame, seat, move, tell) {
    if (move.kind === 'done') {
      state.pending.pop()
      reinforceBesideArmies(state, seat, tell)
      return
    }
    const { armies } = terraPlayer(state, seat)
    armies[armies.indexOf(ON_CARD)] = move.space
    tell?.({ kind: 'armyDeployed', seat, space: move.space })
  },
  over: (state, { seat }) => !terraPlayer(state, seat).armies.includes(ON_CARD),
  finish: (state, { seat }, tell) => reinforceBesideArmies(state, seat, tell),
}

const reinforceBesideArmies = (state: State, seat: number, tell: Teller): void => {
  const board = boardOf(state.layout)
  for (const space of state.owner.keys()) {
    if (state.owner[space] !== seat || state.piece[space] !== CONTROL) continue
    const near = armiesAt(state, seat, space) > 0 || hasAdjacent(board, space, (at) => armiesAt(state, seat, at) > 0)
    if (near) reinforce(state, space, tell)
  }
}

/** Engineering: within the slot's terrain, next to an own district. */
const whyNotBesideDistrict = (state: State, seat: number, space: number): Message<WordKey> | null => {
  const board = boardOf(state.layout)
  const blocked = whyNotFree(state, board, seat, space, active('forbidsControl', state, seat))
  if (blocked !== null) return blocked
  const slot = currentSlot(state)
  const difficulty = difficultyOf(state, board, seat, space, 'place', active('difficulty', state, seat))
  if (difficulty > slot) return because('reason.tooHard', { difficulty, slot })
  const own = terraPlayer(state, seat).districts
  return hasAdjacent(board, space, (near) => own.includes(near)) ? null : because('reason.notNextToDistrict')
}

export const besideDistrict = oneToken<'besideDistrict'>('decision.besideDistrict', (state, { seat }, space) =>
  whyNotBesideDistrict(state, seat, space),
)
