import { below, recordingChance } from '../../values/random.ts'
import { noteMet } from './course.ts'
import { legality, notation, openMove } from './legality.ts'
import type { Answer, Choice, Moment, Run } from './moment.ts'
import type { Trial } from './trial.ts'

/** Whether what can be chosen makes sense. */
export const AT_CHOICE = [notation, legality]

export const lookAround = <M extends Moment>(moment: M): M & Choice => {
  const { trial, state, seat } = moment
  const { game } = trial
  trial.check = 'legality'
  const legal = game.legal(state, seat)
  const candidates = game.presentation.candidates(state, seat)
  const reasons = candidates.map((move) => game.presentation.whyNot(state, seat, move))
  trial.check = 'notation'
  const legalTexts = legal.map((move) => game.notation.notate(move))
  const candidateTexts = candidates.map((move) => game.notation.notate(move))
  return { ...moment, legal, legalTexts, candidates, candidateTexts, reasons }
}

/** The move to play; now and then another that the game suggests is tried beside it. */
export const choose = (choice: Choice): Answer | string => {
  const { trial, state, seat, planned, isOpen } = choice
  const { game, random } = trial
  trial.check = 'open moves'
  const open = isOpen ? planned : below(random, 2) === 0 ? game.openMoves?.suggest(state, seat, random) : null
  if (open !== null && open !== undefined) {
    const refused = openMove(choice, open)
    if (refused !== null) return refused
  }
  if (planned === undefined) return 'there is neither a legal nor a suggested move'
  remember(trial)
  return { move: planned, moveText: game.notation.notate(planned) }
}

/** Keeps one moment of the game, each equally likely, for the end. */
const remember = (trial: Trial): void => {
  const kept = trial.moves.length
  if (below(trial.course, kept + 1) !== 0) return
  trial.memory.kept = kept
  trial.memory.text = JSON.stringify(trial.state)
}

/** Plays the move in the match and, without listening, on the twin. */
export const play = ({ trial, seat }: Moment, { move, moveText }: Answer): Run | string => {
  trial.check = 'legality'
  // By notation every other time: what a text stands for must be what the value stands for.
  const submitted = trial.match.submit(seat, below(trial.random, 2) === 0 ? moveText : move)
  if (!submitted.ok) return `the match refuses ${seat} ${moveText}: ${submitted.error.key}`
  noteMet(trial.met, moveText)
  for (const { kind } of submitted.value.events) noteMet(trial.met, kind)
  trial.check = 'determinism'
  const chance = recordingChance(() => trial.game.apply(trial.state, seat, move))
  trial.moves.push(`${seat} ${moveText}`)
  return { events: submitted.value.events, chance }
}
