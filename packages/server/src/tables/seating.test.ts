import { bazaar } from '@ecumene/kernel/toy'
import { describe, expect, it } from 'vitest'
import type { RecordedAnswer } from '../rules/jobs.ts'
import { tableRow } from '../store/contract-rows.ts'
import type { SeatRow } from '../store/store.ts'
import { Hall } from './hall.ts'
import { personOf, sitDown } from './seating.ts'
import type { World } from './world.ts'

const BOT: SeatRow = { kind: 'bot', level: 'easy' }
const OPEN: SeatRow = { kind: 'open' }
const ann = { id: 'ann', name: 'Ann', createdAt: 0 }

describe.each(['is filled', 'is opened'])('a table that %s', (how) => {
  /** The row with which the game begins when the deal asks these seats first. */
  const begun = (bots: number, asked: readonly number[]) => {
    const seats = [how === 'is filled' ? OPEN : personOf(ann), ...Array.from({ length: bots }, () => BOT)]
    if (how === 'is filled') return sitDown(tableRow({ status: 'waiting', seats, asked }), ann, undefined)
    const dealt: RecordedAnswer = { kind: 'dealt', deal: [], asked }
    const rules: Partial<World['rules']> = { run: async () => dealt }
    const world: Partial<World> = { games: [bazaar], rules: rules as World['rules'], now: () => 0 }
    const terms = { clock: { kind: 'none' }, timeOut: 'nothing', standIn: false } as const
    return new Hall(world as World).prepare(ann, { game: 'bazaar', options: {}, seats, isPublic: false, terms })
  }

  it.each([
    { bots: 1, asked: [1] },
    { bots: 2, asked: [0, 2] },
  ])('waits for a bot if one is asked first ($asked)', async ({ bots, asked }) => {
    expect(await begun(bots, asked)).toMatchObject({ ok: true, value: { status: 'playing', waitsForBot: true } })
  })

  it.each([1, 2])('waits for no bot if only a person is asked first, with %d of them there', async (bots) => {
    expect(await begun(bots, [0])).toMatchObject({ ok: true, value: { status: 'playing', waitsForBot: false } })
  })
})

it('a table of which nobody has kept who is asked first may wait for a bot', () => {
  const row = tableRow({ status: 'waiting', seats: [OPEN, BOT], asked: null })
  expect(sitDown(row, ann, undefined)).toMatchObject({ value: { status: 'playing', waitsForBot: true } })
})
