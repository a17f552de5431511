import type { ReactElement } from 'react'
import { useWords } from '../words/use-words.tsx'
import { switchNotes, useNotes } from './notes.ts'

/** Whether the browser shows a note when it is one's turn. Turning it on is the moment at which leave is asked for. */
export const NotesSwitch = ({ isExplained = false }: { readonly isExplained?: boolean }): ReactElement => {
  const { text } = useWords()
  const notes = useNotes()
  if (notes === 'missing' || notes === 'denied') return <p className="panel__quiet">{text(`notify.${notes}`)}</p>
  return (
    <>
      <label className="alternative">
        <input
          type="checkbox"
          role="switch"
          checked={notes === 'on'}
          aria-checked={notes === 'on'}
          onChange={({ target }) => void switchNotes(target.checked)}
        />
        <span>{text('notify.switch')}</span>
      </label>
      {isExplained && <p className="panel__quiet">{text('notify.about')}</p>}
    </>
  )
}
