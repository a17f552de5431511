import type { ReactElement } from 'react'
import styles from './details.module.css'

export type Thing = { readonly name: string; readonly about?: string }

/** Named numbers, side by side. */
export const Counts = ({ of }: { readonly of: readonly (readonly [string, string | number])[] }): ReactElement => (
  <dl className={styles['counts']}>
    {of.map(([name, count]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{count}</dd>
      </div>
    ))}
  </dl>
)

type ThingsProps = { readonly title: string; readonly things: readonly Thing[] }

/** Things under a title; nothing at all where there are none. */
export const Things = ({ title, things }: ThingsProps): ReactElement | null =>
  things.length === 0 ? null : (
    <div className={styles['things']}>
      <h4>{title}</h4>
      <ul className={styles['tags']}>
        {things.map(({ name, about }) => (
          <li key={name} title={about}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )

/** `wheat 2`, for what there is of each kind. */
export const counted = (
  names: readonly string[],
  counts: readonly number[],
  nameOf: (name: string) => string,
): readonly Thing[] =>
  names.flatMap((name, number) => {
    const count = counts[number] ?? 0
    return count === 0 ? [] : [{ name: `${nameOf(name)} ${count}` }]
  })

/** Equal things once, with their number. */
export const gathered = (ids: readonly string[], thingOf: (id: string) => Thing): readonly Thing[] =>
  [...new Set(ids)].map((id) => {
    const count = ids.filter((other) => other === id).length
    const { name, about } = thingOf(id)
    return { name: count > 1 ? `${name} × ${count}` : name, ...(about === undefined ? {} : { about }) }
  })
