import type { Tell } from '@ecumene/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/**
 * The moments at which civilizations, techs and wonders have something happen: the mechanism that brings such a moment about
 * calls it by name, and knows no card. Whatever has to be asked is pushed on the stack from here.
 */
type Moment = (state: State, seat: number, tell: Tell<Event> | undefined) => void

/** The seat has won a battle, against barbarians too, or killed lone scouts (C-23.18, C-24.4). */
export const battleWon: Moment = () => {}

/** The seat has taken a hut marker; has conquered a village. */
export const hutTaken: Moment = () => {}
export const villageConquered: Moment = () => {}

/** The seat has founded a city, built a wonder, conquered a city. */
export const cityFounded: Moment = () => {}
export const wonderBuilt: Moment = () => {}
export const cityConquered: Moment = () => {}
