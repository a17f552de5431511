import { type Message, onceAnswered, type Tell } from '@ecumene/kernel'
import { type Effect, NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import type { Event } from '../events.ts'
import { type Move, type MoveOf, moveOf, PASS } from '../moves.ts'
import { ask, type State } from '../state.ts'
import { askConsent } from './consenting.ts'
import { type Aim, NO_AIM, type Slot } from './effects/working.ts'
import { hasTarget, workingOf } from './effects.ts'
import { effectsInUse } from './using.ts'

/** The move that names what a slot asks for. */
const MOVES = {
  seat: 'aimSeat',
  city: 'aimCity',
  square: 'aim',
  to: 'aim',
  prey: 'aimPrey',
  wonder: 'aimWonder',
  tech: 'aimTech',
  unit: 'aimUnit',
  front: 'aimFront',
} as const satisfies { readonly [S in Slot]: string }

type Aiming = MoveOf<(typeof MOVES)[Slot]>
type Choosing = MoveOf<'aimEffect'> | Aiming

const valueIn = (move: Aiming): number => {
  switch (move.kind) {
    case 'aimSeat':
      return move.seat
    case 'aimCity':
      return move.city
    case 'aim':
      return move.square
    case 'aimPrey':
      return move.prey
    case 'aimWonder':
      return move.wonder
    case 'aimTech':
      return move.tech
    case 'aimUnit':
      return move.unit
    case 'aimFront':
      return move.front
  }
}

const aimOf = ({ power }: State): Aim => ({ target: power.target, item: power.item, square: power.square })

export const effectChosen = (state: State): Effect | null => effectsInUse(state)[state.power.effect] ?? null

/** What is asked next: `effect`, a slot, or nothing. */
const wanted = (state: State): 'effect' | Slot | null => {
  const effect = effectChosen(state)
  if (effect === null) return 'effect'
  const { target, item, square } = state.power
  for (const slot of workingOf(effect).slots) {
    if (slot === 'seat' ? target === NONE : slot === 'square' ? square === NONE : item === NONE) return slot
  }
  return null
}

const optionsFor = (state: State, seat: number): readonly Choosing[] => {
  const slot = wanted(state)
  if (slot === null) return []
  if (slot === 'effect') return effectsInUse(state).map((_effect, number) => moveOf('aimEffect', number))
  const effect = effectChosen(state) as Effect
  return workingOf(effect)
    .targets(state, seat, effect, slot, aimOf(state))
    .map((value) => moveOf(MOVES[slot], value))
}

const whyNotAim = (state: State, seat: number, move: Choosing): Message<WordKey> | null => {
  if (move.kind === 'aimEffect') {
    const effect = effectsInUse(state)[move.choice]
    if (wanted(state) !== 'effect' || effect === undefined) return because('reason.notNow')
    return hasTarget(state, seat, effect) ? null : because('reason.noTarget')
  }
  return optionsFor(state, seat).includes(move) ? null : because('reason.noTarget')
}

/** What may be aimed at is legal; only of the effects themselves some may have no target. */
const addOptions = (state: State, seat: number, into: Move[]): void => {
  for (const move of optionsFor(state, seat)) {
    if (move.kind !== 'aimEffect' || whyNotAim(state, seat, move) === null) into.push(move)
  }
}

const AIMS: readonly Choosing['kind'][] = [
  'aimEffect',
  'aimSeat',
  'aimCity',
  'aim',
  'aimPrey',
  'aimWonder',
  'aimTech',
  'aimUnit',
  'aimFront',
]

const note = (state: State, move: Choosing): void => {
  const { power } = state
  if (move.kind === 'aimEffect') power.effect = move.choice
  else if (move.kind === 'aimSeat') power.target = move.seat
  else if (move.kind === 'aim' && power.square === NONE) power.square = move.square
  else power.item = valueIn(move)
}

/** C-D27, C-D42: which of its effects, and what it is aimed at. */
export const aim: Asks<'aim', Choosing['kind']> = {
  answers: AIMS,
  decision: () => because('decision.aim'),
  candidates: (state, _frame, seat) => optionsFor(state, seat),
  whyNot: (state, _frame, seat, move) => whyNotAim(state, seat, move),
  legal: (state, _frame, seat, into) => addOptions(state, seat, into),
  apply: (state, _frame, _seat, move, tell) => {
    note(state, move)
    tell?.({ kind: 'aimTaken', seat: state.power.seat })
  },
  over(state, { seat }) {
    const { power } = state
    const effects = effectsInUse(state)
    if (power.effect === NONE && effects.length === 1) power.effect = 0
    if (wanted(state) === 'prey') {
      const [only, ...others] = optionsFor(state, seat)
      if (only !== undefined && others.length === 0) note(state, only)
    }
    return wanted(state) === null
  },
  finish: (state, _frame, tell) => askConsent(state, tell),
}

/** An effect that may be carried out several times: once more, or enough. */
export const again: Asks<'again', Choosing['kind'] | 'pass'> = {
  answers: [...AIMS, 'pass'],
  decision: () => because('decision.again'),
  candidates: (state, _frame, seat) => [PASS, ...optionsFor(state, seat)],
  whyNot: (state, _frame, seat, move) => (move.kind === 'pass' ? null : whyNotAim(state, seat, move)),
  legal(state, _frame, seat, into) {
    into.push(PASS)
    addOptions(state, seat, into)
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    const effect = effectChosen(state)
    if (move.kind === 'pass' || effect === null) {
      tell?.({ kind: 'powerDeclined', seat })
      return
    }
    note(state, move)
    ask(state, { kind: 'strike', seat })
    askConsent(state, tell)
  },
}

/** What was aimed once more happens, unless consent was refused. */
export const strike: Asks<'strike', never> = onceAnswered((state, { seat }, tell) => {
  const effect = effectChosen(state)
  const isRefused = state.power.refused === 1
  state.power.refused = 0
  if (isRefused) askAgain(state, seat, NO_AIM)
  else if (effect !== null) repeat(state, seat, effect, tell)
})

/** Carries out an effect with the aims chosen, and asks whether it shall happen again. */
export const repeat = (state: State, seat: number, effect: Effect, tell: Tell<Event> | undefined): void => {
  const { power } = state
  const { run, kept } = workingOf(effect)
  const aim = aimOf(state)
  run(state, seat, effect, aim, NONE, tell)
  power.left--
  const rest = kept === undefined ? NO_AIM : kept(state, aim)
  if (rest !== null) askAgain(state, seat, rest)
}

/** Asks whether it shall happen once more, if that is possible. */
export const askAgain = (state: State, seat: number, { square }: Aim): void => {
  const { power } = state
  power.square = square
  power.item = NONE
  if (power.left > 0 && optionsFor(state, seat).length > 0) ask(state, { kind: 'again', seat })
}
