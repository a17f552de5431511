import type { Seat } from '../../game.ts'
import { below, split } from '../../values/random.ts'
import { anyStep } from './course.ts'
import { notPlain } from './data.ts'
import { choose, play } from './deciding.ts'
import { notation } from './legality.ts'
import type { Choice } from './moment.ts'
import { sound } from './soundness.ts'
import { type Check, firstProblem, type Trial } from './trial.ts'

/**
 * One decision of plain random play, at hardly more than the price of the move: match and twin take what is listed. At one
 * decision in a few the state is sound as well, nothing that is listed is refused, moves are read back from their notation,
 * and a view is plain data. The end of a game is checked as ever: same state, record, undo.
 */
export const inspectQuickly = (trial: Trial, deciders: readonly Seat[]): string | null => {
  trial.random = split(trial.course)
  trial.check = 'legality'
  const { game, state } = trial
  const moment = { trial, state, deciders, ...anyStep(game, state, deciders, trial.met, trial.course) }
  // What could be tried and is refused is for a closer look.
  const choice: Choice = { ...moment, legal: [], legalTexts: [], candidates: [], candidateTexts: [], reasons: [] }
  const problem = below(trial.random, ONE_IN) === 0 ? glance(choice) : null
  if (problem !== null) return problem
  const answer = choose(choice)
  if (typeof answer === 'string') return answer
  const run = play(choice, answer)
  return typeof run === 'string' ? run : null
}

const ONE_IN = 12

const glance = (choice: Choice): string | null => {
  const { game } = choice.trial
  const legal = game.legal(choice.state, choice.seat)
  const legalTexts = legal.map((move) => game.notation.notate(move))
  return firstProblem(choice.trial, AT_GLANCE, { ...choice, legal, legalTexts })
}

/** What is listed is not refused. */
const allowed: Check<Choice> = {
  name: 'legality',
  inspect({ trial, state, seat, legal, legalTexts }) {
    for (const [at, move] of legal.entries()) {
      const reason = trial.game.presentation.whyNot(state, seat, move)
      if (reason !== null) return `legal, yet refused (${reason.key}): ${seat} ${legalTexts[at]}`
    }
    return null
  },
}

/** What somebody sees can be sent to them. */
const plainView: Check<Choice> = {
  name: 'views',
  inspect({ trial: { game, match, random }, state }) {
    const drawn = below(random, match.seats + 1)
    const problem = notPlain(game.view(state, drawn === match.seats ? null : drawn))
    return problem === null ? null : `view${problem}`
  },
}

const AT_GLANCE = [sound, notation, allowed, plainView]
