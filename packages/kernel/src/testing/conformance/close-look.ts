import { below } from '../../values/random.ts'
import { difference, shown } from './data.ts'
import { AT_CHOICE, choose, lookAround, play } from './deciding.ts'
import { acceptance, refusal } from './legality.ts'
import type { Chosen, Moment, Played, Position, Run, Saved, Studied, Turn } from './moment.ts'
import { runOf } from './moment.ts'
import { projectedChance, projectedMoves, projectedSecrets, reveals } from './reveals.ts'
import { sameSamplesForAll } from './same-samples.ts'
import { secrecy, separateSample } from './secrecy.ts'
import {
  asked,
  cloned,
  cloneUntouched,
  loadedPlaysOn,
  plainEvents,
  plainState,
  sameStart,
  savedAndLoaded,
  sound,
} from './soundness.ts'
import { firstProblem } from './trial.ts'
import { takenBack } from './undoing.ts'
import { sharedViews, steadyViews } from './views.ts'

/** One decision with every check there is. */
export const inspectClosely = (moment: Moment): string | null => {
  const { trial, seat } = moment
  const saved = save(moment)
  const unsound = firstProblem(trial, WHEN_SAVED, saved)
  if (unsound !== null) return unsound
  const studied = study(saved)
  const confused = firstProblem(trial, WHEN_STUDIED, studied)
  if (confused !== null) return confused
  const position = imagine(studied)
  const leaking = firstProblem(trial, AT_POSITION, position)
  if (leaking !== null) return leaking

  const answer = choose(position)
  if (typeof answer === 'string') return answer
  const chosen: Chosen = { ...position, ...answer }
  const entangled = firstProblem(trial, WHEN_CHOSEN, chosen)
  if (entangled !== null) return `${entangled} (${seat} ${answer.moveText})`
  trial.check = 'secrecy'
  const turn: Turn = { ...chosen, sampled: inSample(chosen) }
  const wrong = firstProblem(trial, BEFORE_MOVE, turn)
  if (wrong !== null) return `${wrong} (${seat} ${answer.moveText})`

  const run = play(turn, answer)
  if (typeof run === 'string') return run
  const astray = partedWays(turn)
  if (astray !== null) return astray
  const played: Played = { ...turn, ...run }
  const broken = firstProblem(trial, AFTER_MOVE, played)
  return broken === null ? null : `${broken} (after ${seat} ${answer.moveText})`
}

const WHEN_SAVED = [plainState, savedAndLoaded, sound]
const WHEN_STUDIED = [cloned, sameStart, ...AT_CHOICE, asked]
const AT_POSITION = [secrecy, sameSamplesForAll, sharedViews]
const WHEN_CHOSEN = [acceptance, cloneUntouched]
const BEFORE_MOVE = [separateSample, steadyViews, refusal, projectedMoves]
const AFTER_MOVE = [loadedPlaysOn, plainEvents, reveals, projectedSecrets, projectedChance, takenBack]

const save = (moment: Moment): Saved => {
  moment.trial.check = 'save'
  const text = JSON.stringify(moment.state)
  return { ...moment, text, loaded: JSON.parse(text) }
}

const study = (saved: Saved): Studied => {
  saved.trial.check = 'clone'
  const copy = saved.trial.game.clone(saved.state)
  return { ...lookAround(saved), copy }
}

const imagine = (studied: Studied): Position => {
  const { trial, state } = studied
  trial.check = 'secrecy'
  const drawn = below(trial.random, trial.match.seats + 1)
  const viewer = drawn === trial.match.seats ? null : drawn
  const sample = trial.game.sample(state, viewer, trial.random)
  const value = trial.game.view(sample, viewer)
  return { ...studied, viewer, sample, sampleView: { value, text: JSON.stringify(value) } }
}

const inSample = ({ trial, sample, seat, move }: Chosen): Run | null =>
  trial.game.presentation.whyNot(sample, seat, move) === null ? runOf(trial, sample, seat, move) : null

/** The same must have come of the move in the match, on the twin and on the clone. */
const partedWays = ({ trial, copy, seat, move, moveText }: Turn): string | null => {
  const apart = difference(trial.match.state(), trial.state)
  if (apart !== null) return `the same moves led to two states: state${apart} (after ${seat} ${moveText})`
  const beside = difference(copy, trial.state)
  return beside === null ? null : `a clone and its original part ways: state${beside} (after ${seat} ${shown(move)})`
}
