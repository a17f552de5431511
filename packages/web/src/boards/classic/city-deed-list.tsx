import {
  BUILDINGS,
  type Change,
  describeBill,
  describeChange,
  describeReplaced,
  sumOf,
  UNIT_TYPES,
} from '@ecumene/classic'
import { memo, type ReactElement, useEffect, useMemo, useState } from 'react'
import { DeedButton } from '../../hands/deed-button.tsx'
import { Icon } from '../../icons/icon.tsx'
import type { Unplayable } from '../board.ts'
import {
  byReason,
  DEED_GROUPS,
  type Deed,
  deedsOf,
  inGroup,
  type Missed,
  paidBy,
  paired,
  shortfallOf,
} from './city-deeds.ts'
import styles from './city-panel.module.css'
import { useDesk } from './desk.ts'
import { levelName } from './pyramid-places.ts'
import { useScene } from './scene.ts'
import { iconSign } from './signs.ts'

type CityDeedsProps = { readonly city: number; readonly moves: readonly string[] }

/** Everything the city can do, with its price, and what it cannot do, with the reason. */
export const CityDeeds = ({ city, moves }: CityDeedsProps): ReactElement => {
  const { view, mine, text } = useScene()
  const unplayable = useUnplayable()
  const groups = useMemo(() => {
    const deeds = paired(deedsOf(moves, view))
    return DEED_GROUPS.map((group) => ({ group, can: inGroup(deeds, group) })).filter(({ can }) => can.length > 0)
  }, [moves, view])
  const { whole, near, far } = useMemo(() => {
    const missed = shortfallOf(unplayable, city, { view, seat: mine, canAct: moves.length > 0 })
    return { ...missed, near: byReason(DEED_GROUPS.flatMap((group) => inGroup(missed.near, group))) }
  }, [moves, view, unplayable, city, mine])
  return (
    <div className={styles['deeds']}>
      {whole !== null && <p className={styles['quiet']}>{whole}</p>}
      {groups.map(({ group, can }) => (
        <section key={group}>
          <h3>{text(GROUP_WORDS[group])}</h3>
          {can.some(({ gift }) => gift !== null) && <p className={styles['why']}>{text(GROUP_WORDS.gifts)}</p>}
          <ul data-group={group}>
            {can.map(({ gift, ...deed }) => (
              <li key={deed.move} data-pair={gift !== null || undefined}>
                {gift !== null && <DeedRow deed={gift} />}
                <DeedRow deed={deed} isPriceOnly={gift !== null} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {/* Below what can be done: it is asked for anew after every move, and must not push away what somebody is about to press. */}
      {near.size > 0 && (
        <section>
          <h3>{text('classicBoard.city.near')}</h3>
          <ul>
            {[...near].map(([reason, all]) => (
              <li key={reason} className={styles['missed']}>
                {all.map((missed) => (
                  <span key={missed.move} className={styles['lacking']} data-missed={missed.move}>
                    <Icon name={missed.sign} size="17px" />
                    <span className={styles['name']}>
                      <DeedName deed={missed} />
                    </span>
                  </span>
                ))}
                <small>{reason}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {far.size > 0 && (
        <details className={styles['far']}>
          <summary>{text('classicBoard.city.far')}</summary>
          <dl>
            {[...far].map(([reason, all]) => (
              <div key={reason}>
                <dt>{reason}</dt>
                <dd>
                  {all.map((missed, place) => (
                    <span key={missed.move}>
                      {place > 0 && ', '}
                      <DeedName deed={missed} />
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

const GROUP_WORDS = {
  figures: 'classicBoard.city.figures',
  units: 'classicBoard.city.units',
  gifts: 'classicBoard.city.gift',
  buildings: 'classicBoard.city.buildings',
  wonders: 'classicBoard.city.wonders',
  labours: 'classicBoard.city.labours',
} as const

/** What may not be done now, asked for anew after every move. */
const useUnplayable = (): readonly Unplayable[] => {
  const { seen, isAsked, props } = useDesk()
  const { whyNots } = props
  const { ply } = seen
  const [found, setFound] = useState<{ readonly ply: number; readonly all: readonly Unplayable[] } | null>(null)
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    whyNots().then(
      (all) => isCurrent && setFound({ ply, all }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isAsked, ply, whyNots])
  return found?.ply === ply ? found.all : NOTHING
}

const NOTHING: readonly Unplayable[] = []

type RowProps = {
  readonly deed: Deed
  /** It stands beside the same thing free of charge, which names it. */
  readonly isPriceOnly?: boolean
}

const DeedRow = ({ deed, isPriceOnly = false }: RowProps): ReactElement => {
  const { hands, busy, moveText, noteOn } = useDesk()
  const { move } = deed
  return (
    <DeedButton
      {...{ hands, move, busy }}
      thing={`deed:${move}`}
      isThing
      words={moveText(move)}
      note={noteOn(move)}
      className={styles['deed']}
      face={<DeedFace deed={deed} isPriceOnly={isPriceOnly} />}
    />
  )
}

const DeedFace = memo(({ deed, isPriceOnly = false }: RowProps): ReactElement => {
  const { view, say, text } = useScene()
  const { bill, sign } = deed
  const change = view.changes.find(({ move }) => move === deed.move)
  const replaced = change === undefined ? null : describeReplaced(change)
  return (
    <>
      <span className={styles['row']}>
        {!isPriceOnly && <Icon name={sign} size="17px" />}
        <span className={isPriceOnly ? 'unseen' : styles['name']}>
          <DeedName deed={deed} />
          <Yields deed={deed} />
        </span>
        {isPriceOnly && <span className={styles['or']}>{text('classicBoard.city.orPay')}</span>}
        <Price deed={deed} />
      </span>
      {deed.kind === 'wonder' && deed.thing !== null && <small>{say({ key: `effect.${deed.thing.key}` })}</small>}
      {bill !== null && bill.trade > 0 && (
        <small data-trade aria-hidden="true">
          {text('classicBoard.city.left', { left: bill.tradeLeft })}
          {bill.research === 'lost' && (
            <>
              {' · '}
              <strong>{text('classicBoard.city.noResearch')}</strong>
            </>
          )}
        </small>
      )}
      {change !== undefined && !isPriceOnly && isWorthAWord(change) && (
        <small data-change>
          {say(describeChange(change, false))} {replaced !== null && <strong>{say(replaced)}</strong>}
        </small>
      )}
      <span className="unseen">{bill === null ? '' : describeBill(bill).map(say).join(' ')}</span>
    </>
  )
})
DeedFace.displayName = 'DeedFace'

/** What the thing gives stands beside its name; what its square had before does not, and may be as good. */
const isWorthAWord = ({ trade, production, culture, coins, loses, replaces }: Change): boolean =>
  loses !== null ||
  replaces !== null ||
  Math.min(trade, production, culture, coins) < 0 ||
  Math.max(trade, production, culture, coins) === 0

const DeedName = ({ deed }: { readonly deed: Deed | Missed }): ReactElement => {
  const { view, mine, say, text } = useScene()
  const { kind, thing } = deed
  if (thing === null) return <>{text('classicBoard.city.arts')}</>
  if (kind === 'harvest') return <>{text('classicBoard.city.harvest', { resource: thing })}</>
  if (kind !== 'train') return <>{say(thing)}</>
  const type = UNIT_TYPES.findIndex((unit) => thing.key === `unit.${unit}`)
  return (
    <>
      {say(thing)} {levelName(view.players[mine]?.ranks[type] ?? 0)}
    </>
  )
}

const ICONS = ['trade', 'production', 'culture', 'coin'] as const

/** What a building will give. */
const Yields = ({ deed }: { readonly deed: Deed }): ReactElement | null => {
  const building = BUILDINGS.find(({ id }) => deed.thing?.key === `building.${id}`)
  if (building === undefined) return null
  return (
    <span className={styles['yields']} aria-hidden="true">
      {ICONS.map((icon) =>
        building[icon] === 0 ? null : (
          <span key={icon}>
            {building[icon]}
            <Icon name={iconSign(icon) ?? 'stone-block'} size="11px" />
          </span>
        ),
      )}
      {building.combatBonus > 0 && (
        <span>
          {building.combatBonus}
          <Icon name="crossed-swords" size="11px" />
        </span>
      )}
    </span>
  )
}

/** Production and trade that it takes; what the arts bring; nothing for what is free. */
const Price = ({ deed }: { readonly deed: Deed }): ReactElement => {
  const { view, mine, text } = useScene()
  const { bill, kind, city } = deed
  if (kind === 'arts') {
    const account = view.accounts.find((other) => other.seat === mine && other.city === city)
    return (
      <span className={styles['price']}>
        +{sumOf(account?.culture ?? [])}
        <Icon name="lyre" size="14px" />
      </span>
    )
  }
  if (kind === 'harvest') {
    return (
      <span className={styles['price']}>
        +1
        <Icon name={deed.sign} size="14px" />
      </span>
    )
  }
  if (bill === null) {
    return (
      <span className={styles['price']}>
        <span className="unseen">{text('classicBoard.city.free')}</span>
        <span aria-hidden="true">0</span>
        <Icon name="hammer-nails" size="14px" />
      </span>
    )
  }
  const { production, trade } = paidBy(bill)
  return (
    <span className={styles['price']} data-cost={bill.cost}>
      {production}
      <Icon name="hammer-nails" size="14px" />
      {trade > 0 && (
        <>
          +{trade}
          <Icon name="trade" size="14px" />
        </>
      )}
    </span>
  )
}
