import type { LeaderId } from '@ecumene/dawn'
import type { ReactElement } from 'react'
import { BASE } from './base.ts'
import styles from './leader-portrait.module.css'
import type { Likeness } from './parts.ts'
import { TERRA } from './terra.ts'

const LIKENESSES: Readonly<Record<LeaderId, Likeness>> = { ...BASE, ...TERRA }

type LeaderPortraitProps = {
  readonly leader: LeaderId
  /** A disc of limestone under it; without, whatever holds it gives the ground. */
  readonly isCoin?: boolean
}

/** A leader in profile, cut in stone. */
export const LeaderPortrait = ({ leader, isCoin = false }: LeaderPortraitProps): ReactElement => {
  const { skin, parts } = LIKENESSES[leader]
  return (
    <svg
      className={styles['portrait']}
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-leader={leader}
      data-skin={skin}
      data-coin={isCoin || undefined}
    >
      {parts.map(([tone, path]) => (
        <path key={path} className={styles[tone]} d={path} />
      ))}
    </svg>
  )
}
