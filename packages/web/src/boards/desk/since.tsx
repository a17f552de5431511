import type { ReactElement } from 'react'
import { useWords } from '../../words/use-words.tsx'
import styles from './since.module.css'

export type SinceLine = {
  readonly key: string
  /** Whose doing it was. */
  readonly seat: number
  readonly words: string
  /** Does it concern the viewer without being their own doing? */
  readonly isAgainst: boolean
  /** Shows the place at which it happened; `null` where it happened nowhere. */
  readonly show: (() => void) | null
}

/** What happened since my last turn; an entry shows its place. It stays until I move. */
export const Since = ({ lines }: { readonly lines: readonly SinceLine[] }): ReactElement | null => {
  const { text } = useWords()
  if (lines.length === 0) return null
  return (
    <section className={styles['since']} aria-labelledby="since" data-many={lines.length > 3 || undefined}>
      <h2 id="since">{text('board.since')}</h2>
      <ol className={styles['lines']}>
        {lines.map(({ key, seat, words, isAgainst, show }) => (
          <li key={key} data-seat={seat} data-against={isAgainst || undefined}>
            {show === null ? (
              words
            ) : (
              <button type="button" className="line-button" data-shows onClick={show}>
                {words}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
