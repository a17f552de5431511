import { pieceAddress, type Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Explained } from '../../tips/explained.tsx'
import { PlayerHead } from '../desk/player-head.tsx'
import { useDesk } from './desk.ts'

/** A player as their leader. */
export const LeaderHead = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const desk = useDesk()
  const leader = desk.view.players[seat]?.leader ?? null
  return <PlayerHead desk={desk} seat={seat} ruler={leader === null ? null : <Leader leader={leader} />} />
}

/** A leader's name ends with the ruler's; where room is short, the people before it are left to the tip. */
const Leader = ({ leader }: { readonly leader: string }): ReactElement => {
  const { say } = useDesk()
  const ruler = say({ key: `ruler.${leader}` })
  return (
    <Explained tip={{ piece: pieceAddress('leader', leader) }}>
      <span data-people>{say({ key: `leader.${leader}` }).slice(0, -ruler.length)}</span>
      {ruler}
    </Explained>
  )
}
