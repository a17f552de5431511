import { COINS_TO_WIN, CULTURE_VICTORY, TRADE_MAX } from '@ecumene/classic'
import { memo, type ReactElement } from 'react'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import { CivilizationHead } from './civilization-head.tsx'
import { Dial } from './dial.tsx'
import { GovernmentChip } from './government-chip.tsx'
import { handLimitOf } from './holdings.ts'
import styles from './mine.module.css'
import { useScene } from './scene.ts'
import { Stock } from './stock.tsx'
import { TIP_RULES } from './tip-rules.ts'

/** What lies in front of me: who I am, my dials and limits. On a phone also what I keep; a wide table has it beside the hand. */
export const Mine = memo((): ReactElement | null => {
  const { view, mine, room, text, nameOf, movesAt, take } = useScene()
  const player = view.players[mine]
  if (player === undefined) return null
  const { trade, coins, culture, level, speed, stacking, reserve, cities, cityLimit } = player
  const counts: readonly (readonly [
    sign: IconName,
    name: string,
    count: string | number,
    rules?: readonly string[],
  ])[] = [
    ['laurels', text('classicBoard.track'), `${level}/${CULTURE_VICTORY}`, TIP_RULES.track],
    [
      'village',
      text('classicBoard.cities'),
      `${cities.filter((square) => square >= 0).length}/${cityLimit}`,
      TIP_RULES.cityLimit,
    ],
    ['horseshoe', text('classicBoard.speed'), speed, TIP_RULES.speed],
    ['guards', text('classicBoard.stacking'), stacking, TIP_RULES.stacking],
    ['card-draw', text('classicBoard.handLimit'), handLimitOf(view, mine), TIP_RULES.handLimit],
    ['flying-flag', text('classicBoard.armiesLeft'), reserve.armies],
    ['telescope', text('classicBoard.scoutsLeft'), reserve.scouts],
  ]
  const me = `player:${mine}`
  const isLit = movesAt(me).length > 0
  return (
    <section className={styles['mine']} data-anchor={`dials:${mine}`} data-seat={mine} data-tips>
      <div className={styles['head']}>
        <CivilizationHead seat={mine} />
        {isLit && (
          <button
            type="button"
            className={styles['me']}
            data-anchor={me}
            data-lit
            aria-label={nameOf(mine)}
            onClick={() => take(me)}
          />
        )}
      </div>
      <div className={styles['dials']}>
        <Dial
          sign="trade"
          name={text('classicBoard.trade')}
          value={trade}
          most={TRADE_MAX}
          rules={TIP_RULES.tradeDial}
        />
        <Dial
          sign="two-coins"
          name={text('classicBoard.coins')}
          value={coins}
          most={COINS_TO_WIN}
          rules={TIP_RULES.coins}
        />
        <Dial sign="lyre" name={text('classicBoard.culture')} value={culture} most={null} rules={TIP_RULES.culture} />
      </div>
      <ul className={styles['counts']}>
        <li>
          <GovernmentChip seat={mine} />
        </li>
        {counts.map(([sign, name, count, rules]) => (
          <li key={name}>
            <Explained tip={rules === undefined ? { name } : { name, rules }}>
              <Icon name={sign} size="14px" />
              <span className="unseen">{name}</span> {count}
            </Explained>
          </li>
        ))}
      </ul>
      {room === 'phone' && <Stock seat={mine} />}
    </section>
  )
})
Mine.displayName = 'Mine'
