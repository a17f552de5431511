import type { Seat } from '../../game.ts'
import { split } from '../../values/random.ts'
import { inspectClosely } from './close-look.ts'
import { nextStep, noteMet } from './course.ts'
import { AT_CHOICE, choose, lookAround, play } from './deciding.ts'
import type { Moment } from './moment.ts'
import { sameSamples } from './same-samples.ts'
import { plainEvents, sound } from './soundness.ts'
import { firstProblem, type Trial } from './trial.ts'

/**
 * One decision of random play with the checks around it; advances the trial by one move. Every decision is checked for
 * soundness, for agreement of what is listed and what is refused, and for its words. What compares whole states, views
 * and samples costs many times more than the move itself: that is for close looks, of which `looksClosely` decides.
 */
export const inspectTurn = (trial: Trial, deciders: readonly Seat[]): string | null => {
  // The checks have chance of their own, so that a game takes the same course however closely it is looked at.
  trial.random = split(trial.course)
  trial.check = 'legality'
  const moment: Moment = { trial, state: trial.state, deciders, ...nextStep(trial, deciders) }
  trial.check = 'words'
  const question = trial.game.presentation.describe.decision(trial.state, moment.seat)
  noteMet(trial.met, question.key)
  return trial.tally.looksClosely(question.key, trial.random) ? inspectClosely(moment) : inspectBriefly(moment)
}

const BRIEFLY = [sound, sameSamples]

const inspectBriefly = (moment: Moment): string | null => {
  const { trial } = moment
  const unsound = firstProblem(trial, BRIEFLY, moment)
  if (unsound !== null) return unsound
  const choice = lookAround(moment)
  const confused = firstProblem(trial, AT_CHOICE, choice)
  if (confused !== null) return confused
  const answer = choose(choice)
  if (typeof answer === 'string') return answer
  const run = play(choice, answer)
  if (typeof run === 'string') return run
  const broken = firstProblem(trial, [plainEvents], { ...choice, ...answer, ...run })
  return broken === null ? null : `${broken} (after ${moment.seat} ${answer.moveText})`
}
