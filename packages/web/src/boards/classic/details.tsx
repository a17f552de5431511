import type { View } from '@ecumene/classic'
import type { ReactElement } from 'react'
import type { SummaryProps } from '../generic/summary.ts'
import styles from './details.module.css'
import { Market } from './market.tsx'
import { PlayerCard } from './player-card.tsx'
import { offerMessage } from './pointing.ts'
import { useClassicText } from './words/words.ts'

/** Everything of Classic that does not lie on the map. */
export const ClassicDetails = (props: SummaryProps): ReactElement => {
  const { seen, say, nameOf } = props
  const view = seen.view as View
  const text = useClassicText(nameOf)
  return (
    <div className={styles['details']}>
      <ul className={styles['now']} data-anchor="now">
        <li>
          {text('classicBoard.round')} <strong>{view.round}</strong>
        </li>
        <li>
          <strong>{say({ key: `phase.${view.phase}` })}</strong>
        </li>
        <li>{text('classicBoard.first', { player: { seat: view.first } })}</li>
      </ul>
      {view.offers.length > 0 && (
        <section>
          <h3>{text('classicBoard.offers')}</h3>
          <ul className={styles['offers']}>
            {view.offers.map((offer) => (
              <li key={offer.number}>
                {offer.number}. {say(offerMessage(offer))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles['players']}>
        {view.players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <PlayerCard key={seat} seat={seat} player={player} view={view} {...props} />
        ))}
      </div>
      <Market market={view.market} {...props} />
    </div>
  )
}
