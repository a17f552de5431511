import type { ReactElement } from 'react'
import { wayBy } from '../../hands/ways.ts'
import { Icon } from '../../icons/icon.tsx'
import { useDesk } from './desk.ts'
import styles from './group-chooser.module.css'
import { ownSeat, squareName } from './pointing.ts'
import { type Group, mostOf, splitBy } from './ways.ts'

/** Below the question, where it covers nothing of the map: who goes, more or fewer of each kind, and what limits them. */
export const GroupChooser = (): ReactElement | null => {
  const { grouping, hands } = useDesk()
  // Of those who are only offered, whoever would go to where one points.
  const way = grouping.isOffered ? wayBy(grouping.ways, hands.considered ?? hands.held?.moves[0] ?? null) : null
  const group = grouping.group === null ? null : (way ?? grouping.group)
  return group === null ? null : <Chooser group={group} />
}

const KINDS = ['armies', 'scouts'] as const

const Chooser = ({ group }: { readonly group: Group }): ReactElement => {
  const { view, text, grouping } = useDesk()
  const { ways } = grouping
  const most = mostOf(view.ways, group.from)
  const isSplit = group.from === grouping.group?.from && most.armies + most.scouts > 1
  const own = ownSeat(view)
  const player = own === null ? undefined : view.players[own]
  const water = (['landOnly', 'crosses', 'sails'] as const)[player?.water ?? 0] ?? 'landOnly'
  const step = (kind: (typeof KINDS)[number], by: 1 | -1) => {
    const next = splitBy(view.ways, group, kind, by)
    const figure = { key: kind === 'armies' ? 'figure.army' : 'figure.scout' }
    return (
      <button
        type="button"
        aria-label={text(by > 0 ? 'classicBoard.map.more' : 'classicBoard.map.fewer', { figure })}
        aria-disabled={next === null}
        data-split={`${kind} ${by}`}
        onClick={() => grouping.split(kind, by)}
      >
        <Icon name={by > 0 ? 'plus' : 'minus'} size="12px" />
      </button>
    )
  }
  return (
    <section
      className={styles['chooser']}
      aria-labelledby="group"
      data-seat={own ?? undefined}
      data-group={`${squareName(group.from)} ${group.armies}a${group.scouts}s`}
      data-offered={grouping.isOffered || undefined}
    >
      <h2 id="group">{text('classicBoard.map.group', { square: squareName(group.from) })}</h2>
      {KINDS.filter((kind) => most[kind] > 0).map((kind) => (
        <span key={kind} className={styles['kind']} data-kind={kind}>
          {text(kind === 'armies' ? 'classicBoard.map.armies' : 'classicBoard.map.scouts')}
          {isSplit && step(kind, -1)}
          <b>{group[kind]}</b>
          {isSplit && step(kind, 1)}
        </span>
      ))}
      <p className={styles['limits']}>
        {ways.length === 0
          ? text('classicBoard.map.nowhere')
          : [
              text('classicBoard.map.speed', { count: player?.speed ?? 0 }),
              text('classicBoard.map.stacking', { count: player?.stacking ?? 0 }),
              text(WATER[water]),
            ].join(' · ')}
      </p>
      <button
        type="button"
        className={styles['close']}
        aria-label={text('classicBoard.map.stay')}
        onClick={grouping.letGo}
      >
        <Icon name="cancel" size="12px" />
      </button>
    </section>
  )
}

const WATER = {
  landOnly: 'classicBoard.map.landOnly',
  crosses: 'classicBoard.map.crosses',
  sails: 'classicBoard.map.sails',
} as const
