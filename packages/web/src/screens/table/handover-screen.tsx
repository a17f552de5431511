import type { Seat } from '@ecumene/kernel'
import { type ReactElement, useEffect, useRef } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Portrait } from '../../seats/portrait.tsx'
import { useWords } from '../../words/use-words.tsx'
import './handover-screen.css'

type HandoverScreenProps = {
  readonly seat: Seat
  readonly name: string
  readonly kept: number | null
  readonly onTake: () => void
  /** The last player may still take the last move back; `null` where that is not free. */
  readonly onUndo: ((kept: number) => void) | null
}

/** Covers the whole table until the next player at this screen is ready. It shows nothing of the game. */
export const HandoverScreen = ({ seat, name, kept, onTake, onUndo }: HandoverScreenProps): ReactElement => {
  const { text } = useWords()
  const take = useRef<HTMLButtonElement>(null)
  useEffect(() => take.current?.focus(), [])
  return (
    <main className="handover" id="content">
      <Portrait seat={seat} kind="person" />
      <h1>{text('handover.title', { player: name })}</h1>
      <p>{text('handover.text')}</p>
      <div className="handover__actions">
        <button ref={take} type="button" className="button button--do handover__take" onClick={onTake}>
          {text('handover.ready', { player: name })}
        </button>
        {onUndo !== null && kept !== null && (
          <button type="button" className="button" onClick={() => onUndo(kept)}>
            <Icon name="anticlockwise-rotation" />
            {text('table.undo')}
          </button>
        )}
      </div>
    </main>
  )
}
