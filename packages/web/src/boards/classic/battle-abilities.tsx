import type { ReactElement } from 'react'
import { DeedButton } from '../../hands/deed-button.tsx'
import { AskedLine } from '../desk/asked.tsx'
import { PricedFace } from './ability-price.tsx'
import { aboutAsked } from './about-asked.ts'
import { nothingLast } from './answers.ts'
import styles from './battle-abilities.module.css'
import { drawnMove } from './choices.tsx'
import { useDesk } from './desk.ts'
import { moveBy } from './moves.ts'

/** What else can be done now: techs and events matter here, wherever they lie. On a phone everything that can be done. */
export const Abilities = ({ isBeside = false }: { readonly isBeside?: boolean }): ReactElement | null => {
  const desk = useDesk()
  const { seen, hands, room, moveText, noteOn, busy, isAsked } = desk
  if (!isAsked) return null
  const isPhone = room === 'phone'
  const moves = seen.legal.filter((move) => {
    const kind = moveBy(move)?.kind
    if (kind === 'field' || kind === 'heal' || kind === 'aimFront') return false
    return isPhone || !hands.loose.includes(move)
  })
  if (moves.length === 0) return null
  // Beside a wide table the question stands with the same words.
  const about = isPhone ? aboutAsked(desk) : null
  return (
    <>
      {about !== null && <AskedLine is="about">{about}</AskedLine>}
      <ul className={isBeside ? `${styles['abilities']} ${styles['beside']}` : styles['abilities']} data-abilities>
        {nothingLast(moves).map((move) => {
          const drawn = drawnMove(desk, move)
          return (
            <li key={move} data-drawn={drawn?.is}>
              <DeedButton
                {...{ hands, move, busy }}
                thing={null}
                words={moveText(move)}
                note={noteOn(move)}
                className={drawn?.className}
                choice={drawn?.is}
                face={drawn?.face ?? <PricedFace move={move} words={moveText(move)} note={noteOn(move)} />}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
