import type { Side } from '@ecumene/duel'
import type { CSSProperties, ReactElement } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { useDesk } from '../desk.ts'
import { Count } from '../pieces/count.tsx'
import { PointsMark } from '../pieces/marks.tsx'
import { nameFit } from '../pieces/name-fit.ts'
import { totalOf } from './grouping.ts'
import styles from './identity.module.css'

/** Who lives here, with the two numbers one looks for first: coins and points. */
export const Identity = ({ side }: { readonly side: Side }): ReactElement => {
  const desk = useDesk()
  const { view, isOver, text, nameOf } = desk
  const city = view.cities[side]
  const points = totalOf(city)
  const acts = view.asked?.seat === side && !isOver
  return (
    <div
      className={styles['identity']}
      data-seat={side}
      data-acts={acts ? (desk.viewer === side ? 'you' : 'other') : undefined}
    >
      <span className={styles['portrait']} aria-hidden="true">
        <Icon name={PORTRAITS[side]} size="64%" />
        {acts && desk.viewer !== side && (
          <span className={styles['acts']}>
            <Icon name="hourglass" size="100%" />
          </span>
        )}
      </span>
      <span className={styles['name']} style={{ '--fit': nameFit(nameOf(side), 12) } as CSSProperties}>
        {nameOf(side)}
      </span>
      <span className={styles['numbers']}>
        <span className={styles['coins']} data-anchor={`coins:${side}`}>
          <span aria-hidden="true">
            <Count value={city.coins} />
          </span>
          <span className="unseen">{text('duelBoard.coins', { count: city.coins })}</span>
        </span>
        <button
          type="button"
          className={styles['points']}
          data-anchor={`points:${side}`}
          aria-pressed={desk.selection?.kind === 'score'}
          onClick={() => desk.select(desk.selection?.kind === 'score' ? null : { kind: 'score' })}
        >
          <span className="unseen">{text('duelBoard.pointsNow', { count: points })}</span>
          <PointsMark points={points} />
        </button>
      </span>
    </div>
  )
}

const PORTRAITS = ['laurel-crown', 'spartan-helmet'] as const
