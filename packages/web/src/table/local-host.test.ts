import { importMatch, type Match } from '@ecumene/kernel'
import { ALL_GAMES } from '@ecumene/shelf'
import { describe, expect, test, vi } from 'vitest'
import type { LocalGame, LocalSeat } from './local-game.ts'
import { rematchOf } from './local-game.ts'
import { type HostDuties, LocalHost } from './local-host.ts'
import type { Standing } from './standing.ts'
import type { Snapshot } from './table.ts'
import { localGame, matchOf, memoryStore } from './testing.ts'

const ME: LocalSeat = { kind: 'person', name: 'Me' }
const YOU: LocalSeat = { kind: 'person', name: 'You' }
const BOT: LocalSeat = { kind: 'bot', level: 'easy' }
const HINT = { move: '', expected: 0.5, other: null, reasons: [] }

const setUp = (
  game: LocalGame,
  match: Match = matchOf(game.game, game.seats.length, game.options),
  others: Partial<HostDuties> = {},
) => {
  const store = memoryStore()
  void store.put(game)
  const shown: Snapshot[] = []
  const lost = vi.fn()
  let think = async ({ seat }: Standing) => match.game.notation.notate(match.legal(seat)[0])
  const host = new LocalHost(game, match, {
    keep: store.replace,
    think: async (about) => ({ move: await think(about), took: 0 }),
    hint: async ({ seat }) => ({ ...HINT, move: match.game.notation.notate(match.legal(seat)[0]) }),
    show: (snapshot) => shown.push(snapshot),
    lost,
    now: () => 1000,
    ...others,
  })
  const last = () => shown.at(-1) as Snapshot
  const seen = () => last().state.seen as NonNullable<Snapshot['state']['seen']>
  const first = () => seen().legal[0] as string
  return { store, host, match, shown, last, seen, first, lost, thinkBy: (by: typeof think) => (think = by) }
}

const OFFER = 'offer 1 trade*1 for trade*1'
const parsed = ({ game }: Match, move: string) => game.notation.parse(move) as NonNullable<unknown>

