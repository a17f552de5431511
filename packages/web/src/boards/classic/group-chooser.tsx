import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react'
import { placeAround } from '../../hands/beside.ts'
import { Icon } from '../../icons/icon.tsx'
import { useDesk } from './desk.ts'
import styles from './group-chooser.module.css'
import { ownSeat, squareName } from './pointing.ts'
import { squareThing } from './things.ts'
import { type Group, mostOf, splitBy } from './ways.ts'

/** Who goes, at the pile they are taken from: more or fewer of each kind, and what limits them. */
export const GroupChooser = ({ around }: { readonly around: RefObject<HTMLElement | null> }): ReactElement | null => {
  const { grouping, hands } = useDesk()
  // What is asked about once more comes first.
  return grouping.group === null || hands.held !== null ? null : <Chooser group={grouping.group} around={around} />
}

type ChooserProps = { readonly group: Group; readonly around: RefObject<HTMLElement | null> }

const KINDS = ['armies', 'scouts'] as const

const Chooser = ({ group, around }: ChooserProps): ReactElement => {
  const { view, text, grouping } = useDesk()
  const box = useRef<HTMLDivElement>(null)
  const { ways } = grouping
  const things = [group.from, ...ways.map(({ square }) => square)].map(squareThing).join(' ')
  useLayoutEffect(() => {
    const [chooser, frame] = [box.current, around.current]
    if (chooser === null || frame === null) return
    const place = () => standBy(chooser, frame, things.split(' '))
    place()
    // The map is moved without React: the chooser goes along.
    const watch = new MutationObserver(place)
    watch.observe(frame, { attributes: true, attributeFilter: ['style'], subtree: true })
    const resized = new ResizeObserver(place)
    resized.observe(frame)
    frame.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      watch.disconnect()
      resized.disconnect()
      frame.removeEventListener('scroll', place, { capture: true })
    }
  }, [around, things])
  const most = mostOf(view.ways, group.from)
  const isSplit = most.armies + most.scouts > 1
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={box}
      className={styles['chooser']}
      role="group"
      aria-label={text('classicBoard.map.group', { square: squareName(group.from) })}
      data-group={`${squareName(group.from)} ${group.armies}a${group.scouts}s`}
      data-offered={grouping.isOffered || undefined}
    >
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
    </div>
  )
}

const WATER = {
  landOnly: 'classicBoard.map.landOnly',
  crosses: 'classicBoard.map.crosses',
  sails: 'classicBoard.map.sails',
} as const

/** Beside the pile and all it can reach, so that nothing of it is covered. */
const standBy = (chooser: HTMLElement, frame: HTMLElement, things: readonly string[]): void => {
  const edge = frame.getBoundingClientRect()
  const boxes = things.flatMap((thing) => {
    const found = frame.querySelector(`[data-anchor="${thing}"]`)
    return found === null ? [] : [found.getBoundingClientRect()]
  })
  if (boxes.length === 0) return
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))]
  const place = placeAround(
    { left: left - edge.left, top: top - edge.top, width: right - left, height: bottom - top },
    { width: chooser.offsetWidth, height: chooser.offsetHeight },
    edge,
  )
  const at = `${Math.round(place.left)}px ${Math.round(place.top)}px`
  // What has not moved is not written again: the observer would hear of it.
  if (chooser.style.translate !== at) chooser.style.translate = at
}
