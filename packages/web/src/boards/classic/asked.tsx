import type { ReactElement } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { Asked, AskedLine } from '../desk/asked.tsx'
import { aboutAsked } from './about-asked.ts'
import { listedIn } from './answers.ts'
import styles from './choices.module.css'
import { drawnMove } from './choices.tsx'
import { type Desk, useDesk } from './desk.ts'
import { isPerson } from './things.ts'

/** The question of Classic, with choices drawn where pictures help, and who else is asked at the same time. */
export const ClassicAsked = (): ReactElement => {
  const desk = useDesk()
  const { seen, view, room, hands, nameOf, viewer, mine, isAsked, text: boardText, props } = desk
  const { text } = useWords()
  const waited = seen.deciders.map(nameOf).join(', ')
  const quiet =
    seen.outcome !== null ? text('table.over') : waited === '' ? '' : text('board.waitingFor', { player: waited })
  const others = isAsked ? seen.deciders.filter((seat) => seat !== viewer) : []
  const about = isAsked ? aboutAsked(desk) : null
  // What all techs of a level cost is said once, above them; their tips tell it, too.
  const faces = view.asked?.kind === 'research' ? { ...desk, noteOn: firstLine(desk.noteOn) } : desk
  return (
    <Asked
      desk={desk}
      quiet={quiet}
      listed={listedIn({ legal: seen.legal, loose: hands.loose, view, room, mine, isTaught: props.isTaught })}
      drawn={(move) => drawnMove(faces, move)}
      list={styles['list']}
      face={styles['face']}
    >
      {about !== null && <AskedLine is="about">{about}</AskedLine>}
      {room === 'wide' && isPerson(hands.held?.thing ?? null) && (
        <AskedLine is="about">{boardText('classicBoard.city.place')}</AskedLine>
      )}
      {others.length > 0 && (
        <AskedLine is="hint">
          {boardText('classicBoard.phase.also', { players: others.map((seat) => ({ seat })) })}
        </AskedLine>
      )}
    </Asked>
  )
}

const firstLine =
  (noteOn: Desk['noteOn']): Desk['noteOn'] =>
  (move) =>
    noteOn(move)?.split('\n')[0] ?? null
