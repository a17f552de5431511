import { CIVILIZATIONS, type Civilization } from '../../data/civilizations.ts'
import { GREAT_PEOPLE } from '../../data/great-people.ts'
import { NONE } from '../../data/types.ts'
import { WONDERS } from '../../data/wonders.ts'
import { gainPerson } from '../abilities/people.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { drawWonder } from '../drawing.ts'
import type { Teller } from '../events.ts'
import { hasRoom, reserveFigure, setFigure } from '../map/figures.ts'
import { isWater } from '../map/land.ts'
import { layoutFor, type Place } from '../map/layouts.ts'
import { outskirtsOf, tradeIcons } from '../map/outskirts.ts'
import { placeCity, putMarker } from '../map/placing.ts'
import { type MoveOf, moveOf } from '../moves.ts'
import { civilizationOf } from '../powers.ts'
import { ask, PERSON_CODE, playerOf, type State, seatsWhere, WONDER_CODE } from '../state.ts'

/** C-6: what each player sets up, in this order; all players at the same time. */
const STEPS = ['waiting', 'capital', 'wonder', 'army', 'whiteArmy', 'scout', 'person', 'ready'] as const
type Step = (typeof STEPS)[number]

const READY = STEPS.indexOf('ready')

const stepOf = (state: State, seat: number): Step => STEPS[playerOf(state, seat).step] as Step

export const beginSettling = (state: State): void => {
  for (let seat = 0; seat < state.players.length; seat++) nextStep(state, seat, undefined)
  ask(state, { kind: 'settle' })
}

const isDue = (state: State, seat: number, step: Step): boolean => {
  const sheet = civilizationOf(state, seat)
  if (step === 'wonder') return sheet.wonders > 0
  if (step === 'whiteArmy') return sheet.armies > 0
  return step !== 'person' || sheet.greatPeople > 0
}

const nextStep = (state: State, seat: number, tell: Teller): void => {
  const player = playerOf(state, seat)
  do player.step++
  while (!isDue(state, seat, stepOf(state, seat)))
  const step = stepOf(state, seat)
  // C-6.21, C-6.22: after Egypt's wonder, before America's great person.
  if (step === 'army') player.trade = tradeIcons(state, seat, 0)
  // C-6.5
  if (step === 'person') gainPerson(state, seat, tell)
}

const squaresFor = (state: State, seat: number): readonly number[] =>
  stepOf(state, seat) === 'capital'
    ? (layoutFor(state.players.length).places[seat] as Place).centre
    : outskirtsOf(state, seat, 0)

const movesFor = (state: State, seat: number): readonly MoveOf<'capital' | 'place'>[] => {
  const kind = stepOf(state, seat) === 'capital' ? 'capital' : 'place'
  return squaresFor(state, seat).map((square) => moveOf(kind, square))
}

/** C-D2 to C-D5 */
export const settle: Asks<'settle', 'capital' | 'place'> = {
  answers: ['capital', 'place'],
  decision(state, _frame, seat) {
    const step = stepOf(state, seat)
    return step === 'waiting' || step === 'ready' ? { key: 'decision.settle.army' } : { key: `decision.settle.${step}` }
  },
  seats: (state) => seatsWhere(state, ({ step }) => step < READY),
  candidates: (state, _frame, seat) => movesFor(state, seat),
  whyNot(state, _frame, seat, move) {
    const step = stepOf(state, seat)
    if ((move.kind === 'capital') !== (step === 'capital')) return because('reason.notNow')
    if (!squaresFor(state, seat).includes(move.square)) return because('reason.notThere')
    if (step === 'capital' || step === 'wonder') return null
    // C-6.13, C-6.5
    if (isWater(state, move.square)) return because('reason.water')
    if (step === 'person') return null
    return hasRoom(state, seat, move.square) ? null : because('reason.stacking')
  },
  apply(state, _frame, seat, move, tell) {
    const { square } = move
    const step = stepOf(state, seat)
    if (step === 'capital') {
      placeCity(state, seat, 0, square, civilizationOf(state, seat).walled)
      tell?.({ kind: 'capitalPlaced', seat, square })
    } else if (step === 'wonder') placeGivenWonder(state, seat, square, tell)
    else if (step === 'person') placeGivenPerson(state, seat, square, tell)
    else {
      const scout = step === 'scout'
      setFigure(state, seat, reserveFigure(state, seat, scout), square)
      tell?.({ kind: 'figurePlaced', seat, figure: scout ? 'scout' : 'army', square })
    }
    nextStep(state, seat, tell)
  },
  over: (state) => state.players.every((player) => player.step === READY),
}

/** C-4.10: it was drawn before the market was filled and has waited for its square. */
const placeGivenWonder = (state: State, seat: number, square: number, tell: Teller): void => {
  const wonder = state.given
  state.given = NONE
  putMarker(state, square, WONDER_CODE + wonder)
  tell?.({ kind: 'wonderPlaced', seat, wonder: (WONDERS[wonder] as (typeof WONDERS)[number]).id, square })
}

const placeGivenPerson = (state: State, seat: number, square: number, tell: Teller): void => {
  const { people } = playerOf(state, seat)
  const person = people.findIndex((count) => count > 0)
  people[person] = 0
  putMarker(state, square, PERSON_CODE + person)
  tell?.({ kind: 'personPlaced', seat, person: (GREAT_PEOPLE[person] as (typeof GREAT_PEOPLE)[number]).id, square })
}

/** Draws Egypt's wonder, if Egypt is in play. */
export const drawGivenWonder = (state: State): void => {
  const isIn = state.players.some(({ civilization }) => (CIVILIZATIONS[civilization] as Civilization).wonders > 0)
  if (isIn) state.given = drawWonder(state)
}
