import { type Message, onceAnswered } from '@ecumene/kernel'
import { ABILITIES, type Ability } from '../../data/techs.ts'
import { NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import type { Teller } from '../events.ts'
import { SQUARE_NAMES } from '../map/grid.ts'
import { type Move, type MoveOf, mentions, moveOf, PASS } from '../moves.ts'
import { ask, type State } from '../state.ts'
import { askConsent } from './effects/consent.ts'
import { isAimed, NO_AIM, type Slot } from './effects/working.ts'
import { hasTarget, workingOf } from './effects.ts'
import { effectOf, effectsOf, nameOf, techOfAbility, type Use } from './use.ts'

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

export type Aiming = MoveOf<'aimEffect' | (typeof MOVES)[Slot]>

/** What is asked next: `effect`, a slot, or nothing. */
const wanted = (use: Use): 'effect' | Slot | null => {
  const effect = effectOf(use)
  if (effect === undefined) return 'effect'
  return workingOf(effect).slots.find((slot) => use.aim[slot] === undefined) ?? null
}

/** The name of the square that it is aimed at. */
const squareOf = ({ aim: { square = NONE } }: Use): string => SQUARE_NAMES[square] ?? 'none'

/** What may be chosen next; `isFirst` unless the effect has happened before. */
const optionsFor = (state: State, use: Use, isFirst: boolean): readonly Aiming[] => {
  const slot = wanted(use)
  if (slot === null) return []
  if (slot === 'effect') return effectsOf(use).map((_effect, number) => moveOf('aimEffect', number))
  const effect = effectOf(use)
  if (effect === undefined) return []
  return workingOf(effect)
    .targets(state, use.seat, effect, slot, use.aim, isFirst)
    .map((value) => moveOf(MOVES[slot], value))
}

const whyNotAim = (state: State, use: Use, isFirst: boolean, move: Aiming): Message<WordKey> | null => {
  if (move.kind === 'aimEffect') {
    const effect = effectsOf(use)[move.choice]
    if (wanted(use) !== 'effect' || effect === undefined) return because('reason.notNow')
    return hasTarget(state, use.seat, effect) ? null : because('reason.noTarget')
  }
  return optionsFor(state, use, isFirst).includes(move) ? null : because('reason.noTarget')
}

/** Every option is legal except effects without a target. */
const addOptions = (state: State, use: Use, isFirst: boolean, into: Move[]): void => {
  for (const move of optionsFor(state, use, isFirst)) {
    if (move.kind !== 'aimEffect' || whyNotAim(state, use, isFirst, move) === null) into.push(move)
  }
}

const AIMS: readonly Aiming['kind'][] = ['aimEffect', ...new Set(Object.values(MOVES))]

/** The use with what a move chooses. */
const choosing = (use: Use, move: Aiming): Use => {
  if (move.kind === 'aimEffect') return { ...use, effect: move.choice }
  const slot = wanted(use)
  return slot === null || slot === 'effect' ? use : { ...use, aim: { ...use.aim, [slot]: numberNamed(move) } }
}

/** The one thing that it names. */
const numberNamed = (move: Aiming): number => mentions(move)[0]?.value ?? NONE

/** The use with forced choices made: the only effect, and the only thing on a square that can be struck. */
const completed = (state: State, use: Use): Use => {
  const next = use.effect === NONE && effectsOf(use).length === 1 ? { ...use, effect: 0 } : use
  if (wanted(next) !== 'prey') return next
  const [only, ...others] = optionsFor(state, next, true)
  return only === undefined || others.length > 0 ? next : choosing(next, only)
}

/** Asks for what is still to be chosen; then for consent, then for payment; then the effect happens. */
export const askToAim = (state: State, begun: Use, tell: Teller): void => {
  const use = completed(state, begun)
  const { seat } = use
  if (wanted(use) !== null) {
    ask(state, { kind: 'aim', seat, use })
    return
  }
  ask(state, { kind: 'perform', seat, use })
  if (use.kind === 'ability') ask(state, { kind: 'spend', seat, cost: (ABILITIES[use.number] as Ability).cost })
  askConsent(state, use, tell)
}

/** C-D27, C-D42: which of its effects, and what it is aimed at. */
export const aim: Asks<'aim', Aiming['kind']> = {
  answers: AIMS,
  decision: (_state, { use }) =>
    because('decision.aim', { thing: nameOf(use), slot: wanted(use) ?? 'effect', square: squareOf(use) }),
  candidates: (state, { use }) => optionsFor(state, use, true),
  whyNot: (state, { use }, _seat, move) => whyNotAim(state, use, true, move),
  legal: (state, { use }, _seat, into) => addOptions(state, use, true, into),
  apply(state, { use }, seat, move, tell) {
    state.pending.pop()
    tell?.({
      kind: 'aimTaken',
      seat,
      own: { thing: nameOf(use).key, choice: { kind: move.kind, value: numberNamed(move) } },
    })
    askToAim(state, choosing(use, move), tell)
  },
}

/** An effect that may be carried out several times: once more, or enough. */
export const again: Asks<'again', Aiming['kind'] | 'pass'> = {
  answers: [...AIMS, 'pass'],
  decision: (_state, { use }) => because('decision.again', { thing: nameOf(use), square: squareOf(use) }),
  candidates: (state, { use }) => [PASS, ...optionsFor(state, use, false)],
  whyNot: (state, { use }, _seat, move) => (move.kind === 'pass' ? null : whyNotAim(state, use, false, move)),
  legal(state, { use }, _seat, into) {
    into.push(PASS)
    addOptions(state, use, false, into)
  },
  apply(state, { use, left }, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'pass') {
      tell?.({ kind: 'powerDeclined', seat, offer: 'again' })
      return
    }
    const next = choosing(use, move)
    ask(state, { kind: 'strike', seat, use: next, left })
    askConsent(state, next, tell)
  },
}

/** The effect happens once more with its new aim. */
export const strike: Asks<'strike', never> = onceAnswered((state, { use, left }, tell) =>
  happen(state, use, left, tell),
)

/** The effect happens with the aims chosen, and up to `left` times in all. */
export const happen = (state: State, use: Use, left: number, tell: Teller): void => {
  const effect = effectOf(use)
  if (effect === undefined) return
  const working = workingOf(effect)
  const tech = use.kind === 'ability' ? techOfAbility(use.number).number : NONE
  if (isAimed(working, use.aim)) working.run(state, use.seat, effect, use.aim, tech, tell)
  askAgain(state, use, left - 1)
}

/** Asks whether it happens once more, if it can. */
export const askAgain = (state: State, use: Use, left: number): void => {
  const effect = effectOf(use)
  if (left <= 0 || effect === undefined) return
  const { kept } = workingOf(effect)
  const rest = kept === undefined ? NO_AIM : kept(use.aim)
  if (rest === null) return
  const next = { ...use, aim: rest }
  if (optionsFor(state, next, false).length > 0) ask(state, { kind: 'again', seat: use.seat, use: next, left })
}
