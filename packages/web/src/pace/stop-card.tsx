import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { besideThing } from '../hands/beside.ts'
import { useWords } from '../words/use-words.tsx'
import styles from './stop-card.module.css'

type StopCardProps = {
  /** What befell the player, in words. */
  readonly lines: readonly string[]
  /** The thing of the board at which it happened; `null` where it happened at none. */
  readonly thing: string | null
  readonly board: RefObject<HTMLElement | null>
  readonly onSeen: () => void
}

/** What befell the player, at its place: the show goes on when it has been seen. */
export const StopCard = ({ lines, thing, board, onSeen }: StopCardProps): ReactElement => {
  const { text } = useWords()
  const card = useRef<HTMLDivElement>(null)
  const seen = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      if (card.current !== null && board.current !== null) besideThing(card.current, board.current, thing)
    }
    place()
    const around = board.current
    // The map is moved under it.
    around?.addEventListener('scroll', place, { capture: true, passive: true })
    return () => around?.removeEventListener('scroll', place, { capture: true })
  }, [board, thing])
  useEffect(() => {
    const before = document.activeElement
    // Whoever is writing goes on writing.
    if (before?.closest('input, textarea, [contenteditable], dialog') == null) {
      seen.current?.focus({ preventScroll: true })
    }
    return () => {
      const isLeft = document.activeElement === document.body || document.activeElement === null
      if (isLeft && (before instanceof HTMLElement || before instanceof SVGElement)) {
        before.focus({ preventScroll: true })
      }
    }
  }, [])
  return (
    <div ref={card} className={styles['card']} role="alertdialog" aria-label={text('show.befell')} data-stop>
      <h2>{text('show.befell')}</h2>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <li key={index}>{line}</li>
        ))}
      </ul>
      <button ref={seen} type="button" className="button button--do" onClick={onSeen}>
        {text('show.goOn')}
      </button>
    </div>
  )
}
