import type { ReactElement } from 'react'
import { useWords } from '../words/use-words.tsx'
import { switchNotes, useNotes } from './notes.ts'

/** Whether the browser shows a notification when it is the guest's turn. Turning it on asks for permission. */
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
