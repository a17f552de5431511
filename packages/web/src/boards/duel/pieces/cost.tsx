import type { Cost, Plan } from '@ecumene/duel'
import type { ReactElement } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { resourcesOf, unitsOf } from '../choosing/plans.ts'
import styles from './cost.module.css'
import { CoinMark, ResourceMark } from './marks.tsx'

/** A printed cost: coins, then each unit of each resource. */
export const CostMarks = ({ cost }: { readonly cost: Cost }): ReactElement => (
  <span className={styles['cost']} aria-hidden="true">
    {cost.coins !== undefined && <CoinMark text={cost.coins} />}
    {resourcesOf(cost).map((resource, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: units of a printed cost keep their places
      <ResourceMark key={index} resource={resource} />
    ))}
  </span>
)

/** The same cost as the player would pay it: a tick on what the city makes, a price on what must be bought. */
export const PlanMarks = ({ cost, plan }: { readonly cost: Cost; readonly plan: Plan }): ReactElement => (
  <span className={styles['cost']} aria-hidden="true">
    {cost.coins !== undefined && <CoinMark text={cost.coins} />}
    {unitsOf(plan).map((unit, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: units of a plan keep their places
      <span key={index} className={styles['unit']} data-by={unit.by}>
        <ResourceMark resource={unit.resource} />
        <span className={styles['met']}>
          {unit.by === 'bought' ? <CoinMark text={unit.price} /> : <Icon name="check-mark" size="100%" />}
        </span>
      </span>
    ))}
  </span>
)
