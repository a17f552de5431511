import type { AgendaId, Event, View } from '@ecumene/dawn'
import type { Argument, Outcome, Seat, Seen } from '@ecumene/kernel'
import { placeOf } from './happened.ts'

/** An agenda that somebody fulfilled: when, by which entry of the log, and at which space, if it was at one. */
export type Fulfilled = {
  readonly agenda: AgendaId
  readonly round: number
  readonly ply: number
  readonly space: number | null
}

/** The nearer agenda of a victory card that somebody did not fulfil. */
export type Missing = { readonly agenda: AgendaId; readonly have: number; readonly need: number }

export type Story = {
  readonly seat: Seat
  readonly fulfilled: readonly Fulfilled[]
  readonly missing: readonly Missing[]
}

/** How far a player came: what was fulfilled, in that order, and how near the rest was. */
export const storyOf = (seen: Pick<Seen<View, Event>, 'view' | 'history'>, outcome: Outcome, seat: Seat): Story => {
  const cards = seen.view.players[seat]?.agendas ?? []
  return {
    seat,
    fulfilled: cards
      .flatMap(({ marked, progress }, card) => {
        const cell = outcome.details?.[card]?.cells[seat]
        // The sheet says which of the agendas of a card it was.
        const agenda = progress.find((each) => isNamed(cell?.args?.['agenda'], each.agenda))?.agenda
        if (!marked || agenda === undefined) return []
        return [{ agenda, round: Number(cell?.args?.['round'] ?? 0), ...deedBehind(seen, seat, agenda) }]
      })
      .sort((one, other) => one.ply - other.ply),
    missing: cards.flatMap(({ marked, progress }) => {
      const [nearest] = progress.toSorted((one, other) => other.have / other.need - one.have / one.need)
      return marked || nearest === undefined ? [] : [nearest]
    }),
  }
}

const isNamed = (argument: Argument | undefined, agenda: AgendaId): boolean =>
  typeof argument === 'object' && 'key' in argument && argument.key === `agenda.${agenda}`

/** The entry that fulfilled the agenda, and the last place at which it did something before that. */
const deedBehind = (
  { history, view }: Pick<Seen<View, Event>, 'view' | 'history'>,
  seat: Seat,
  agenda: AgendaId,
): Pick<Fulfilled, 'ply' | 'space'> => {
  // A marker can be taken back and earned again: the last time counts.
  const item = history.findLast(
    ({ events, undone }) => !undone && events.some((event) => isFulfilment(event, seat, agenda)),
  )
  if (item === undefined) return { ply: 0, space: null }
  const at = item.events.findIndex((event) => isFulfilment(event, seat, agenda))
  const places = item.events.slice(0, at).flatMap((event) => (concerns(event, seat) ? [placeOf(event, view)] : []))
  return { ply: item.ply, space: places.findLast((space) => space !== null) ?? null }
}

const isFulfilment = (event: Event, seat: Seat, agenda: AgendaId): boolean =>
  event.kind === 'agendaFulfilled' && event.seat === seat && event.agenda === agenda

const concerns = (event: Event, seat: Seat): boolean => !('seat' in event) || event.seat === seat
