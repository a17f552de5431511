import { pieceAddress, type Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Explained } from '../../tips/explained.tsx'
import { PlayerHead } from '../desk/player-head.tsx'
import { useDesk } from './desk.ts'

/** A player as their civilization. */
export const CivilizationHead = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const desk = useDesk()
  const civilization = desk.view.players[seat]?.civilization ?? null
  return (
    <PlayerHead
      desk={desk}
      seat={seat}
      ruler={
        civilization === null ? null : (
          <Explained tip={{ piece: pieceAddress('civilization', civilization) }}>
            {desk.say({ key: `civilization.${civilization}` })}
          </Explained>
        )
      }
    />
  )
}
