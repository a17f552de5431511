import {
  describeChance,
  describeRaise,
  describeSource,
  describeTarget,
  type Fight,
  type Forecast,
  isExploring,
  type Line,
  type View,
} from '@ecumene/dawn'
import type { ReactElement } from 'react'
import type { Say } from '../../words/use-words.tsx'
import styles from './combat.module.css'
import { useDesk } from './desk.ts'
import { wayBy } from './ways.ts'
import type { DawnWordKey } from './words/en.ts'

/** The attack that a move or a course would declare; `null` if it declares none. */
export const forecastFor = (view: View, deed: string): Forecast | null => {
  const way = wayBy(view.ways, deed)
  if (way !== null && isExploring(way)) return null
  return (
    view.forecasts.find(({ move, space }) => (way === null ? move === deed : move === null && space === way.space)) ??
    null
  )
}

/** How likely the attack is to be won that a move would declare. */
export const chanceNote = (view: View, deed: string, say: Say): string | null => {
  const forecast = forecastFor(view, deed)
  return forecast === null ? null : say(describeChance(forecast.odds))
}

/** The best chance of an attack at each space, in per cent. */
export const chancesAt = (forecasts: readonly Forecast[]): ReadonlyMap<number, number> => {
  const chances = new Map<number, number>()
  for (const { space, odds } of forecasts) {
    chances.set(space, Math.max(chances.get(space) ?? 0, Math.round(odds * 100)))
  }
  return chances
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { value }) => sum + value, 0)

/** An attack before it is declared: both sums line by line, the odds, and what tokens would make of it. */
export const ForecastTable = ({ forecast }: { readonly forecast: Forecast }): ReactElement => {
  const { say, text, view } = useDesk()
  const { attack, defence, odds, more, defenderMay } = forecast
  return (
    <div className={styles['combat']}>
      <p className={styles['target']}>{say(describeTarget(forecast))}</p>
      <div className={styles['sides']}>
        <Side title={text('dawnBoard.attacker')} lines={attack} die />
        <Side title={text('dawnBoard.defender')} lines={defence} die />
      </div>
      <p className={styles['chance']}>{say(describeChance(odds))}</p>
      {more.length > 0 && (
        <ul className={styles['more']} aria-label={text('dawnBoard.withTokens')}>
          {more.map((raise) => (
            <li key={raise.tokens}>{say(describeRaise(raise))}</li>
          ))}
        </ul>
      )}
      {defenderMay > 0 && <p className={styles['quiet']}>{text('dawnBoard.defenderMay', { count: defenderMay })}</p>}
      <p className={styles['quiet']}>{text(WON[forecast.target])}</p>
      {/* T-9.32: without armies whoever is beaten loses nothing. */}
      {view.modules.terra !== undefined && <p className={styles['quiet']}>{text('dawnBoard.lostArmy')}</p>}
    </div>
  )
}

/** What a won attack does (N-15, T-9.34, T-9.35, T-10.7). */
const WON = {
  barbarian: 'dawnBoard.won.barbarian',
  control: 'dawnBoard.won.control',
  reinforced: 'dawnBoard.won.control',
  district: 'dawnBoard.won.control',
  city: 'dawnBoard.won.city',
  capital: 'dawnBoard.won.capital',
  cityState: 'dawnBoard.won.cityState',
  fort: 'dawnBoard.won.fort',
  army: 'dawnBoard.won.figure',
  caravan: 'dawnBoard.won.figure',
} as const satisfies Readonly<Record<Forecast['target'], DawnWordKey>>

/** A fight that goes on: the dice are on the table, and tokens can still change it. */
export const FightTable = ({ fight }: { readonly fight: Fight }): ReactElement => {
  const { say, text, view } = useDesk()
  const lead = fight.attack - fight.defence
  // N-14.24: in a tie the defender wins.
  const lacking = fight.spender === view.active ? 1 - lead : lead
  return (
    <div className={styles['combat']} data-anchor="fight">
      <p className={styles['target']}>{say(describeTarget(fight))}</p>
      <div className={styles['sides']}>
        <Side title={text('dawnBoard.attacker')} lines={fight.attackLines} isAhead={fight.isWon} />
        <Side title={text('dawnBoard.defender')} lines={fight.defenceLines} isAhead={!fight.isWon} />
      </div>
      <p className={styles['quiet']}>
        {lacking > 0 && <strong className={styles['lacking']}>{text('dawnBoard.lacking', { count: lacking })} </strong>}
        {text('dawnBoard.tie')}
        {fight.defenderMay > 0 && ` ${text('dawnBoard.defenderMay', { count: fight.defenderMay })}`}
      </p>
    </div>
  )
}

type SideProps = {
  readonly title: string
  readonly lines: readonly Line[]
  readonly isAhead?: boolean
  /** The die is still to be rolled. */
  readonly die?: boolean
}

const Side = ({ title, lines, isAhead = false, die = false }: SideProps): ReactElement => {
  const { say } = useDesk()
  return (
    <section data-ahead={isAhead || undefined}>
      <h3>
        {title} <strong>{sumOf(lines)}</strong>
        {die && <span className={styles['die']}> + 1–6</span>}
      </h3>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sum never change places
          <li key={index}>
            <span>{say(describeSource(line.source))}</span> <strong>{signed(line.value)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
