import { type Account, describeBill } from '@ecumene/classic'
import { type ReactElement, useTransition } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { CityAccount } from './city-account.tsx'
import { CityDeeds } from './city-deed-list.tsx'
import { deedsOf } from './city-deeds.ts'
import { citiesToUse, useCityOpening } from './city-opening.ts'
import styles from './city-panel.module.css'
import { type Desk, useDesk } from './desk.ts'
import { moveBy } from './moves.ts'
import { ownSeat, squareName } from './pointing.ts'

/** The city whose panel is open: beside the map on a wide table, over the lower part of the map on a phone. */
export const CityPanel = (): ReactElement | null => {
  const desk = useDesk()
  useCityOpening(desk)
  const account = openAccount(desk)
  return account === undefined ? null : <OpenCity key={account.square} account={account} />
}

/** The city whose panel is open; none is while something is being placed. */
export const openAccount = ({ view, openedCity, isAsked }: Desk): Account | undefined =>
  isAsked && view.asked?.kind === 'put' ? undefined : view.accounts.find(({ square }) => square === openedCity)

/** Below the question, where it covers nothing: what is being placed, or one's own cities that can act, each a click away. */
export const CityQuestion = (): ReactElement | null => {
  const { view, isAsked } = useDesk()
  if (!isAsked) return null
  return view.asked?.kind === 'put' ? <Placing /> : <CityStrip />
}

/** The cities to choose from while none is open. */
const CityStrip = (): ReactElement | null => {
  const { view, hands, openedCity, text } = useDesk()
  const cities = citiesToUse(view, hands.movesAt)
  if (cities.length === 0 || view.accounts.some(({ square }) => square === openedCity)) return null
  return (
    <nav className={styles['strip']} aria-label={text('classicBoard.city.choose')}>
      {cities.map((account) => (
        <CityTab key={account.square} account={account} />
      ))}
    </nav>
  )
}

const CityTab = ({ account: { city, square, seat } }: { readonly account: Account }): ReactElement => {
  const { say, openCity, openedCity, hands } = useDesk()
  // The tab itself answers first; the city follows.
  const [isOpening, open] = useTransition()
  return (
    <button
      type="button"
      className={styles['tab']}
      data-doing={isOpening || undefined}
      data-seat={seat}
      data-anchor={`city:${city}`}
      data-lit={hands.movesAt(`city:${city}`).length > 0 || undefined}
      aria-expanded={openedCity === square}
      onClick={() => open(() => openCity(square))}
    >
      <Icon name={city === 0 ? 'capitol' : 'village'} size="16px" />
      {say({ key: `city.${city}` })} <small>{squareName(square)}</small>
    </button>
  )
}

const OpenCity = ({ account }: { readonly account: Account }): ReactElement => {
  const { view, say, nameOf, text, hands, openCity, isAsked } = useDesk()
  const { seat, city, square } = account
  const player = view.players[seat]
  const isOwn = seat === ownSeat(view)
  const others = isOwn && isAsked ? citiesToUse(view, hands.movesAt).filter((other) => other.city !== city) : []
  const moves = isOwn ? hands.movesAt(`city:${city}`) : []
  const hasActed = (player?.acted[city] ?? 0) > (player?.extra[city] ?? 0)
  return (
    <section
      className={styles['panel']}
      data-seat={seat}
      data-city={square}
      data-anchor={isOwn ? `city:${city}` : undefined}
      aria-labelledby="city"
    >
      <header className={styles['head']}>
        <h2 id="city">
          {say({ key: `city.${city}` })} <small>{squareName(square)}</small>
        </h2>
        <button
          type="button"
          className={styles['close']}
          aria-label={text('classicBoard.city.close')}
          onClick={() => openCity(null)}
        >
          <Icon name="cancel" size="13px" />
        </button>
        <p className={styles['state']}>
          <span className={styles['owner']}>{nameOf(seat)}</span>
          {view.phase === 'cities' && !(hasActed && moves.length > 0) && (
            <span data-acted={hasActed || undefined}>
              {text(hasActed ? 'classicBoard.city.acted' : 'classicBoard.city.idle')}
            </span>
          )}
        </p>
      </header>
      {others.length > 0 && (
        <nav className={styles['others']} aria-label={text('classicBoard.city.choose')}>
          {others.map((other) => (
            <CityTab key={other.square} account={other} />
          ))}
        </nav>
      )}
      <CityAccount account={account} />
      {isOwn && <CityDeeds city={city} moves={moves} />}
    </section>
  )
}

/** What is being placed, and its price once more; the squares for it are lit on the map. */
const Placing = (): ReactElement | null => {
  const { seen, view, viewer, say, text } = useDesk()
  const last = seen.history.findLast(({ seat, undo, undone }) => seat === viewer && undo === undefined && !undone)
  const [deed] = deedsOf(last?.move === undefined ? [] : [last.move], view)
  const [bill] = view.bills.filter(({ move }) => moveBy(move)?.kind === 'put')
  if (deed === undefined || deed.thing === null) return null
  return (
    <section className={styles['placing']} data-placing data-seat={viewer ?? undefined} aria-labelledby="city">
      <header className={styles['head']}>
        <h2 id="city" className={styles['thing']}>
          <Icon name={deed.sign} size="20px" />
          <span>{say(deed.thing)}</span>
        </h2>
      </header>
      <p data-how>{text('classicBoard.city.place')}</p>
      {bill === undefined ? (
        <p className={styles['quiet']}>
          {text(deed.group === 'gifts' ? 'classicBoard.city.gift' : 'classicBoard.city.free')}
        </p>
      ) : (
        describeBill(bill).map((line) => (
          <p key={line.key} className={styles['quiet']} data-lost={line.key === 'bill.noResearch' || undefined}>
            {say(line)}
          </p>
        ))
      )}
    </section>
  )
}
