import { type Account, AROUND, type View } from '@ecumene/classic'
import type { ReactElement } from 'react'
import type { Orientation } from '../../stage/geometry.ts'
import styles from './city-overlay.module.css'
import { borderOf, cornerOf, lineOver, SIDE } from './geometry.ts'
import { YieldNumbers } from './yields.tsx'

type CityOverlayProps = { readonly view: View; readonly centre: number; readonly orientation: Orientation }

/** The city that is open: its outskirts with what each gives, blockades crossed out, scouts that send to it. */
export const CityOverlay = ({ view, centre, orientation }: CityOverlayProps): ReactElement | null => {
  const account = view.accounts.find(({ square }) => square === centre)
  if (account === undefined) return null
  const around = AROUND[centre] ?? []
  const sending = sendingTo(view, account)
  return (
    <g className={styles['city']} data-seat={account.seat}>
      <path className={styles['outline']} d={borderOf([centre, ...around], orientation)} />
      {sending.map((square) => (
        <path key={square} className={styles['sent']} d={lineOver([square, centre], orientation)} />
      ))}
      {[...around, ...sending].map((square) => {
        const at = view.squares.find((each) => each.square === square)
        const { x, y } = cornerOf(square, orientation)
        const isBlockaded = account.blockaded.includes(square)
        if (at === undefined) return null
        const given = { trade: at.trade, production: at.production, culture: at.culture, coins: at.coin }
        return (
          <g key={square} transform={`translate(${x} ${y})`} data-blockaded={isBlockaded || undefined}>
            <rect className={styles['plate']} x="3" y="3" width={SIDE - 6} height={SIDE - 6} rx="4" />
            <YieldNumbers given={given} />
            {isBlockaded && <path className={styles['cross']} d="M8 8L40 40M40 8L8 40" />}
          </g>
        )
      })}
    </g>
  )
}

/** Squares outside a city from which scouts send to it. */
export const sendingTo = (
  { players }: Pick<View, 'players'>,
  { seat, city, square: centre }: Account,
): readonly number[] =>
  (players[seat]?.sends ?? [])
    .filter((sent) => sent.city === city)
    .map(({ square }) => square)
    .filter((square) => !(AROUND[centre] ?? []).includes(square))
