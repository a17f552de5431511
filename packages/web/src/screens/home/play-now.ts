import type { Level } from '@ecumene/bots'
import type { Edition } from '@ecumene/shelf/covers'
import { useLocation } from 'wouter'
import { expectTable } from '../../games/expect-table.ts'
import { remember, remembered } from '../../memory/remembered.ts'
import { createLocalGame } from '../../table/local-store.ts'

/** One click to a table: alone against as few bots as the game allows, with its usual options. */
export const usePlayNow = ({ game, seats, options }: Edition, level: Level): (() => void) => {
  const [, navigate] = useLocation()
  return () => {
    remember('game', game)
    expectTable(game)
    const bots = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot', level }) as const)
    const me = { kind: 'person', name: remembered('name') ?? '' } as const
    navigate(createLocalGame({ game, seats: [me, ...bots], options, handover: 'secrets' }))
  }
}
