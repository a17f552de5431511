import type { Level } from '@ecumene/bots'
import type { Game } from '@ecumene/kernel'
import type { SeatWish } from '@ecumene/protocol'
import type { LocalSeat } from '../../table/local-game.ts'

/** Where a new game is played. */
export const WHERES = ['solo', 'hotSeat', 'online'] as const
export type Where = (typeof WHERES)[number]

/** Who is to sit in a seat: `person` is somebody at this screen, `open` a remote guest. */
export type Sitter = 'me' | 'person' | 'open' | `bot:${Level}`

export const sittersFor = (where: Where, levels: readonly Level[]): readonly Sitter[] => {
  const bots = levels.map((level): Sitter => `bot:${level}`)
  if (where === 'solo') return ['me', ...bots]
  return where === 'hotSeat' ? ['person', ...bots] : ['me', 'open', ...bots]
}

/** The seats the form starts with: what most people want from this way of playing. */
export const firstSitters = (where: Where, seats: number, level: Level): readonly Sitter[] =>
  Array.from({ length: seats }, (_unused, seat): Sitter => {
    if (where === 'hotSeat') return 'person'
    if (seat === 0) return 'me'
    return where === 'solo' ? `bot:${level}` : 'open'
  })

/** The seats after their number or the way of playing has changed: whoever still fits stays. */
export const refit = (
  sitters: readonly Sitter[],
  allowed: readonly Sitter[],
  first: readonly Sitter[],
): readonly Sitter[] =>
  first.map((wish, seat) => {
    const sitter = sitters[seat]
    return sitter !== undefined && allowed.includes(sitter) ? sitter : wish
  })

/** Only one seat can be mine: when I sit down elsewhere, `instead` takes my old seat. */
export const seatSitter = (
  sitters: readonly Sitter[],
  seat: number,
  sitter: Sitter,
  instead: Sitter,
): readonly Sitter[] =>
  sitters.map((current, index) => {
    if (index === seat) return sitter
    return sitter === 'me' && current === 'me' ? instead : current
  })

export const levelOf = (sitter: Sitter): Level | null => (sitter.startsWith('bot:') ? (sitter.slice(4) as Level) : null)

export const toLocalSeats = (
  sitters: readonly Sitter[],
  names: readonly string[],
  myName: string,
): readonly LocalSeat[] =>
  sitters.map((sitter, seat): LocalSeat => {
    const level = levelOf(sitter)
    if (level !== null) return { kind: 'bot', level }
    return { kind: 'person', name: sitter === 'me' ? myName : (names[seat] ?? '') }
  })

export const toSeatWishes = (sitters: readonly Sitter[]): SeatWish[] =>
  sitters.map((sitter): SeatWish => {
    const level = levelOf(sitter)
    if (level !== null) return { kind: 'bot', level }
    return { kind: sitter === 'me' ? 'me' : 'open' }
  })

/** How many may sit down, from fewest to most. */
export const seatCounts = ({ seats: { min, max } }: Pick<Game, 'seats'>): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_unused, index) => min + index)
