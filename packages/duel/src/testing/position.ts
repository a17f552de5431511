import { allOf, membersOf, NO_MEMBERS, type SetOf, setOf, union, without } from '@ecumene/kernel'
import type { CardId } from '../data/cards.ts'
import {
  CARD_PIECES,
  type CardSet,
  cardNamed,
  NONE,
  PROGRESS_PIECES,
  progressNamed,
  wonderNamed,
} from '../data/pieces.ts'
import type { ProgressId } from '../data/progress.ts'
import type { WonderId } from '../data/wonders.ts'
import { duel } from '../game.ts'
import type { Event } from '../rules/events.ts'
import { moves as vocabulary } from '../rules/moves.ts'
import { setup } from '../rules/setup.ts'
import { type City, cardIn, type Options, putInto, type Side, type State } from '../rules/state.ts'
import { layStructure } from '../rules/structure.ts'
import { tallied } from '../rules/tally.ts'
import { beginTurn } from '../rules/turn.ts'

/** What a test wants to be true of a city; everything left out is empty, with the 7 coins of the start. */
export type CitySketch = {
  readonly coins?: number
  readonly buildings?: readonly CardId[]
  /** Wonders owned but not built. */
  readonly wonders?: readonly WonderId[]
  readonly built?: readonly WonderId[]
  readonly progress?: readonly ProgressId[]
}

export type Sketch = {
  readonly options?: Partial<Options>
  readonly seed?: string
  readonly age?: 1 | 2 | 3
  /** Whose turn it is. */
  readonly active?: Side
  readonly pawn?: number
  readonly militaryTokens?: number
  /**
   * The accessible cards. All other cards of the structure are taken away, unless `under` asks for some below them.
   * Any card will do, whatever its Age.
   */
  readonly open?: readonly CardId[]
  /** How many further cards still lie in the structure, covered by the first of `open`. Needs exactly one open card. */
  readonly under?: 0 | 1
  readonly discard?: readonly CardId[]
  /** Progress tokens on the board; the others that no city owns lie in the box. */
  readonly board?: readonly ProgressId[]
  readonly cities?: readonly [CitySketch, CitySketch]
}

/** A position in the middle of a game, at the start of a turn, made to order for a test. */
export const position = (sketch: Sketch = {}): State => {
  const options: Options = {
    wonders: 'firstGame',
    centredPawn: 'begins',
    greatLibraryTokens: 'public',
    ...sketch.options,
  }
  const state = setup({ ...options, wonders: 'firstGame' }, 2, sketch.seed ?? 'position')
  Object.assign(state, { options })
  state.pending.length = 0
  state.turn = 0
  layStructure(state, sketch.age ?? 1, undefined)
  if (sketch.open !== undefined) layOpen(state, sketch.open, sketch.under ?? 0)
  state.pawn = sketch.pawn ?? 0
  state.militaryTokens = sketch.militaryTokens ?? state.militaryTokens
  state.discard = cardSet(sketch.discard ?? [])
  const [one, two] = sketch.cities ?? [{}, {}]
  if (sketch.cities !== undefined) state.cities = [city(state, one), city(state, two)]
  const owned = union(state.cities[0].progress, state.cities[1].progress)
  if (sketch.board !== undefined) state.progressBoard = tokens(sketch.board)
  state.progressBoard = without(state.progressBoard, owned)
  state.progressBox = without(allOf(PROGRESS_PIECES.length), union(state.progressBoard, owned))
  beginTurn(state, sketch.active ?? 0)
  return state
}

/** Plays moves given in notation, each by the seat that must decide, and returns all events. */
export const play = (state: State, ...moves: readonly string[]): readonly Event[] => {
  const events: Event[] = []
  for (const text of moves) {
    const move = vocabulary.parse(text)
    if (move === null) throw new Error(`"${text}" is no move`)
    const [seat] = duel.deciders(state)
    if (seat === undefined) throw new Error(`"${text}": the game is over`)
    duel.apply(state, seat, move, (event) => events.push(event))
  }
  return events
}

/** Notations of all legal moves of the seat that must decide, in alphabetical order. */
export const legal = (state: State): readonly string[] =>
  duel
    .deciders(state)
    .flatMap((seat) => duel.legal(state, seat).map(duel.notation.notate))
    .sort()

/** The key of the reason why a move is refused, or `null`. */
export const refusal = (state: State, text: string, seat = duel.deciders(state)[0] ?? 0): string | null => {
  const move = vocabulary.parse(text)
  if (move === null) throw new Error(`"${text}" is no move`)
  return duel.presentation.whyNot(state, seat, move)?.key ?? null
}

/** Ids of the accessible cards. */
export const openCards = (state: State): readonly CardId[] =>
  membersOf(state.open).map((slot) => cardIn(state, slot).id)

const cardSet = (ids: readonly CardId[]): CardSet => {
  const set: CardSet = [NO_MEMBERS, NO_MEMBERS, NO_MEMBERS]
  for (const id of ids) putInto(set, cardNamed(id))
  return set
}

const tokens = (ids: readonly ProgressId[]): SetOf<ProgressId> => setOf(...ids.map((id) => progressNamed(id).number))
const wonderSet = (ids: readonly WonderId[]): SetOf<WonderId> => setOf(...ids.map((id) => wonderNamed(id).number))

const city = (state: State, sketch: CitySketch): City => {
  for (const id of sketch.built ?? []) state.tucked = state.tucked.with(wonderNamed(id).number, spareCard(state))
  return tallied({
    coins: sketch.coins ?? 7,
    buildings: cardSet(sketch.buildings ?? []),
    wonders: wonderSet(sketch.wonders ?? []),
    builtWonders: wonderSet(sketch.built ?? []),
    progress: tokens(sketch.progress ?? []),
  })
}

/** A card to lie under a Wonder that the sketch says is built: any that is not in use. */
const spareCard = (state: State): number => {
  const spare = CARD_PIECES.find(({ number }) => !state.slots.includes(number) && !state.tucked.includes(number))
  return spare?.number ?? NONE
}

/** Age II, row 2, left: face down, and covered by one card only. */
const UNDER = 6
/** Age II, row 3, left: the card that covers it. */
const OVER = 11

/** Leaves the open cards alone in the structure, or one of them on top of one face-down card. */
const layOpen = (state: State, open: readonly CardId[], under: number): void => {
  if (under > 0) {
    layStructure(state, 2, undefined)
    keepSlots(state, [UNDER, OVER])
    state.open = setOf(OVER)
    state.faceUp = setOf(OVER)
    state.slots[OVER] = cardNamed(open[0] as CardId).number
    return
  }
  keepSlots(
    state,
    open.map((_card, slot) => slot),
  )
  state.open = state.present
  state.faceUp = state.present
  for (const [slot, id] of open.entries()) state.slots[slot] = cardNamed(id).number
}

const keepSlots = (state: State, kept: readonly number[]): void => {
  state.present = setOf(...kept)
  for (const slot of state.slots.keys()) if (!kept.includes(slot)) state.slots[slot] = NONE
}
