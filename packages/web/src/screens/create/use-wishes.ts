import { LEVELS, type Level } from '@ecumene/bots'
import type { Game } from '@ecumene/kernel'
import { useState } from 'react'
import { firstSitters, refit, type Sitter, seatSitter, sittersFor, type Where } from './wishes.ts'

export type Wishes = {
  readonly where: Where
  readonly sitters: readonly Sitter[]
  /** What people at this screen typed as their names, by seat. */
  readonly names: readonly string[]
  readonly chooseWhere: (where: Where) => void
  readonly chooseCount: (count: number) => void
  readonly sit: (seat: number, sitter: Sitter) => void
  readonly name: (seat: number, name: string) => void
}

/** The seats of the create form, kept consistent while they are being changed. */
export const useWishes = (game: Game, asked: Where, level: Level): Wishes => {
  const [where, setWhere] = useState(asked)
  const [sitters, setSitters] = useState(() => firstSitters(asked, game.seats.min, level))
  const [names, setNames] = useState<readonly string[]>([])
  const change = (to: Where, count: number) => {
    setWhere(to)
    setSitters(refit(sitters, sittersFor(to, LEVELS), firstSitters(to, count, level)))
  }
  return {
    where,
    sitters,
    names,
    chooseWhere: (to) => change(to, sitters.length),
    chooseCount: (count) => change(where, count),
    sit: (seat, sitter) => {
      const instead = firstSitters(where, sitters.length, level)[1] ?? 'me'
      setSitters(seatSitter(sitters, seat, sitter, instead))
    },
    name: (seat, name) => setNames(sitters.map((_sitter, index) => (index === seat ? name : (names[index] ?? '')))),
  }
}
