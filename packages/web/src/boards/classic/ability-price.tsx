import type { ReactElement } from 'react'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { type Taken, takenBy } from './ability-cost.ts'
import styles from './ability-price.module.css'
import { useDesk } from './desk.ts'
import { moveBy } from './moves.ts'
import { thingSign } from './signs.ts'

/** The resources that a move takes, as the price of anything else is shown. */
export const AbilityPrice = ({ move }: { readonly move: string }): ReactElement | null => {
  const { say, text } = useDesk()
  const taken = takenBy(moveBy(move))
  if (taken.length === 0) return null
  return (
    <span className={styles['price']} data-price>
      {taken.map(({ resource, count }) => (
        <span key={resource}>
          −{count}
          <Icon name={signOf(resource)} size="14px" />
          <span className="unseen">
            {resource === null ? text('classicBoard.resources') : say({ key: `resource.${resource}` })}
          </span>
        </span>
      ))}
    </span>
  )
}

const signOf = (resource: Taken['resource']): IconName => (resource === null ? 'cut-diamond' : thingSign(resource))

/** A move by its words, with its price beside them. */
export const PricedFace = (props: {
  readonly move: string
  readonly words: string
  readonly note: string | null
}): ReactElement => (
  <>
    <span className={styles['row']}>
      <span>{props.words}</span>
      <AbilityPrice move={props.move} />
    </span>
    {props.note !== null && <small>{props.note}</small>}
  </>
)