/** Bots play in promises of their own. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('solo', () => {
  test('bots move until the person is asked', async () => {
    const { host, seen, first, match } = setUp(localGame('duel', [ME, BOT]))
    await host.begin()
    await host.submit(first())
    await settle()
    expect(match.deciders()).toEqual([0])
    expect(seen().asked).not.toBeNull()
    expect(seen().history.length).toBeGreaterThan(1)
  })

  test('a bot that thinks long has less time for its next decision in a row, and all of it when a person was asked', async () => {
    const match = matchOf('dawn', 2, localGame('dawn', [ME, BOT]).options)
    const times: { readonly after: number | undefined; readonly milliseconds: number }[] = []
    const { host, first } = setUp(localGame('dawn', [ME, BOT]), match, {
      think: async ({ seat }, _level, milliseconds) => {
        times.push({ after: match.last()?.seat, milliseconds })
        return { move: match.game.notation.notate(match.legal(seat)[0]), took: 5_000 }
      },
    })
    await host.begin()
    for (let moves = 0; moves < 60 && match.outcome() === null; moves++) {
      await settle()
      await host.submit(first())
    }
    const given = (after: number) =>
      new Set(times.filter((time) => time.after === after).map(({ milliseconds }) => milliseconds))
    expect(given(0)).toEqual(new Set([100]))
    expect(given(1)).toEqual(new Set([20]))
  })

  test('the table is shown before the store has taken it', async () => {
    const { host, shown } = setUp(localGame('duel', [ME, BOT]))
    const begun = host.begin()
    expect(shown).toHaveLength(1)
    await begun
  })

  test('every change is kept and opens again as it was', async () => {
    const { host, first, store, match } = setUp(localGame('duel', [ME, BOT]))
    await host.begin()
    await host.submit(first())
    await settle()
    const kept = store.kept.get('one')
    const opened = importMatch(ALL_GAMES, kept?.match ?? '')
    expect(opened.ok && opened.value.hash()).toBe(match.hash())
    expect(kept?.moves).toBe(match.moves)
  })

  test.each([
    ['still trading', []],
    ['done', ['done']],
  ])(
    'a bot that is %s answers an offer at once, although its person is asked before it and may go on',
    async (_is, before) => {
      const match = matchOf('classic')
      while (match.whyNot(0, parsed(match, OFFER)) !== null) {
        const [seat = 0] = match.deciders()
        match.submit(seat, match.game.notation.notate(match.legal(seat)[0]))
      }
      for (const move of before) match.submit(1, move)
      const { host, thinkBy, seen } = setUp(localGame('classic', [ME, BOT]), match)
      const asked: number[] = []
      thinkBy(async ({ seat }) => {
        asked.push(seat)
        return 'accept 1'
      })
      await host.begin()
      await settle()
      // It could act too, but nobody waits for it.
      expect(asked).toEqual([])
      await host.submit(OFFER)
      await settle()
      expect(asked).toEqual([1])
      expect(
        seen()
          .history.at(-1)
          ?.events.map(({ kind }) => kind),
      ).toContain('exchanged')
      expect(match.deciders()).toEqual([0, 1])
    },
  )

  test('a bot that is asked again after a move was taken back thinks with the same chance, and with another at the next move', async () => {
    const { host, first, match, thinkBy } = setUp(
      localGame('duel', [ME, BOT], { options: { wonders: 'firstGame' } }),
      matchOf('duel', 2, { wonders: 'firstGame' }),
    )
    const chances: string[] = []
    thinkBy(async ({ seat, chance }) => {
      chances.push(chance)
      return match.game.notation.notate(match.legal(seat)[0])
    })
    await host.begin()
    await host.submit(first())
    await settle()
    await host.takeback('ask', 0)
    expect(match.moves).toBe(0)
    await host.submit(first())
    await settle()
    await host.submit(first())
    await settle()
    const [once, again, later] = chances
    expect(again).toBe(once)
    expect(later).not.toBe(once)
  })

  test('a move taken back while the bot thinks makes the thought worthless', async () => {
    const { host, first, match, thinkBy, seen } = setUp(
      localGame('duel', [ME, BOT], { options: { wonders: 'firstGame' } }),
      matchOf('duel', 2, { wonders: 'firstGame' }),
    )
    let answer: (move: string) => void = () => undefined
    thinkBy(() => new Promise((resolve) => (answer = resolve)))
    await host.begin()
    await host.submit(first())
    const kept = seen().undo.last
    const thought = match.game.notation.notate(match.legal(1)[0])
    if (kept === null) throw new Error('the first move of this deal can be undone')
    expect((await host.undo(kept)).ok).toBe(true)
    answer(thought)
    await settle()
    expect(match.moves).toBe(0)
    expect(match.deciders()).toEqual([0])
  })

  test('bots agree to a takeback, and the log shows it', async () => {
    const { host, first, match, seen } = setUp(localGame('duel', [ME, BOT]))
    await host.begin()
    await host.submit(first())
    await settle()
    expect(seen().undo.last).toBeNull()
    expect((await host.takeback('ask', 0)).ok).toBe(true)
    expect(match.moves).toBe(0)
    expect(seen().history.at(-1)?.undo).toBe(0)
  })

  test('a hint is for the only person, and only when something is asked', async () => {
    const { host, first, thinkBy } = setUp(
      localGame('duel', [ME, BOT], { options: { wonders: 'firstGame' } }),
      matchOf('duel', 2, { wonders: 'firstGame' }),
    )
    thinkBy(() => new Promise(() => undefined))
    await host.begin()
    expect(await host.hint()).toEqual({ ...HINT, move: first() })
    await host.submit(first())
    expect(await host.hint()).toBeNull()

    const two = setUp(localGame('duel', [ME, YOU]))
    await two.host.begin()
    expect(await two.host.hint()).toBeNull()
  })

  test('to resign ends the match', async () => {
    const { host, last, store } = setUp(localGame('duel', [ME, BOT]))
    await host.begin()
    await host.resign()
    expect(last().state.status).toBe('over')
    expect(store.kept.get('one')?.isOver).toBe(true)
  })
})

describe('several people at one screen', () => {
  test('a game with secrets covers the table, and shows nothing but what is public', async () => {
    const { host, last, match } = setUp(localGame('bazaar', [ME, YOU]))
    await host.begin()
    expect(last()).toMatchObject({ handover: 0, state: { viewer: null } })
    expect(last().state.seen?.view).toEqual(match.view(null))
    host.takeOver()
    expect(last()).toMatchObject({ handover: null, state: { viewer: 0 } })
    await host.submit('bid 1')
    expect(last()).toMatchObject({ handover: 1, state: { viewer: null } })
    expect(JSON.stringify(last().state.seen)).not.toContain('"ducats":1')
  })

  test('a game without secrets passes the screen on at once', async () => {
    const { host, last, first } = setUp(localGame('duel', [ME, YOU]))
    await host.begin()
    expect(last()).toMatchObject({ handover: null, state: { viewer: 0 } })
    await host.submit(first())
    expect(last()).toMatchObject({ handover: null, state: { viewer: 1 } })
  })

  test('friends may leave the table open, and strangers may always cover it', async () => {
    const open = setUp(localGame('bazaar', [ME, YOU], { handover: 'never' }))
    await open.host.begin()
    expect(open.last().handover).toBeNull()
    const covered = setUp(localGame('duel', [ME, YOU], { handover: 'always' }))
    await covered.host.begin()
    expect(covered.last().handover).toBe(0)
  })

  test('a slip can be undone although the screen is the neighbour’s by now', async () => {
    const { host, last, first, seen } = setUp(
      localGame('duel', [ME, YOU], { options: { wonders: 'firstGame' } }),
      matchOf('duel', 2, { wonders: 'firstGame' }),
    )
    await host.begin()
    await host.submit(first())
    expect(last().state.viewer).toBe(1)
    expect(seen().undo.last).toBe(0)
    expect((await host.undo(0)).ok).toBe(true)
    expect(last().state.viewer).toBe(0)
  })
})

describe('keeping', () => {
  test('a tab that finds a newer version stops', async () => {
    const { host, first, store, lost, shown } = setUp(localGame('duel', [ME, BOT]))
    await host.begin()
    const kept = store.kept.get('one') as LocalGame
    store.kept.set('one', { ...kept, changedAt: kept.changedAt + 5 })
    const before = shown.length
    await host.submit(first())
    expect(lost).toHaveBeenCalledOnce()
    expect(shown).toHaveLength(before)
    expect(store.kept.get('one')?.changedAt).toBe(kept.changedAt + 5)
  })

  test('a browser that cannot keep the game says so, and play goes on', async () => {
    const game = localGame('duel', [ME, YOU])
    const match = matchOf('duel')
    const shown: Snapshot[] = []
    const host = new LocalHost(game, match, {
      keep: async () => {
        throw new Error('quota')
      },
      think: async () => ({ move: '', took: 0 }),
      hint: async () => HINT,
      show: (snapshot) => shown.push(snapshot),
      lost: () => undefined,
      now: () => 1,
    })
    await host.begin()
    expect(shown.at(-1)?.unsaved).toBe(true)
    expect((await host.submit(shown.at(-1)?.state.seen?.legal[0] ?? '')).ok).toBe(true)
  })
})

test('in a rematch everyone moves one seat on', () => {
  expect(rematchOf(localGame('duel', [ME, BOT])).seats).toEqual([BOT, ME])
})
