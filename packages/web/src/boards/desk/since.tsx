import { dawn } from '@ecumene/dawn'
import { type ReactElement, useMemo } from 'react'
import { useDesk } from './desk.ts'
import { happenedSince, isAgainst, placeOf } from './happened.ts'
import styles from './since.module.css'

/** What happened since my last turn; an entry shows its place. It stays until I move. */
export const Since = (): ReactElement | null => {
  const desk = useDesk()
  const { viewer, view, text, say, show } = desk
  const happened = useMemo(() => happenedSince(desk), [desk])
  if (viewer === null || happened.length === 0) return null
  return (
    <section className={styles['since']} aria-labelledby="since">
      <h2 id="since">{text('dawnBoard.since')}</h2>
      <ol className={styles['lines']}>
        {happened.map(({ key, seat, event }) => {
          const space = placeOf(event, view)
          const words = say(dawn.presentation.describe.event(event))
          return (
            <li key={key} data-seat={seat} data-against={isAgainst(event, viewer) || undefined}>
              {space === null ? (
                words
              ) : (
                <button type="button" data-shows onClick={() => show(space)}>
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
