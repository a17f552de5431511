import type { Seat, Viewer } from '@ecumene/kernel'
import { type ReactElement, useId } from 'react'
import type { Film } from '../../replay/film.ts'
import { useWords } from '../../words/use-words.tsx'

type ViewerChoiceProps = {
  readonly film: Film
  readonly viewer: Viewer
  readonly nameOf: (seat: Seat) => string
  readonly onChange: (viewer: Viewer) => void
}

const PUBLIC = 'public'

/** From whose point of view; there is no choice while the game goes on. */
export const ViewerChoice = ({ film, viewer, nameOf, onChange }: ViewerChoiceProps): ReactElement | null => {
  const { text } = useWords()
  const id = useId()
  if (film.viewers.length === 1) return null
  return (
    <div>
      <label className="unseen" htmlFor={id}>
        {text('replay.viewer')}
      </label>
      <select
        id={id}
        className="input"
        value={viewer ?? PUBLIC}
        onChange={({ target }) => onChange(target.value === PUBLIC ? null : Number(target.value))}
      >
        {film.viewers.map((each) => (
          <option key={each ?? PUBLIC} value={each ?? PUBLIC}>
            {each === null ? text('replay.viewer.public') : text('replay.viewer.seat', { player: nameOf(each) })}
          </option>
        ))}
      </select>
    </div>
  )
}
