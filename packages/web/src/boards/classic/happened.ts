import type { Event } from '@ecumene/classic'
import type { Seen } from '@ecumene/kernel'
import { type Happened, happenedSince } from '../desk/happened.ts'

/** Events that only say how the game goes on, or that the next one says better: nobody asks for them afterwards. */
const QUIET: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'tableSet',
  'roundBegan',
  'phaseBegan',
  'partBegan',
  'answered',
  'tradeCollected',
  'tradingDone',
  'cityActs',
  'makingDeclared',
  'artsDeclared',
  'harvestDeclared',
  'useBegan',
  'offerAccepted',
  'handOverChosen',
  'cityPaid',
  'setOut',
  'prepared',
  'turnEnded',
  'stopped',
  'researchChosen',
  'choicesShown',
  'wonderOffered',
  'powerDeclined',
  'personWaits',
  'aimTaken',
  'nothingLooted',
])

export const isQuiet = ({ kind }: Event): boolean => QUIET.has(kind)

/** What the others did since the viewer's last move. Of the steps of figures under way only the last is told: where they came to. */
export const toldSince = (seen: Seen<unknown, Event>, viewer: number | null): readonly Happened<Event>[] =>
  happenedSince({ seen, viewer }, (event) => event.kind !== 'setOut' && isQuiet(event)).filter(
    ({ event }, at, all) => event.kind !== 'setOut' && !(event.kind === 'wentOn' && goesOn(event, all[at + 1]?.event)),
  )

const goesOn = ({ seat }: Extract<Event, { readonly kind: 'wentOn' }>, next: Event | undefined): boolean =>
  next?.kind === 'wentOn' && next.seat === seat

/** The square at which something happened; `null` where it happened nowhere on the map. What goes somewhere is where it goes to. */
export const placeOf = (event: Event): number | null => {
  if (event.kind === 'sailedAway') return found(event.to)
  if ('square' in event) return found(event.square)
  return 'from' in event ? found(event.from) : null
}

const found = (square: number): number | null => (square < 0 ? null : square)

/** What somebody loses, whoever brought it about: `seat` is the one who loses. */
const LOSSES: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'wallsRazed',
  'unitFell',
  'armiesLost',
  'cityDestroyed',
  'actionCancelled',
  'powerCancelled',
])

/** What is done to somebody: `partner` is the one it is done to. */
const DONE_TO: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'battleBegan',
  'scoutsKilled',
  'resourceLooted',
  'markerLooted',
  'techLooted',
  'eventLooted',
  'coinLooted',
  'unitMurdered',
  'buildingDestroyed',
  'squareStruck',
])

/** Does it concern this player without being their own doing? */
export const isAgainst = (event: Event, viewer: number | null): boolean => {
  if (viewer === null) return false
  if (LOSSES.has(event.kind)) return 'seat' in event && event.seat === viewer
  return DONE_TO.has(event.kind) && 'partner' in event && event.partner === viewer && event.seat !== viewer
}

/** Have figures of this player set out in the phase that is played? */
export const hasSetOut = (history: Seen<unknown, Event>['history'], viewer: number | null): boolean => {
  const events = history.flatMap(({ undone, events: told }) => (undone ? [] : told))
  const began = events.findLastIndex(({ kind }) => kind === 'phaseBegan')
  return events.slice(began + 1).some((event) => event.kind === 'setOut' && event.seat === viewer)
}
