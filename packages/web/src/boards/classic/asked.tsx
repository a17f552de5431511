import type { ReactElement } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { Asked, AskedLine, type Drawn } from '../desk/asked.tsx'
import { choiceOf } from './choice.ts'
import styles from './choices.module.css'
import { ChoiceFace } from './choices.tsx'
import { useDesk } from './desk.ts'

/** The question of Classic, with choices drawn where pictures help, and who else is asked at the same time. */
export const ClassicAsked = (): ReactElement => {
  const desk = useDesk()
  const { seen, nameOf, viewer, isAsked, text: boardText, moveText, noteOn } = desk
  const { text } = useWords()
  const waited = seen.deciders.map(nameOf).join(', ')
  const quiet =
    seen.outcome !== null ? text('table.over') : waited === '' ? '' : text('board.waitingFor', { player: waited })
  const others = isAsked ? seen.deciders.filter((seat) => seat !== viewer) : []
  const drawn = (move: string): Drawn | null => {
    const choice = choiceOf(move)
    return choice === null
      ? null
      : { is: choice.is, face: <ChoiceFace choice={choice} words={moveText(move)} note={noteOn(move)} /> }
  }
  return (
    <Asked desk={desk} quiet={quiet} drawn={drawn} list={styles['list']} face={styles['face']}>
      {others.length > 0 && (
        <AskedLine is="hint">
          {boardText('classicBoard.phase.also', { players: others.map((seat) => ({ seat })) })}
        </AskedLine>
      )}
    </Asked>
  )
}
