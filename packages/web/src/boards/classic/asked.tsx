import type { ReactElement } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { Asked } from '../desk/asked.tsx'
import { useDesk } from './desk.ts'

/** The question of Classic. */
export const ClassicAsked = (): ReactElement => {
  const desk = useDesk()
  const { seen, nameOf } = desk
  const { text } = useWords()
  const waited = seen.deciders.map(nameOf).join(', ')
  const quiet =
    seen.outcome !== null ? text('table.over') : waited === '' ? '' : text('board.waitingFor', { player: waited })
  return <Asked desk={desk} quiet={quiet} />
}
