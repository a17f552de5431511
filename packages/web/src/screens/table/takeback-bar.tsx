import type { Seen } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import type { ReactElement } from 'react'
import { word } from '../../words/keys.ts'
import { type Say, useWords } from '../../words/use-words.tsx'

type TakebackBarProps = {
  readonly state: TableState
  readonly seen: Seen
  readonly say: Say
  readonly onAnswer: (answer: 'agree' | 'refuse', kept: number) => void
}

/** An offer to take moves back, for those who have to answer it and those who wait for the answer. */
export const TakebackBar = ({ state, seen, say, onAnswer }: TakebackBarProps): ReactElement | null => {
  const { text } = useWords()
  const { takeback, viewer } = state
  if (takeback === null) return null
  const { seat, to, agreed } = takeback
  const count = seen.moves - to
  const isMine = viewer === seat
  const isAnswering = viewer !== null && !isMine && !agreed.includes(viewer)
  return (
    <div className="table-bar" role="status">
      <span>
        {isMine
          ? text('table.takeback.asked', { count })
          : say(word('table.takeback.offer', { player: { seat }, count }))}
      </span>
      {isAnswering && (
        <button type="button" className="button button--do" onClick={() => onAnswer('agree', to)}>
          {text('table.takeback.agree')}
        </button>
      )}
      {(isAnswering || isMine) && (
        <button type="button" className="button" onClick={() => onAnswer('refuse', to)}>
          {text(isMine ? 'table.takeback.withdraw' : 'table.takeback.refuse')}
        </button>
      )}
    </div>
  )
}
