import { TECHS, type View, WONDERS, type WonderId } from '@ecumene/classic'

/** What a player's wonders and techs change in what the dials say. */

/** The wonder works for this player: it stands in their land, is not obsolete, and no enemy is on it. */
const worksFor = (view: View, seat: number, wonder: WonderId): boolean =>
  !view.market.obsolete.includes(wonder) &&
  view.squares.some((at) => at.wonder === wonder && at.owner === seat && (at.holder === null || at.holder === seat))

const sumOfWonders = (view: View, seat: number, field: 'researchDiscount' | 'cultureHand'): number =>
  WONDERS.reduce((sum, wonder) => sum + (wonder[field] > 0 && worksFor(view, seat, wonder.id) ? wonder[field] : 0), 0)

/** The trade that the dial must show for a tech of a level (C-25.2). */
export const tradeFor = (view: View, seat: number, level: number): number =>
  (TECHS.find((tech) => tech.level === level)?.trade ?? 0) - sumOfWonders(view, seat, 'researchDiscount')

/** What stays on the dial after research (C-25.12). */
export const tradeKept = ({ players }: View, seat: number): number => {
  const { trade = 0, coins = 0 } = players[seat] ?? {}
  return Math.min(trade, coins)
}

/** C-18.2: the culture events that a player may hold. */
export const handLimitOf = (view: View, seat: number): number => {
  const player = view.players[seat]
  if (player === undefined) return 0
  const perCoins = TECHS.reduce(
    (sum, { id, handsPerCoins }) =>
      handsPerCoins > 0 && player.techs.includes(id) ? sum + Math.floor(player.coins / handsPerCoins) : sum,
    0,
  )
  return player.cultureHand + sumOfWonders(view, seat, 'cultureHand') + perCoins
}

/** The trade that a place of the pyramid takes; `null` where a tech is learned otherwise than by research, for nothing. */
export const priceAt = (view: View, seat: number, level: number, isLit: boolean): number | null =>
  isLit && view.asked?.kind !== 'research' ? null : tradeFor(view, seat, level)
