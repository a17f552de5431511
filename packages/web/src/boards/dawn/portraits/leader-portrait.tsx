import type { LeaderId } from '@ecumene/dawn'
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
