import type { Outcome } from '../../game.ts'
import { importMatch } from '../../match/codec.ts'
import { exportMatch } from '../../match/export.ts'
import { below } from '../../values/random.ts'
import { difference, notPlain } from './data.ts'
import { named } from './secrecy.ts'
import { type Check, firstProblem, type Trial, unchanged } from './trial.ts'
import { cameForward, wentBack } from './undoing.ts'

/** Everything to check when nobody has anything left to decide. */
export const inspectEnd = (trial: Trial): string | null => firstProblem(trial, AT_END, trial)

const ending: Check<Trial> = {
  name: 'ending',
  inspect({ game, state, match }) {
    const outcome = game.outcome(state)
    if (outcome === null) return 'nobody has to decide, but there is no outcome'
    for (let seat = 0; seat < match.seats; seat++) {
      if (game.legal(state, seat).length > 0) return `seat ${seat} has legal moves after the end`
    }
    return outcomeProblem(outcome, match.seats)
  },
}

const soundEnd: Check<Trial> = {
  name: 'audit',
  inspect: ({ game, state }) => game.proof.audit(state)[0] ?? null,
}

const plainEnd: Check<Trial> = {
  name: 'plain data',
  inspect({ state, game }) {
    const problem = notPlain(state) ?? notPlain(game.outcome(state))
    return problem === null ? null : `state or outcome${problem}`
  },
}

const outcomeWords: Check<Trial> = {
  name: 'words',
  inspect({ game, state, voice }) {
    const outcome = game.outcome(state)
    if (outcome === null) return null
    for (const { label, cells } of outcome.details ?? []) {
      for (const message of [label, ...cells]) {
        const unsaid = message === null ? null : voice.say(message)
        if (unsaid !== null) return unsaid
      }
    }
    const categories = outcome.scores.flatMap((scores) => Object.keys(scores))
    const keys = [`ending.${outcome.ending}`, ...categories.map((category) => `category.${category}`)]
    for (const key of keys) {
      const missing = voice.knows(key)
      if (missing !== null) return missing
    }
    return null
  },
}

/** After the end nothing can be played any more. */
const refusalAtEnd: Check<Trial> = {
  name: 'refusal',
  inspect({ game, state, moves }) {
    const last = moves[moves.length - 1]
    if (last === undefined) return null
    const space = last.indexOf(' ')
    const text = JSON.stringify(state)
    try {
      game.apply(state, Number(last.slice(0, space)), game.notation.parse(last.slice(space + 1)))
    } catch {
      return unchanged(state, text) ? null : 'a move refused after the end changed the state'
    }
    return `a move is accepted after the end: ${last}`
  },
}

/** What is still hidden at the end must not show in the final view either. */
const secrecyAtEnd: Check<Trial> = {
  name: 'secrecy',
  inspect({ game, state, match, random }) {
    const drawn = below(random, match.seats + 1)
    const viewer = drawn === match.seats ? null : drawn
    const sample = game.sample(state, viewer, random)
    const apart = difference(game.view(state, viewer), game.view(sample, viewer))
    if (apart !== null) return `the last view of ${named(viewer)} shows what it may not know: view${apart}`
    const outcome = difference(game.outcome(state), game.outcome(sample))
    return outcome === null ? null : `the outcome differs in the sample of ${named(viewer)}: ${outcome}`
  },
}

/** The same moves have led to the same end. */
const sameEnd: Check<Trial> = {
  name: 'determinism',
  inspect({ match, state }) {
    const apart = difference(match.state(), state)
    return apart === null ? null : `the same moves led to two states: state${apart}`
  },
}

/** A match file opens as the same match, down to the generator. */
const record: Check<Trial> = {
  name: 'record',
  inspect({ game, match }) {
    const imported = importMatch([game], exportMatch(match))
    if (!imported.ok) return `an exported match cannot be imported: ${imported.error.path} ${imported.error.message}`
    if (imported.value.hash() !== match.hash()) return 'an exported match is imported with another state'
    const apart = difference(imported.value.record(), match.record())
    return apart === null ? null : `an exported match is imported with another record: ${apart}`
  },
}

/** Reading a match file plays the whole game again: half of the games do it once, the others twice. */
const sometimes = ({ name, inspect }: Check<Trial>): Check<Trial> => ({
  name,
  inspect: (trial) => (below(trial.random, 2) === 0 ? inspect(trial) : null),
})

const AT_END = [
  sameEnd,
  ending,
  plainEnd,
  soundEnd,
  outcomeWords,
  refusalAtEnd,
  secrecyAtEnd,
  wentBack,
  // Now the match stands in the middle of the game, with an undo in its log.
  sometimes(record),
  cameForward,
  record,
]

const outcomeProblem = ({ winners, places, scores, details = [] }: Outcome, seats: number): string | null => {
  if (places.length !== seats) return `${places.length} places for ${seats} seats`
  if (scores.length !== 0 && scores.length !== seats) return `scores of ${scores.length} of ${seats} seats`
  const row = details.find(({ cells }) => cells.length !== seats)
  if (row !== undefined) return `a row of ${row.cells.length} cells for ${seats} seats`
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (first.length === 0) return 'nobody has place 1'
  const named = [...winners].sort((one, other) => one - other)
  if (difference(first, named) !== null)
    return `seats ${first.join(', ')} have place 1, winners are ${named.join(', ')}`
  for (const place of places) {
    // 1, 2, 2, 4: a place counts those who are ahead.
    const ahead = places.filter((other) => other < place).length
    if (place !== ahead + 1) return `places do not count up: ${places.join(', ')}`
  }
  for (const score of scores.flatMap((sheet) => Object.values(sheet))) {
    if (!Number.isFinite(score)) return `a score is ${score}`
  }
  return null
}
