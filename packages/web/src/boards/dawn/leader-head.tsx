import { pieceAddress, type Seat } from '@ecumene/kernel'
import { memo, type ReactElement } from 'react'
import { Explained } from '../../tips/explained.tsx'
import { PlayerHead } from '../desk/player-head.tsx'
import { likenessOf } from './portraits/leader-portrait.tsx'
import { useScene } from './scene.ts'

/** A player as their leader. */
export const LeaderHead = memo(({ seat }: { readonly seat: Seat }): ReactElement => {
  const { view, seen, seats } = useScene()
  const leader = view.players[seat]?.leader ?? null
  return (
    <PlayerHead
      seat={seat}
      seats={seats}
      isDeciding={seen.deciders.includes(seat)}
      ruler={leader === null ? null : <Leader leader={leader} />}
      likeness={likenessOf(view, seat)}
    />
  )
})
LeaderHead.displayName = 'LeaderHead'

/** A leader's name ends with the ruler's; where room is short, the people before it are left to the tip. */
const Leader = ({ leader }: { readonly leader: string }): ReactElement => {
  const { say } = useScene()
  const ruler = say({ key: `ruler.${leader}` })
  return (
    <Explained tip={{ piece: pieceAddress('leader', leader) }}>
      <span data-people>{say({ key: `leader.${leader}` }).slice(0, -ruler.length)}</span>
      {ruler}
    </Explained>
  )
}
