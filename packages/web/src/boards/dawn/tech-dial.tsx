import { TECH_LAST, TECH_LEVELS } from '@ecumene/dawn'
import { memo, type ReactElement } from 'react'
import { useScene } from './scene.ts'
import { levelText } from './signs.ts'
import styles from './tech-dial.module.css'

const RADIUS = 46
/** The dial is open below: it begins at the lower left and ends at the lower right. */
const FIRST = (130 * Math.PI) / 180
const WHOLE = (280 * Math.PI) / 180

const pointAt = (space: number): { readonly x: number; readonly y: number } => {
  const angle = FIRST + (space / TECH_LAST) * WHOLE
  return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) }
}

/** N-9: the own tech dial, with the spaces at which a card is gained, and how far the next of them is. */
export const TechDial = memo((): ReactElement => {
  const { view, mine, text } = useScene()
  const tech = view.players[mine]?.tech ?? 0
  const next = TECH_LEVELS.findIndex((level, space) => space > tech && level > 0)
  return (
    <figure className={styles['dial']} data-anchor={`tech:${mine}`}>
      <svg viewBox="-56 -56 112 112" aria-hidden="true">
        {TECH_LEVELS.map((level, space) => {
          const { x, y } = pointAt(space)
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a space of the dial is its number
              key={space}
              cx={x}
              cy={y}
              r={level > 0 ? 5.5 : 2.2}
              data-reached={space <= tech || undefined}
              data-level={level > 0 || undefined}
            />
          )
        })}
        <circle {...{ cx: pointAt(tech).x, cy: pointAt(tech).y }} r="8" className={styles['hand']} />
        <text y="6">{tech}</text>
        {next > 0 && (
          <text y="24" className={styles['next']}>
            {levelText(TECH_LEVELS[next] ?? 0)} · {next}
          </text>
        )}
      </svg>
      <figcaption>
        {text('dawnBoard.tech')}
        <span className="unseen">
          {' '}
          {tech} {next > 0 && text('dawnBoard.nextTech', { level: levelText(TECH_LEVELS[next] ?? 0), space: next })}
        </span>
      </figcaption>
    </figure>
  )
})
TechDial.displayName = 'TechDial'
