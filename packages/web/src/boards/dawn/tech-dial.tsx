import { TECH_LAST, TECH_LEVELS } from '@ecumene/dawn'
import { memo, type ReactElement } from 'react'
import { Explained } from '../../tips/explained.tsx'
import { useScene } from './scene.ts'
import { levelText } from './signs.ts'
import styles from './tech-dial.module.css'
import { TIP_RULES } from './tip-rules.ts'

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
  const lines = [
    { words: String(tech) },
    ...(next > 0
      ? [{ words: text('dawnBoard.nextTech', { level: levelText(TECH_LEVELS[next] ?? 0), space: next }) }]
      : []),
  ]
  return (
    <figure className={styles['dial']} data-anchor={`tech:${mine}`} data-tips>
      <Explained className={styles['face']} tip={{ name: text('dawnBoard.tech'), lines, rules: TIP_RULES.tech }}>
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
            <text y="25" className={styles['next']}>
              {levelText(TECH_LEVELS[next] ?? 0)} · {next}
            </text>
          )}
        </svg>
        <span className="unseen">{lines.map(({ words }) => words).join(', ')}</span>
      </Explained>
      <figcaption>{text('dawnBoard.tech')}</figcaption>
    </figure>
  )
})
TechDial.displayName = 'TechDial'
