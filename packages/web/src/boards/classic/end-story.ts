import { type Event, VICTORIES, type Victory, type View } from '@ecumene/classic'
import type { Outcome, Seat, Seen } from '@ecumene/kernel'
import { type Distance, distanceOf } from './goal-distances.ts'
import { isQuiet, placeOf } from './happened.ts'

/** What brought the end: the entry of the log, what happened, and at which square, if it was at one. */
export type LastDeed = {
  readonly ply: number
  readonly event: Event
  readonly square: number | null
  /** Whose capital was taken. */
  readonly fallen: Seat | null
}

/** How far somebody came on a way to win. */
export type Way = Distance & { readonly victory: Victory }

/** What wins by each way; other endings come by themselves. */
const WINS: Readonly<Record<Victory, readonly Event['kind'][]>> = {
  culture: ['cultureAdvanced'],
  technology: ['techResearched', 'techGained', 'techLooted'],
  economic: ['coinEarned', 'canalCoin', 'coinGiven', 'coinLooted', 'techResearched', 'buildingBuilt', 'personPlaced'],
  military: ['battleWon'],
}

export const lastDeed = ({ history }: Pick<Seen<View, Event>, 'history'>, outcome: Outcome): LastDeed | null => {
  const wins = WINS[outcome.ending as Victory]
  if (wins === undefined) return null
  const told = history
    .filter(({ undone, undo }) => !undone && undo === undefined)
    .flatMap(({ ply, events }) => events.map((event) => ({ ply, event })))
  const end = told.findLastIndex(({ event }) => event.kind === 'gameEnded')
  const before = end < 0 ? told : told.slice(0, end)
  const deed =
    before.findLast(({ event }) => wins.includes(event.kind)) ?? before.findLast(({ event }) => !isQuiet(event))
  if (deed === undefined) return null
  // A battle is told where it began.
  const began = before.findLast(({ event }) => event.kind === 'battleBegan')
  const square = placeOf(deed.event) ?? (deed.event.kind === 'battleWon' && began ? placeOf(began.event) : null)
  const fallen = outcome.ending === 'military' && began?.event.kind === 'battleBegan' ? began.event.partner : null
  return { ...deed, square, fallen }
}

/** How far a player came on each of the four ways, in the order of the table. Whoever won by one came to its end. */
export const waysOf = (view: View, outcome: Outcome, seat: Seat): readonly Way[] =>
  VICTORIES.flatMap((victory) => {
    const distance = distanceOf(view, seat, victory)
    if (distance === null) return []
    const { have, need } = distance
    return [{ victory, need, have: isWonBy(outcome, seat, victory) ? need : have }]
  })

export const isWonBy = (outcome: Outcome, seat: Seat, victory: Victory): boolean =>
  victory === outcome.ending && outcome.winners.includes(seat)

/** The way on which a player came furthest. */
export const nearestOf = (ways: readonly Way[]): Way | null =>
  ways.reduce<Way | null>((best, way) => (best === null || share(way) > share(best) ? way : best), null)

export const share = ({ have, need }: Distance): number => (need === 0 ? 0 : have / need)
