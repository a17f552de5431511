import type { Seat } from '@ecumene/kernel'
import type { SeatInfo } from '@ecumene/protocol'
import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import './portrait.css'

/** Each seat has an emblem, so that colour is never the only sign. */
const EMBLEMS: readonly IconName[] = ['laurel-crown', 'spartan-helmet', 'owl', 'trireme', 'sundial']

type PortraitProps = {
  readonly seat: Seat
  readonly kind: SeatInfo['kind']
  readonly isSmall?: boolean
  /** Whom the player plays, drawn instead of the emblem. */
  readonly children?: ReactNode
}

/** A seat as an enamel disc, always beside the name. */
export const Portrait = ({ seat, kind, isSmall = false, children }: PortraitProps): ReactElement => (
  <span className={`portrait portrait--${kind} ${isSmall ? 'portrait--small' : ''}`} data-seat={seat % 5}>
    {children ?? <Icon name={kind === 'open' ? 'chess-pawn' : (EMBLEMS[seat % EMBLEMS.length] ?? 'laurel-crown')} />}
  </span>
)
