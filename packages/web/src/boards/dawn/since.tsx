import { dawn, type Event } from '@ecumene/dawn'
import { type ReactElement, useMemo } from 'react'
import { type Desk, useDesk } from './desk.ts'
import styles from './since.module.css'

/** Events that only say how the game goes on: nobody asks for them afterwards. */
const QUIET: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'cardReset',
  'turnBegan',
  'combatRaised',
  'wonderRevealed',
])

export type Happened = { readonly key: string; readonly seat: number; readonly event: Event }

/** What the others did since the viewer's last move, and what happened to everybody, the oldest first. */
export const happenedSince = ({ seen, viewer }: Pick<Desk, 'seen' | 'viewer'>): readonly Happened[] => {
  const last = seen.history.findLastIndex(({ seat, undo, undone }) => seat === viewer && undo === undefined && !undone)
  return seen.history
    .slice(last + 1)
    .filter(({ undone, undo }) => !undone && undo === undefined)
    .flatMap(({ ply, seat, events }) => events.map((event, index) => ({ key: `${ply} ${index}`, seat, event })))
    .filter(({ event }) => !QUIET.has(event.kind))
}

/** The space at which something happened; `null` where it happened nowhere on the map. */
export const placeOf = (event: Event): number | null => ('space' in event && event.space >= 0 ? event.space : null)

/** Does it concern this player without being their own doing? */
export const isAgainst = (event: Event, viewer: number | null): boolean => {
  if (viewer === null) return false
  if ('owner' in event && event.owner === viewer) return true
  if ('defender' in event && event.defender === viewer) return true
  return 'seat' in event && event.seat === viewer && LOSSES.has(event.kind)
}

const LOSSES: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'caravanLost',
  'tradeLost',
  'wonderLost',
  'armyLost',
  'agendaLost',
])

/** What happened since my last turn; an entry shows its place. It stays until I move. */
export const Since = (): ReactElement | null => {
  const desk = useDesk()
  const { viewer, text, say, show } = desk
  const happened = useMemo(() => happenedSince(desk), [desk])
  if (viewer === null || happened.length === 0) return null
  return (
    <section className={styles['since']} aria-labelledby="since">
      <h2 id="since">{text('dawnBoard.since')}</h2>
      <ol className={styles['lines']}>
        {happened.map(({ key, seat, event }) => {
          const space = placeOf(event)
          const words = say(dawn.presentation.describe.event(event))
          return (
            <li key={key} data-seat={seat} data-against={isAgainst(event, viewer) || undefined}>
              {space === null ? (
                words
              ) : (
                <button type="button" onClick={() => show(space)}>
                  {words}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
