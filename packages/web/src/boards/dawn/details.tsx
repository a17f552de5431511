import { type AgendaId, type Plans, plansFor, RESOURCES, type View, type WonderId } from '@ecumene/dawn'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import type { SummaryProps } from '../generic/summary.ts'
import styles from './details.module.css'
import { PlayerCard } from './player-card.tsx'
import { ResourceCount } from './resource-count.tsx'
import { typeSign } from './signs.ts'
import { TIP_RULES } from './tip-rules.ts'
import { WonderBill } from './wonder-bill.tsx'
import { useDawnText } from './words/words.ts'

/** Everything of New Dawn that does not lie on the map. */
export const DawnDetails = (props: SummaryProps): ReactElement => {
  const { seen, viewer, say, nameOf, considered } = props
  const view = seen.view as View
  const plans: Plans = viewer === null ? {} : plansFor(view, viewer)
  const text = useDawnText(nameOf)
  /** About to be chosen, or being paid for. */
  const isMeant = (wonder: WonderId | null): boolean =>
    wonder !== null && (considered === `wonder ${wonder}` || view.paying?.wonder === wonder)
  return (
    <div className={styles['details']}>
      <Now view={view} {...props} />
      <div className={styles['players']}>
        {view.players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <PlayerCard key={seat} seat={seat} player={player} view={view} {...props} />
        ))}
      </div>
      {view.hands.some((hand) => hand.length > 0) && (
        <Fold title={text('dawnBoard.tiles')}>
          <dl className={styles['pairs']}>
            {view.hands.map((hand, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <div key={seat}>
                <dt>{nameOf(seat)}</dt>
                <dd>{hand.map((tile) => text('dawnBoard.tile', { number: tile })).join(', ')}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
      <Fold title={text('dawnBoard.victory')}>
        <ul className={styles['goals']} data-tips>
          {view.victoryCards.map((agendas) => (
            <li key={agendas.join()}>
              {agendas.map((agenda: AgendaId) => (
                <p key={agenda}>
                  <strong>
                    <Explained tip={{ piece: pieceAddress('agenda', agenda) }}>
                      {say({ key: `agenda.${agenda}` })}
                    </Explained>
                  </strong>{' '}
                  {say({ key: `effect.agenda.${agenda}` })}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </Fold>
      <Fold title={text('dawnBoard.wonderDecks')}>
        <ul className={styles['decks']} data-tips>
          {view.wonders.map(({ type, top, below }) => (
            <li key={type} data-type={type} data-considered={isMeant(top) || undefined}>
              <h4>
                <Icon name={typeSign(type)} /> {say({ key: `type.${type}` })}
              </h4>
              <strong>
                {top === null ? (
                  text('dawnBoard.noWonder')
                ) : (
                  <Explained tip={{ piece: pieceAddress('wonder', top) }}>{say({ key: `wonder.${top}` })}</Explained>
                )}
              </strong>
              {top !== null && <p>{say({ key: `effect.wonder.${top}` })}</p>}
              {top !== null && plans[top] !== undefined && <WonderBill plan={plans[top]} say={say} />}
              <small>{text('dawnBoard.below', { count: below.reduce((sum, count) => sum + count, 0) })}</small>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}

/** What goes on now, in a line of facts. */
const Now = ({ view, say, nameOf }: SummaryProps & { readonly view: View }): ReactElement => {
  const text = useDawnText(nameOf)
  const { attack, walking, paying } = view
  return (
    <ul className={styles['now']} data-anchor="now" data-tips>
      <li>
        {text('dawnBoard.round')} <strong>{view.round}</strong>
      </li>
      <li>
        <Explained tip={{ name: say({ key: `icon.${view.event}` }), rules: TIP_RULES.event }}>
          {text('dawnBoard.event')}: <strong>{say({ key: `icon.${view.event}` })}</strong>
        </Explained>
      </li>
      {attack !== null && (
        <li>
          <strong>{text('dawnBoard.attack', { attack: attack.attack, defence: attack.defence })}</strong>
        </li>
      )}
      {walking !== null && <li>{text('dawnBoard.steps', { count: walking.steps })}</li>}
      {paying !== null && (
        <li>
          {text('dawnBoard.paying', { wonder: say({ key: `wonder.${paying.wonder}` }), production: paying.production })}
        </li>
      )}
      <li>
        {text('dawnBoard.supply')}:{' '}
        {RESOURCES.map((resource) => (
          <ResourceCount key={resource} resource={resource} count={view.supply[resource]} say={say} />
        ))}
      </li>
    </ul>
  )
}

const Fold = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement => (
  <details className={styles['fold']} open>
    <summary>
      <h3>{title}</h3>
    </summary>
    {children}
  </details>
)
