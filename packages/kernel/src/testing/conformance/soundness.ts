import { difference, notPlain } from './data.ts'
import type { Answer, Chosen, Moment, Played, Run, Saved, Studied } from './moment.ts'
import type { Check } from './trial.ts'

/** A state is plain JSON data. */
export const plainState: Check<Saved> = {
  name: 'plain data',
  inspect({ state }) {
    const problem = notPlain(state)
    return problem === null ? null : `state${problem}`
  },
}

/** What was saved and loaded is the same state. */
export const savedAndLoaded: Check<Saved> = {
  name: 'save',
  inspect({ state, loaded }) {
    const apart = difference(state, loaded)
    return apart === null ? null : `a saved state loads as another: state${apart}`
  },
}

export const cloned: Check<Studied> = {
  name: 'clone',
  inspect({ loaded, copy }) {
    const apart = difference(loaded, copy)
    return apart === null ? null : `a clone is not like its original: state${apart}`
  },
}

/** The same seed is the same game; later on, every move is compared. */
export const sameStart: Check<Studied> = {
  name: 'determinism',
  inspect({ trial, loaded }) {
    if (trial.moves.length > 0) return null
    const apart = difference(trial.match.state(), loaded)
    return apart === null ? null : `the same seed was set up in two ways: state${apart}`
  },
}

/** The game's own audit finds nothing, and the game goes on as long as somebody has to decide. */
export const sound: Check<Moment> = {
  name: 'audit',
  inspect({ trial, state, deciders, seat }) {
    const [problem] = trial.game.proof.audit(state)
    if (problem !== undefined) return problem
    trial.check = 'ending'
    if (trial.game.outcome(state) !== null) return 'there is an outcome while somebody still has to decide'
    if (new Set(deciders).size !== deciders.length) return `a seat has to decide twice: ${deciders.join(', ')}`
    for (const decider of deciders) {
      if (!Number.isInteger(decider) || decider < 0 || decider >= trial.match.seats) return `no seat ${decider}`
    }
    trial.check = 'words'
    return trial.voice.say(trial.game.presentation.describe.decision(state, seat))
  },
}

/** Asking what can be done has not done anything. */
export const asked: Check<Studied> = {
  name: 'legality',
  inspect({ state, loaded }) {
    const changed = difference(loaded, state)
    return changed === null ? null : `asking what is legal changed the state: state${changed}`
  },
}

/** A move made on the clone has left the original alone. */
export const cloneUntouched: Check<Chosen> = {
  name: 'clone',
  inspect({ state, loaded }) {
    const apart = difference(loaded, state)
    return apart === null ? null : `a move made on a clone changed the original: state${apart}`
  },
}

/** The move, read back from its notation, does to the loaded state what it did to the one that was never saved. */
export const loadedPlaysOn: Check<Played> = {
  name: 'save',
  inspect({ trial, loaded, seat, moveText }) {
    const move = trial.game.notation.parse(moveText)
    trial.game.apply(loaded, seat, move)
    const apart = difference(trial.state, loaded)
    return apart === null ? null : `a saved and loaded state plays on otherwise: state${apart}`
  },
}

/** Events go over the wire and can be told in every language. */
export const plainEvents: Check<Moment & Answer & Run> = {
  name: 'plain data',
  inspect({ trial, events, move }) {
    const problem = notPlain(events) ?? notPlain(move)
    if (problem !== null) return `an event or the move itself: ${problem}`
    trial.check = 'words'
    for (const event of events) {
      const unsaid = trial.voice.say(trial.game.presentation.describe.event(event))
      if (unsaid !== null) return unsaid
    }
    return null
  },
}
