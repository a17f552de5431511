import type { Seat } from '../../game.ts'
import { below, seeded } from '../../values/random.ts'
import { difference, shown } from './data.ts'
import type { Choice, Chosen, Turn } from './moment.ts'
import type { Check, Trial } from './trial.ts'

/** A text stands for one move: it reads back as itself, and no two moves of a position share it. */
export const notation: Check<Choice> = {
  name: 'notation',
  inspect({ trial, legal, legalTexts, candidates, candidateTexts }) {
    return (
      collision(legal, legalTexts) ??
      collision(candidates, candidateTexts) ??
      unreadable(trial, legal, legalTexts) ??
      unreadable(trial, candidates, candidateTexts)
    )
  },
}

/** What is listed, what is refused and what can be tried agree with one another. */
export const legality: Check<Choice> = {
  name: 'legality',
  inspect(choice) {
    const { trial, state, deciders, legalTexts } = choice
    const { game } = trial
    if (new Set(legalTexts).size !== legalTexts.length) return `a move is listed twice: ${legalTexts.join('; ')}`
    const unlisted = unlistedProblem(choice)
    if (unlisted !== null) return unlisted
    const disagreement = candidateProblem(choice)
    if (disagreement !== null) return disagreement
    for (let seat = 0; seat < trial.match.seats; seat++) {
      const count = game.legal(state, seat, trial.scratch).length
      if (deciders.includes(seat)) {
        if (count === 0) return `seat ${seat} has to decide but has no legal move`
      } else if (count > 0) return `seat ${seat} has nothing to decide but has ${count} legal moves`
    }
    const again = game.legal(state, choice.seat, trial.scratch)
    const apart = difference(choice.legal, again)
    return apart === null ? null : `legal gives another list when it is passed an array: ${apart}`
  },
}

/** An open-ended move that the game itself suggests is allowed, and can be written down. */
export const openMove = ({ trial, state, seat }: Choice, move: unknown): string | null => {
  const { game } = trial
  const text = game.notation.notate(move)
  if (game.openMoves?.might?.(state, seat) === false)
    return `suggested though there was nothing to suggest: ${seat} ${text}`
  const reason = game.presentation.whyNot(state, seat, move)
  if (reason !== null) return `suggested but refused (${reason.key}): ${seat} ${text}`
  return unreadable(trial, [move], [text])
}

/** `apply` takes what `legal` lists. The clone it is tried on serves the clone check next. */
export const acceptance: Check<Chosen> = {
  name: 'legality',
  inspect({ trial, copy, seat, move }) {
    trial.game.apply(copy, seat, move)
    return null
  },
}

/** What is not legal is refused with a throw, and nothing is changed by trying. */
export const refusal: Check<Turn> = {
  name: 'refusal',
  inspect(turn) {
    const { trial, state, loaded, moveText } = turn
    for (const [seat, move] of attempts(turn)) {
      if (!throws(trial, state, seat, move)) return `accepts ${shown(move)} from seat ${seat}`
    }
    const garbage = oneOf(trial, [...GARBAGE, `${moveText}\u0000`, `\u0000${moveText}`])
    if (trial.game.notation.parse(garbage) !== null) return `parse takes ${JSON.stringify(garbage)} for a move`
    const changed = difference(loaded, state)
    if (changed !== null) return `a refused move changed the state: state${changed}`
    return spoiltMove(turn) ?? (below(trial.random, 8) === 0 ? submitGarbage(turn, garbage) : null)
  },
}

const GARBAGE = ['', ' ', '?', 'no such move 1 2 3', 'constructor', '__proto__', 'toString', '-1', '0', '{}']
const MALFORMED = [{}, { kind: 'no such move' }, { kind: 'constructor' }, [], 'no such move', 7]
const NO_NUMBERS = [-1, 0.5, 1e9]

const attempts = (turn: Turn): [seat: Seat, move: unknown][] => {
  const { trial, deciders, seat, move, candidates, reasons } = turn
  const refused = candidates.filter((_, at) => reasons[at] !== null)
  const list: [Seat, unknown][] = []
  if (refused.length > 0) list.push([seat, oneOf(trial, refused)])
  // One past the last seat nobody sits; of the others, whoever has nothing to decide may not move either.
  const stranger = below(trial.random, trial.match.seats + 1)
  if (below(trial.random, 2) === 0) list.push([seat, oneOf(trial, MALFORMED)])
  else if (!deciders.includes(stranger)) list.push([stranger, move])
  return list
}

