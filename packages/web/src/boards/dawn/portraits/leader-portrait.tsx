import type { LeaderId, View } from '@ecumene/dawn'
import type { Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Cameo } from '../../../portraits/cameo.tsx'
import type { Likeness } from '../../../portraits/parts.ts'
import { BASE } from './base.ts'
import { TERRA } from './terra.ts'

const LIKENESSES: Readonly<Record<LeaderId, Likeness>> = { ...BASE, ...TERRA }

type LeaderPortraitProps = { readonly leader: LeaderId; readonly isCoin?: boolean }

/** A leader, on a coin or on the ground of whatever holds it. */
export const LeaderPortrait = ({ leader, isCoin = false }: LeaderPortraitProps): ReactElement => (
  <Cameo of={leader} likeness={LIKENESSES[leader]} isCoin={isCoin} />
)

/** The leader whom a player plays, as a picture; nothing while that is not decided. */
export const likenessOf = ({ players }: View, seat: Seat): ReactElement | undefined => {
  const leader = players[seat]?.leader ?? null
  return leader === null ? undefined : <LeaderPortrait leader={leader} />
}
