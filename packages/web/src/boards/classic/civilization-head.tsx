import { pieceAddress, type Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Explained } from '../../tips/explained.tsx'
import { PlayerHead } from '../desk/player-head.tsx'
import { likenessOf } from './ruler-portrait.tsx'
import { useScene } from './scene.ts'

/** A player as their civilization. */
export const CivilizationHead = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { view, seen, say, seats } = useScene()
  const civilization = view.players[seat]?.civilization ?? null
  return (
    <PlayerHead
      seat={seat}
      seats={seats}
      isDeciding={seen.deciders.includes(seat)}
      ruler={
        civilization === null ? null : (
          <Explained tip={{ piece: pieceAddress('civilization', civilization) }}>
            {say({ key: `civilization.${civilization}` })}
          </Explained>
        )
      }
      likeness={likenessOf(view, seat)}
    />
  )
}
