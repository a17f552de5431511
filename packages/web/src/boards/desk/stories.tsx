import type { Seat } from '@ecumene/kernel'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { finishOrder } from '../../screens/table/finish-order.ts'
import { Portrait } from '../../seats/portrait.tsx'
import type { EndingProps } from '../parts.ts'
import styles from './stories.module.css'

type StoriesProps = Pick<EndingProps, 'state' | 'outcome'> & {
  readonly storyOf: (seat: Seat) => ReactNode
  /** Whom a player plays, as a picture; without it the seat has its emblem. */
  readonly likenessOf?: (seat: Seat) => ReactNode
}

/** How the game went for each player, the winner first. */
export const Stories = ({ state, outcome, storyOf, likenessOf }: StoriesProps): ReactElement => (
  <ol className={styles['stories']}>
    {finishOrder(outcome).map((seat) => (
      <li key={seat} data-winner={outcome.winners.includes(seat) || undefined}>
        <Portrait seat={seat} kind={state.seats[seat]?.kind ?? 'open'}>
          {likenessOf?.(seat)}
        </Portrait>
        <div>{storyOf(seat)}</div>
      </li>
    ))}
  </ol>
)

type PlaceLinkProps = Pick<EndingProps, 'replayAddress' | 'onShow'> & {
  readonly ply: number
  /** Where on the map it happened; `null` for what happened at no place. */
  readonly place: number | null
  readonly placeIcon: IconName
  readonly children: ReactNode
}

/** Leads to the place on the map; what happened at no place is found in the replay. */
export const PlaceLink = (props: PlaceLinkProps): ReactElement => {
  const { ply, place, placeIcon, replayAddress, onShow, children } = props
  return place === null ? (
    <Link className={styles['leads']} href={`${replayAddress}/${ply + 1}`}>
      <Icon name="film-strip" />
      {children}
    </Link>
  ) : (
    <button type="button" className={styles['leads']} data-shows={place} onClick={() => onShow(place)}>
      <Icon name={placeIcon} />
      {children}
    </button>
  )
}
