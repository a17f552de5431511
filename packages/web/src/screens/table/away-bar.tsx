import type { Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { useWords } from '../../words/use-words.tsx'

/** For a player whose seat a bot has taken: the way back to it. */
export const AwayBar = ({
  seat,
  onBack,
}: {
  readonly seat: Seat
  readonly onBack: (seat: Seat) => void
}): ReactElement => {
  const { text } = useWords()
  return (
    <div className="table-bar" role="status">
      <span>{text('standIn.away')}</span>
      <button type="button" className="button button--do" onClick={() => onBack(seat)}>
        {text('standIn.comeBack')}
      </button>
    </div>
  )
}
