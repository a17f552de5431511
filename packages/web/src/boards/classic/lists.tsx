import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Explained } from '../../tips/explained.tsx'
import type { Tip } from '../../tips/tip.ts'
import type { Say } from '../../words/use-words.tsx'
import styles from './details.module.css'

/** A thing by its name; with what it tells where there is something to tell. */
export type Thing = { readonly name: string; readonly tip?: Tip }

type CountsProps = { readonly anchor: string; readonly of: readonly (readonly [string, string | number])[] }

/** Named numbers, side by side. */
export const Counts = ({ anchor, of }: CountsProps): ReactElement => (
  <dl className={styles['counts']} data-anchor={anchor}>
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
        {things.map(({ name, tip }) => (
          <li key={name}>{tip === undefined ? <span>{name}</span> : <Explained tip={tip}>{name}</Explained>}</li>
        ))}
      </ul>
    </div>
  )

/** `wheat 2`, for what there is of each kind. */
export const counted = (
  names: readonly string[],
  counts: readonly number[],
  nameOf: (name: string) => string,
  tipOf?: (name: string) => Tip,
): readonly Thing[] =>
  names.flatMap((name, number) => {
    const count = counts[number] ?? 0
    const thing = { name: `${nameOf(name)} ${count}` }
    return count === 0 ? [] : [tipOf === undefined ? thing : { ...thing, tip: tipOf(name) }]
  })

/** Equal things once, with their number. */
export const gathered = (ids: readonly string[], thingOf: (id: string) => Thing): readonly Thing[] =>
  [...new Set(ids)].map((id) => {
    const count = ids.filter((other) => other === id).length
    const thing = thingOf(id)
    return count > 1 ? { ...thing, name: `${thing.name} × ${count}` } : thing
  })

/** The tip of a piece that has an entry. */
export const pieceTip =
  (kind: string) =>
  (id: string): Tip => ({ piece: pieceAddress(kind, id) })

/** A piece by its name, telling what its entry tells. */
export const pieceThing =
  (kind: string, say: Say) =>
  (id: string): Thing => ({ name: say({ key: `${kind}.${id}` }), tip: pieceTip(kind)(id) })
