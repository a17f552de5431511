import type { Viewer } from '../../game.ts'
import { difference, notPlain } from './data.ts'
import type { Position, Turn } from './moment.ts'
import type { Check } from './trial.ts'

/**
 * No leak: whatever a viewer is shown must be the same in the true state and in one where everything the viewer
 * cannot know was drawn anew.
 */
export const secrecy: Check<Position> = {
  name: 'secrecy',
  inspect(position) {
    const { trial, state, loaded, viewer, sample } = position
    const { game, tally } = trial
    const changed = difference(loaded, state)
    if (changed !== null) return `sampling for ${named(viewer)} changed the state: state${changed}`
    tally.samples++
    if (tally.sampledAnew === 0 && difference(state, sample) !== null) tally.sampledAnew++
    const [problem] = game.proof.audit(sample)
    if (problem !== undefined) return `the sample of ${named(viewer)} is unsound: ${problem}`
    return viewProblem(position) ?? publicProblem(position) ?? choiceProblem(position)
  },
}

/** A sample shares nothing with the state it was drawn from: moves made on it leave the state alone. */
export const separateSample: Check<Turn> = {
  name: 'secrecy',
  inspect({ state, loaded, viewer, seat, sampled }) {
    const changed = difference(loaded, state)
    if (changed !== null) return `a move made on a sample of ${named(viewer)} changed the state: state${changed}`
    return viewer === seat && sampled === null ? `${named(viewer)} may not make its move in its own sample` : null
  },
}

export const named = (viewer: Viewer): string => (viewer === null ? 'the public' : `seat ${viewer}`)

const viewProblem = ({ trial, state, viewer, sampleView }: Position): string | null => {
  const view = trial.game.view(state, viewer)
  const apart = difference(view, sampleView.value)
  if (apart !== null) return `the view of ${named(viewer)} shows what it may not know: view${apart}`
  const crooked = notPlain(view)
  return crooked === null ? null : `the view of ${named(viewer)} is not plain data: view${crooked}`
}

/** What the runner tells everybody beside the view. */
const publicProblem = ({ trial, state, viewer, sample, deciders }: Position): string | null => {
  const { game } = trial
  if (difference(deciders, game.deciders(sample)) !== null)
    return `who decides differs in the sample of ${named(viewer)}`
  if (game.proof.turn(state) !== game.proof.turn(sample)) return `the turn differs in the sample of ${named(viewer)}`
  return game.outcome(sample) === null ? null : `the sample of ${named(viewer)} is over while the game goes on`
}

/** What a seat can choose from, and the reasons it is given, are shown to it as well. */
const choiceProblem = (position: Position): string | null => {
  const { trial, state, viewer, sample, deciders, seat } = position
  const { game } = trial
  if (viewer === null || !deciders.includes(viewer)) return null
  const legal = viewer === seat ? position.legal : game.legal(state, viewer)
  const texts = viewer === seat ? position.legalTexts : legal.map((move) => game.notation.notate(move))
  const sampledTexts = game.legal(sample, viewer, trial.scratch).map((move) => game.notation.notate(move))
  if (difference(texts, sampledTexts) !== null)
    return `the legal moves of seat ${viewer} depend on what it may not know`
  if (viewer !== seat) return null
  const candidates = game.presentation.candidates(sample, viewer)
  const apart = difference(position.candidates, candidates)
  if (apart !== null) return `the candidates of seat ${viewer} depend on what it may not know: ${apart}`
  const reasons = candidates.map((move) => game.presentation.whyNot(sample, viewer, move))
  if (difference(position.reasons, reasons) !== null) {
    return `the reasons given to seat ${viewer} depend on what it may not know`
  }
  const asked = difference(
    game.presentation.describe.decision(state, viewer),
    game.presentation.describe.decision(sample, viewer),
  )
  return asked === null ? null : `the question to seat ${viewer} depends on what it may not know: ${asked}`
}
