import { classic, TECHS } from '@ecumene/classic'
import { type CSSProperties, memo, type ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { type Tip, telling } from '../../tips/tip.ts'
import { choiceOf } from './choice.ts'
import { priceAt, tradeKept } from './holdings.ts'
import { moveBy } from './moves.ts'
import styles from './pyramid.module.css'
import { levelName, linesOf, type Place, type PyramidRow, pyramidOf } from './pyramid-places.ts'
import { useHeld, useScene } from './scene.ts'
import { breakable } from './syllables.ts'
import card from './tech-card.module.css'
import { TechCard } from './tech-card.tsx'
import { levelThing } from './things.ts'
import { TIP_RULES } from './tip-rules.ts'

/** One’s own techs, as they lie on the table; where the next one can lie is lit. */
export const Pyramid = memo((): ReactElement | null => {
  const { view, mine, text } = useScene()
  const player = view.players[mine]
  if (player === undefined) return null
  const lines = linesOf(pyramidOf(player))
  const width = Math.max(...lines.map(({ places, inset }) => places.length * 2 + inset))
  // Rows that nothing can lie in yet take little room.
  const heights = [...lines].reverse().map(({ places }) => (places.every(isClosed) ? 'var(--low)' : 'var(--high)'))
  const grid = { '--columns': width, '--rows': heights.join(' ') } as CSSProperties
  return (
    <section className={styles['pyramid']} aria-label={text('classicBoard.tech.pyramid')} data-anchor={`techs:${mine}`}>
      <ul className={styles['grid']} style={grid} data-wide={width > 12 || undefined} data-tips>
        {lines.flatMap(({ row, places, inset }, line) =>
          places.map((place, at) => (
            <li
              key={`${row.level} ${place.at}`}
              data-far={places.every(isClosed) || undefined}
              style={{ gridRow: lines.length - line, gridColumn: `${at * 2 + inset + 1} / span 2` }}
            >
              <Laid row={row} place={place} />
            </li>
          )),
        )}
      </ul>
    </section>
  )
})
Pyramid.displayName = 'Pyramid'

const isClosed = ({ is }: Place): boolean => is === 'closed'

type LaidProps = { readonly row: PyramidRow; readonly place: Place }

/** What lies at a place, or may lie there. */
const Laid = ({ row: { level }, place }: LaidProps): ReactElement => {
  const { view, mine } = useScene()
  const player = view.players[mine]
  if (place.tech !== null) return <TechCard tech={place.tech} coins={player?.coinTokens[place.tech.id] ?? 0} />
  const chosen = TECHS.find(({ id }) => id === player?.own?.research)
  if (place.is === 'free' && chosen?.level === level) return <TechCard tech={chosen} coins={0} isSecret />
  return <OpenPlace level={level} is={place.is === 'free' ? 'free' : 'closed'} />
}

type OpenPlaceProps = { readonly level: number; readonly is: 'free' | 'closed' }

const OpenPlace = ({ level, is }: OpenPlaceProps): ReactElement => {
  const { view, mine, movesAt, take, say, text } = useScene()
  const thing = levelThing(level)
  const moves = is === 'free' ? movesAt(thing) : []
  const isLit = moves.length > 0
  const isHeld = useHeld(thing, isLit)
  const [only] = moves.length === 1 ? moves : []
  const needed = priceAt(view, mine, level, isLit)
  const nameOnly = (move: string): string => say({ key: `tech.${choiceOf(moveBy(move))?.id}` })
  const moveWords = (move: string): string => {
    const parsed = moveBy(move)
    return parsed === null ? move : say(classic.presentation.describe.move(parsed))
  }
  const name = is === 'free' ? 'classicBoard.tech.free' : 'classicBoard.tech.closed'
  const tip = (): Tip => ({
    name: text(isLit ? 'classicBoard.tech.learn' : name, { level: levelName(level) }),
    lines:
      needed === null
        ? [{ words: text('classicBoard.city.free') }]
        : [
            { words: text('classicBoard.tech.needs', { count: needed }), rules: TIP_RULES.research },
            { words: text('classicBoard.tech.kept', { left: tradeKept(view, mine) }), rules: TIP_RULES.kept },
          ],
    rules: TIP_RULES.pyramid,
  })
  return (
    <button
      type="button"
      className={card['place']}
      tabIndex={isLit ? 0 : -1}
      data-level={level}
      data-is={is}
      data-only={only !== undefined || undefined}
      data-anchor={isLit ? thing : undefined}
      data-lit={isLit || undefined}
      aria-pressed={isHeld}
      aria-haspopup="dialog"
      {...telling<HTMLButtonElement>(tip, isLit ? 'too' : 'only')}
      {...(isLit && { onClick: () => take(thing) })}
    >
      {only === undefined ? (
        <>
          <b aria-hidden="true">{levelName(level)}</b>
          <span className="unseen">{text(isLit ? 'classicBoard.tech.learn' : name, { level: levelName(level) })}</span>
        </>
      ) : (
        <>
          <span aria-hidden="true">{breakable(nameOnly(only))}</span>
          <span className="unseen">{moveWords(only)}</span>
        </>
      )}
      {is === 'free' && needed !== null && (
        <span className={card['price']}>
          <Icon name="trade" size="0.85em" />
          {needed}
        </span>
      )}
    </button>
  )
}
