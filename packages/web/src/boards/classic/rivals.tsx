import { ERAS, UNIT_TYPES } from '@ecumene/classic'
import type { Seat } from '@ecumene/kernel'
import { memo, type ReactElement } from 'react'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import { CivilizationHead } from './civilization-head.tsx'
import { GovernmentChip } from './government-chip.tsx'
import { phaseNumber, progressOf } from './phase-progress.ts'
import { levelIn, levelName, techsPerLevel } from './pyramid-places.ts'
import { useRevealed } from './revealed.ts'
import { RevealedCard } from './revealed-card.tsx'
import styles from './rivals.module.css'
import { useHeld, useScene } from './scene.ts'
import { thingSign, unitSign } from './signs.ts'

/** Everybody else, in the order of play after me: all that is known of them. */
export const Rivals = memo((): ReactElement => {
  const { view, mine } = useScene()
  const count = view.players.length
  const seats = Array.from({ length: count - 1 }, (_, place) => (mine + 1 + place) % count)
  return (
    <div className={styles['rivals']} data-beside={count > 2 || undefined}>
      {seats.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </div>
  )
})
Rivals.displayName = 'Rivals'

type Count = readonly [key: string, sign: IconName, name: string, count: string | number]

const Rival = ({ seat }: { readonly seat: Seat }): ReactElement | null => {
  const { view, seen, say, text, nameOf, movesAt, take } = useScene()
  const revealed = useRevealed(view.players.length)
  const player = view.players[seat]
  const thing = `player:${seat}`
  const isLit = movesAt(thing).length > 0
  const isHeld = useHeld(thing, isLit)
  if (player === undefined) return null
  const dials: readonly Count[] = [
    ['trade', 'trade', text('classicBoard.trade'), player.trade],
    ['coins', 'two-coins', text('classicBoard.coins'), player.coins],
    ['culture', 'lyre', text('classicBoard.culture'), player.culture],
    ['track', 'laurels', text('classicBoard.track'), player.level],
  ]
  const resources = player.resources.reduce((sum, count) => sum + count, 0)
  const kept: readonly Count[] = [
    ['cities', 'village', text('classicBoard.cities'), player.cities.filter((square) => square >= 0).length],
    ...UNIT_TYPES.map((type): Count => [type, unitSign(type), say({ key: `unit.${type}` }), player.unitCounts[type]]),
    ...ERAS.map(
      (era): Count => [
        era,
        'card-draw',
        `${text('classicBoard.events')}: ${say({ key: `era.${era}` })}`,
        player.handBacks[era],
      ],
    ),
    ['resources', 'cut-diamond', text('classicBoard.resources'), resources],
    ['huts', thingSign('hut'), say({ key: 'marker.hut' }), player.huts],
    ['villages', thingSign('village'), say({ key: 'marker.village' }), player.villages],
    ['people', thingSign('person'), text('classicBoard.people'), player.people.length],
  ]
  return (
    <article className={styles['rival']} data-seat={seat} data-anchor={isLit ? undefined : thing} data-tips>
      <div className={styles['head']}>
        <CivilizationHead seat={seat} />
        <Stand seat={seat} />
      </div>
      <GovernmentChip seat={seat} />
      <Counts of={dials} isStrong />
      <ol className={styles['levels']} aria-label={text('classicBoard.rival.levels')}>
        {techsPerLevel(player).map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
          <li key={index} data-none={count === 0 || undefined}>
            <Explained
              tip={{
                name: text('classicBoard.rival.level', { level: levelName(index + 1), count }),
                lines: player.techs
                  .filter((id) => levelIn(player, id) === index + 1)
                  .map((id) => ({ words: say({ key: `tech.${id}` }), piece: `tech/${id}` })),
              }}
            >
              <small>{levelName(index + 1)}</small> {count}
            </Explained>
          </li>
        ))}
        {revealed !== null && (
          <li>
            <RevealedCard seat={seat} />
          </li>
        )}
        {player.chosen && view.phase === 'research' && (
          <li>
            <Explained className={styles['chosen']} tip={{ name: text('classicBoard.rival.chosen') }}>
              ?
            </Explained>
          </li>
        )}
      </ol>
      <Counts of={kept.filter(([key, , , count]) => count !== 0 || key === 'cities')} />
      {isLit && (
        <button
          type="button"
          className={styles['aim']}
          data-anchor={thing}
          data-lit
          aria-pressed={isHeld}
          aria-label={nameOf(seat)}
          onClick={() => take(thing)}
        />
      )}
      <span className="unseen">{seen.deciders.includes(seat) ? text('classicBoard.phase.now') : ''}</span>
    </article>
  )
}

/** Where the player is in the current phase. */
const Stand = ({ seat }: { readonly seat: Seat }): ReactElement | null => {
  const { view, seen, text } = useScene()
  const progress = progressOf(view, seen.deciders)[seat]
  if (phaseNumber(view) < 0 || progress === undefined || progress === 'next') return null
  const name = text(progress === 'done' ? 'classicBoard.phase.done' : 'classicBoard.phase.now')
  return (
    <Explained className={styles['stand']} tip={{ name }}>
      <Icon name={progress === 'done' ? 'check-mark' : 'hourglass'} size="13px" />
      <span className="unseen">{name}</span>
    </Explained>
  )
}

const Counts = ({
  of,
  isStrong = false,
}: {
  readonly of: readonly Count[]
  readonly isStrong?: boolean
}): ReactElement => (
  <ul className={styles['counts']} data-strong={isStrong || undefined}>
    {of.map(([key, sign, name, count]) => (
      <li key={key} data-kind={key}>
        <Explained tip={{ name: `${name}: ${count}` }}>
          <Icon name={sign} size="14px" />
          <span className="unseen">{name}</span> {count}
        </Explained>
      </li>
    ))}
  </ul>
)