/** A move with one field spoilt is refused too, unless it still is a move that is allowed or the field plays no part. */
const spoiltMove = ({ trial, state, copy: moved, seat, move, legalTexts }: Turn): string | null => {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return null
  const field = oneOf(trial, Object.keys(move))
  if (field === undefined) return null
  const spoilt: unknown = { ...move, [field]: spoiltValue(trial, (move as Record<string, unknown>)[field]) }
  const { game } = trial
  const copy = game.clone(state)
  if (throws(trial, copy, seat, spoilt)) {
    const apart = difference(state, copy)
    return apart === null ? null : `refusing ${shown(spoilt)} changed the state: state${apart}`
  }
  if (difference(moved, copy) === null || legalTexts.includes(game.notation.notate(spoilt))) return null
  if (isOpen(trial, state, seat, spoilt)) return null
  return `accepts the malformed ${shown(spoilt)} from seat ${seat}`
}

/** A value of the same type that means nothing: types are the compiler's business, values are the game's. */
const spoiltValue = (trial: Trial, value: unknown): unknown => {
  switch (typeof value) {
    case 'number':
      return oneOf(trial, NO_NUMBERS)
    case 'string':
      return 'no such thing'
    case 'boolean':
      return !value
    default:
      return Array.isArray(value) ? [] : {}
  }
}

const submitGarbage = ({ trial, seat, state }: Turn, garbage: string): string | null => {
  const { match } = trial
  const ply = match.ply
  if (match.submit(seat, garbage).ok) return `the match takes ${JSON.stringify(garbage)} for a move`
  return match.ply === ply && difference(match.state(), state) === null
    ? null
    : 'a refused submission changed the match'
}

const throws = ({ game }: Trial, state: unknown, seat: Seat, move: unknown): boolean => {
  try {
    game.apply(state, seat, move)
    return false
  } catch {
    return true
  }
}

const unlistedProblem = ({ legalTexts, candidateTexts }: Choice): string | null => {
  const known = new Set(candidateTexts)
  const missing = legalTexts.find((text) => !known.has(text))
  return missing === undefined ? null : `legal, but not among the candidates: ${missing}`
}

const candidateProblem = ({ trial, state, seat, candidates, candidateTexts, legalTexts, reasons }: Choice) => {
  const { game, voice } = trial
  const listed = new Set(legalTexts)
  for (const [at, candidate] of candidates.entries()) {
    const text = candidateTexts[at] as string
    const reason = reasons[at] as (typeof reasons)[number]
    if (reason === null) {
      if (!listed.has(text) && !isOpen(trial, state, seat, candidate))
        return `neither refused nor legal: ${seat} ${text}`
    } else if (listed.has(text)) return `legal, yet refused (${reason.key}): ${seat} ${text}`
    trial.check = 'words'
    const unsaid =
      (reason === null ? null : voice.say(reason)) ??
      (voice.isNew(text) ? voice.say(game.presentation.describe.move(candidate)) : null)
    if (unsaid !== null) return unsaid
    trial.check = 'legality'
  }
  return null
}

/**
 * Is this a move that `legal` need not list? Only moves of the kinds that the game itself suggests are open-ended, and of
 * those only what can be written down and read back as it is: a spoilt one cannot.
 */
const isOpen = ({ game, tally }: Trial, state: unknown, seat: Seat, move: unknown): boolean => {
  const kind = kindOf(move)
  // Chance of its own: what the checks draw next must not depend on which kinds were met before.
  const random = seeded('what is open-ended')
  for (let tries = 0; tries < ENOUGH_TRIES && !tally.openKinds.has(kind); tries++) {
    const suggested = game.openMoves?.suggest(state, seat, random) ?? null
    if (suggested !== null) tally.openKinds.add(kindOf(suggested))
  }
  return tally.openKinds.has(kind) && difference(game.notation.parse(game.notation.notate(move)), move) === null
}

const ENOUGH_TRIES = 200

const kindOf = (move: unknown): unknown => (move as { readonly kind?: unknown }).kind

const collision = (moves: readonly unknown[], texts: readonly string[]): string | null => {
  const first = new Map<string, unknown>()
  for (const [at, text] of texts.entries()) {
    if (!first.has(text)) first.set(text, moves[at])
    else if (difference(first.get(text), moves[at]) !== null) return `two moves are written "${text}"`
  }
  return null
}

const unreadable = (trial: Trial, moves: readonly unknown[], texts: readonly string[]): string | null => {
  const { game } = trial
  for (const [at, text] of texts.entries()) {
    if (!trial.tally.isNewText(text)) continue
    const read = game.notation.parse(text)
    if (read === null) return `"${text}" (${shown(moves[at])}) cannot be read back`
    const again = game.notation.notate(read)
    if (again !== text) return `"${text}" reads back as "${again}"`
  }
  return null
}

const oneOf = <T>({ random }: Trial, items: readonly T[]): T => items[below(random, items.length)] as T
