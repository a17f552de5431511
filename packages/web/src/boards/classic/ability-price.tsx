import { ABILITIES, ANY, classic, RESOURCES } from '@ecumene/classic'
import type { ReactElement } from 'react'
import { Icon, type IconName } from '../../icons/icon.tsx'
import styles from './ability-price.module.css'
import { useDesk } from './desk.ts'
import { thingSign } from './signs.ts'

/** What an ability of a tech takes: how many of which resource; `null` stands for any. */
export type Taken = { readonly resource: (typeof RESOURCES)[number] | null; readonly count: number }

/** The price of a move, given in notation; empty where it takes no resources. */
export const takenBy = (notation: string): readonly Taken[] => {
  const move = classic.notation.parse(notation)
  const cost = move?.kind === 'use' ? (ABILITIES[move.ability]?.cost ?? []) : []
  return [...new Set(cost)].map((kind) => ({
    resource: kind === ANY ? null : (RESOURCES[kind] ?? null),
    count: cost.filter((other) => other === kind).length,
  }))
}

/** The resources that a move takes, as the price of anything else is shown. */
export const AbilityPrice = ({ move }: { readonly move: string }): ReactElement | null => {
  const { say, text } = useDesk()
  const taken = takenBy(move)
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
