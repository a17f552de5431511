import type { Hex, View } from '@ecumene/dawn'
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import { telling } from '../../tips/tip.ts'
import type { SummaryProps } from '../generic/summary.ts'
import { CORNERS, frameOf, middleOf, neighbourBy, SIZE } from './geometry.ts'
import { Ground } from './ground.tsx'
import styles from './map.module.css'
import { Pieces } from './pieces.tsx'
import { atAnchor, atSpace, layOf, namedBy } from './pointing.ts'
import { spaceLines, spaceText } from './space-words.ts'
import { useDawnText } from './words/words.ts'

/** The map of New Dawn. One stop for Tab, arrows walk; to point at a space lists the moves that name it. */
export const DawnMap = ({ seen, say, nameOf, pointed, point, considered }: SummaryProps): ReactElement => {
  const view = seen.view as View
  const text = useDawnText(nameOf)
  const list = useRef<SVGGElement>(null)
  const [focus, setFocus] = useState(0)
  const named = seen.legal.map(namedBy)
  const lit = new Set(named.map(({ space }) => space))
  const anchors = [...new Set(named.flatMap(({ anchor }) => anchor ?? []))].map((anchor) => {
    const [q = 0, r = 0] = anchor.split(' ').map(Number)
    return { anchor, q, r }
  })
  const frame = frameOf([...view.spaces, ...anchors])
  const meant = considered === null ? null : namedBy(considered).space
  // Where the tile would lie: as the move says that is considered, or any that has to do with the place pointed at.
  const laid = layOf(considered ?? seen.legal.find((move) => pointed?.names(move)) ?? '', view.laying)
  const stop = view.spaces[focus] === undefined ? 0 : focus

  const walk = (event: KeyboardEvent, from: number) => {
    const to = neighbourBy(view.spaces, from, event.key)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    setFocus(to)
    list.current?.querySelector<SVGGElement>(`[data-space="${to}"]`)?.focus()
  }
  const toggle = (space: number) => {
    const at = atSpace(space, text('dawnBoard.space', { number: space }))
    point(pointed?.id === at.id ? null : at)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing
    <svg
      role="group"
      aria-label={text('dawnBoard.map')}
      className={styles['map']}
      viewBox={frame.join(' ')}
      style={{ aspectRatio: `${frame[2]} / ${frame[3]}` }}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing; what takes the focus lies over it */}
      <g aria-hidden="true">
        {view.spaces.map((space, index) => (
          <g key={`${space.q} ${space.r}`} transform={placed(space)}>
            <Ground terrain={space.terrain} />
            <Pieces view={view} index={index} />
            <text className={styles['number']} y={SIZE - 6}>
              {index}
            </text>
          </g>
        ))}
      </g>
      <g ref={list}>
        {view.spaces.map((space, index) => {
          const label = spaceText(view, index, say, text)
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing
            <g
              key={`${space.q} ${space.r}`}
              role="button"
              tabIndex={stop === index ? 0 : -1}
              aria-label={label}
              aria-pressed={pointed?.id === `space ${index}`}
              data-space={index}
              data-anchor={`space:${index}`}
              data-named={lit.has(index) || undefined}
              data-meant={meant === index || undefined}
              {...telling<SVGGElement>(() => ({
                name: text('dawnBoard.space', { number: index }),
                lines: spaceLines(view, index, say, text),
              }))}
              className={styles['space']}
              transform={placed(space)}
              onClick={() => toggle(index)}
              onFocus={() => setFocus(index)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return walk(event, index)
                event.preventDefault()
                toggle(index)
              }}
            >
              <polygon className={styles['rim']} points={CORNERS} />
            </g>
          )
        })}
      </g>
      {laid.map((hex) => (
        <polygon key={`${hex.q} ${hex.r}`} className={styles['ghost']} points={CORNERS} transform={placed(hex)} />
      ))}
      {anchors.map(({ anchor, ...hex }) => {
        const at = atAnchor(anchor)
        const isPointed = pointed?.id === at.id
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing
          <g
            key={anchor}
            role="button"
            tabIndex={0}
            aria-label={at.label}
            aria-pressed={isPointed}
            className={styles['anchor']}
            transform={placed(hex)}
            onClick={() => point(isPointed ? null : at)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') point(isPointed ? null : at)
            }}
          >
            <circle r="9" />
          </g>
        )
      })}
    </svg>
  )
}

const placed = (hex: Hex): string => {
  const { x, y } = middleOf(hex)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`
}
