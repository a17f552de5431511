import type { Side } from '@ecumene/duel'
import type { CSSProperties, ReactElement } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { telling } from '../../../tips/tip.ts'
import { useDesk } from '../desk.ts'
import { TIP_RULES } from '../tip-rules.ts'
import { pawnText } from './pawn-text.ts'
import { usePawnWalk } from './pawn-walk.ts'
import styles from './track.module.css'
import { CAPITAL, pawnSeenFrom, SPACES, tokensSeenFrom, ZONE_POINTS } from './track-places.ts'

/** The conflict track from one capital to the other: upright between the cities, lying on a phone. */
export const Track = (): ReactElement => {
  const desk = useDesk()
  const { view, bottom, top, room, text } = desk
  const pawn = pawnSeenFrom(usePawnWalk(view.pawn), bottom)
  const selected = desk.selection?.kind === 'track'
  return (
    <button
      type="button"
      className={styles['track']}
      data-anchor="track"
      data-axis={room === 'phone' ? 'lying' : 'upright'}
      aria-pressed={selected}
      onClick={() => desk.select(selected ? null : { kind: 'track' })}
    >
      <span className="unseen">
        {text('duelBoard.conflict')}. {pawnText(desk)}
      </span>
      <Capital side={top} />
      <span className={styles['way']} aria-hidden="true">
        {SPACES.map(({ at, zone }) => (
          <span
            key={at}
            className={styles['space']}
            data-zone={zone}
            {...(ZONE_POINTS[zone] > 0 &&
              telling<HTMLSpanElement>(() => ({
                name: text('duelBoard.zonePoints', { points: ZONE_POINTS[zone] }),
                rules: TIP_RULES.zone,
              })))}
          >
            {MIDDLES.has(at) && ZONE_POINTS[zone]}
          </span>
        ))}
        {tokensSeenFrom(view.militaryTokens, bottom).map(({ at, coins, loser }) => (
          <span
            key={at}
            className={styles['token']}
            style={edge(at)}
            {...telling<HTMLSpanElement>(() => ({
              name: text('duelBoard.tokenLoses', { coins, player: { seat: loser } }),
              rules: TIP_RULES.militaryToken,
            }))}
          >
            −{coins}
          </span>
        ))}
        <span className={styles['pawn']} data-at={pawn} style={place(pawn)}>
          <Icon name="crossed-swords" size="62%" />
        </span>
      </span>
      <Capital side={bottom} />
    </button>
  )
}

const Capital = ({ side }: { readonly side: Side }): ReactElement => {
  const { text } = useDesk()
  const name = text('duelBoard.capitalOf', { player: { seat: side } })
  return (
    <span
      className={styles['capital']}
      data-seat={side}
      aria-hidden="true"
      {...telling<HTMLSpanElement>(() => ({ name, rules: TIP_RULES.capital }))}
    >
      <Icon name="white-tower" size="60%" />
    </span>
  )
}

/** The spaces in the middle of a zone carry its points. */
const MIDDLES: ReadonlySet<number> = new Set([-7, -4, 4, 7])

// The capitals are drawn outside the way, which holds the 17 spaces between them; the pawn may stand on a capital.
const BETWEEN = 2 * CAPITAL - 1
const place = (at: number): CSSProperties => ({ '--at': (CAPITAL - 0.5 - at) / BETWEEN }) as CSSProperties
/** At the edge of a zone that is nearer to the middle. */
const edge = (at: number): CSSProperties => place(at - Math.sign(at) * 0.5)
