import type { Side, View } from '@ecumene/duel'

/** The capitals lie this far from the neutral space (D-1.6). */
export const CAPITAL = 9

export type Zone = 'neutral' | 'near' | 'mid' | 'far' | 'capital'

/** One space of the track, seen from the player at the bottom: 9 is the opponent's capital, −9 the own one. */
export type Space = { readonly at: number; readonly zone: Zone }

export const SPACES: readonly Space[] = Array.from({ length: 2 * CAPITAL + 1 }, (_unused, index) => {
  const at = CAPITAL - index
  return { at, zone: zoneOf(Math.abs(at)) }
})

function zoneOf(distance: number): Zone {
  if (distance === 0) return 'neutral'
  if (distance < 3) return 'near'
  if (distance < 6) return 'mid'
  return distance < CAPITAL ? 'far' : 'capital'
}

/** Where the pawn stands, seen from the player at the bottom. The view counts toward the capital of seat 1. */
export const pawnSeenFrom = (pawn: number, bottom: Side): number => (bottom === 0 ? pawn : 0 - pawn)

/** Where the military tokens lie, seen from the player at the bottom: at the near edge of their zone. */
export const tokensSeenFrom = (
  tokens: View['militaryTokens'],
  bottom: Side,
): readonly { readonly at: number; readonly coins: number; readonly loser: Side }[] =>
  tokens.map(({ half, distance, coins }) => ({ at: half === bottom ? 0 - distance : distance, coins, loser: half }))

/** Points that the pawn is worth in a zone at the end of the game (D-20.1). */
export const ZONE_POINTS: Readonly<Record<Zone, number>> = { neutral: 0, near: 2, mid: 5, far: 10, capital: 0 }
