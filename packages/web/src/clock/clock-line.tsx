import type { Clock, TableInfo } from '@ecumene/protocol'
import type { ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import { type Say, useWords } from '../words/use-words.tsx'
import './clock-line.css'
import { clockWords } from './clock-words.ts'
import { useServerNow } from './use-now.ts'

type ClockLineProps = {
  readonly table: Pick<TableInfo, 'terms' | 'yours'>
  readonly clock: Clock
  readonly say: Say
}

/** How much time those who are asked have left, in small print. */
export const ClockLine = ({ table: { terms, yours }, clock, say }: ClockLineProps): ReactElement | null => {
  const { text } = useWords()
  const now = useServerNow(terms, clock)
  const sentences = clockWords(terms, clock, yours, now, text)
  if (sentences.length === 0) return null
  return (
    <span className="clock-line" data-testid="clock">
      <Icon name="hourglass" size="0.9em" />
      {sentences.map(say).join(' · ')}
    </span>
  )
}
