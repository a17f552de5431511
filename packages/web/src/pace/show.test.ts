import type { GameEvent, Seat, Seen, Viewer } from '@ecumene/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Following } from './following.ts'
import { BEAT_MS, type Pace } from './pace.ts'
import { type Frame, Show } from './show.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Told = GameEvent & { readonly seat?: number; readonly against?: number }

const following: Following = {
  beats: () => 1,
  doer: (event) => (event as Told).seat ?? null,
  befallen: (events, mover, player) => events.filter((event) => (event as Told).against === player && mover !== player),
}

/** A table at which `me` is seat 0; each move adds an entry to the history. */
const tableAt = (start: { readonly pace?: Pace; readonly isWatched?: boolean } = {}) => {
  const world = { pace: start.pace ?? 'calm', isWatched: start.isWatched ?? true }
  const show = new Show({ pace: () => world.pace, isWatched: () => world.isWatched })
  show.follow(following)
  let history: Seen['history'] = []
  const feed = (viewer: Viewer = 0, handover: Seat | null = null): void => {
    const frame: Frame = { seen: { history, ply: history.length } as unknown as Seen, viewer, handover }
    show.feed(frame, [0])
  }
  const moves = (seat: Seat, against?: number): void => {
    const event = { kind: 'moved', seat, ...(against !== undefined && { against }) } as unknown as GameEvent
    history = [...history, { ply: history.length, seat, events: [event], undone: false }]
    feed()
  }
  const undoes = (): void => {
    history = [...history, { ply: history.length, seat: 0, events: [], undo: 0, undone: false }]
    feed()
  }
  feed()
  return { show, world, feed, moves, undoes, ply: () => show.scene()?.frame.seen.ply }
}

const beats = (count: number): void => void vi.advanceTimersByTime(count * BEAT_MS.calm)

test('what is there when the page opens is shown at once, and nothing is behind', () => {
  const { show, ply } = tableAt()
  expect(ply()).toBe(0)
  expect(show.scene()).toMatchObject({ isBehind: false, isRunning: false, events: [], stop: [] })
})

test('the moves of others are shown one after another, each for its time, and none is lost', () => {
  const { show, moves, ply } = tableAt()
  for (let move = 0; move < 3; move++) moves(1)
  expect(ply()).toBe(1)
  expect(show.scene()).toMatchObject({ isBehind: true, isRunning: true })
  beats(0.9)
  expect(ply()).toBe(1)
  beats(0.2)
  expect(ply()).toBe(2)
  beats(1)
  expect(ply()).toBe(3)
  // The last one moves on, but the player may act already.
  expect(show.scene()).toMatchObject({ isBehind: false, isRunning: true })
  beats(1)
  expect(show.scene()).toMatchObject({ isBehind: false, isRunning: false })
})

test('nobody waits for what they do themselves', () => {
  const { show, moves, ply } = tableAt()
  moves(0)
  moves(0)
  expect(ply()).toBe(2)
  expect(show.scene()?.isBehind).toBe(false)
  // Not even while the last move of another is still being shown.
  moves(1)
  moves(0)
  expect(ply()).toBe(4)
})

test('a pause holds the next step back until it is over, however much comes meanwhile', () => {
  const { show, moves, ply } = tableAt()
  moves(1)
  moves(1)
  show.pause()
  beats(20)
  expect(ply()).toBe(1)
  moves(1)
  expect(show.scene()).toMatchObject({ isPaused: true, isBehind: true })
  show.pause()
  expect(ply()).toBe(2)
  beats(1)
  expect(ply()).toBe(3)
})

test('a skip leads to how things stand, and ends a pause', () => {
  const { show, moves, ply } = tableAt()
  for (let move = 0; move < 5; move++) moves(1)
  show.pause()
  show.skip()
  expect(ply()).toBe(5)
  expect(show.scene()).toMatchObject({ isBehind: false, isPaused: false, isRunning: false, events: [] })
})

test('what befell the player stops the show until it is seen', () => {
  const { show, moves, ply } = tableAt()
  moves(1, 0)
  moves(1)
  expect(show.scene()).toMatchObject({ stop: [], isBehind: true })
  beats(1)
  expect(show.scene()?.stop).toHaveLength(1)
  beats(20)
  expect(ply()).toBe(1)
  show.goOn()
  expect(ply()).toBe(2)
  expect(show.scene()?.stop).toEqual([])
})

test('the last thing that befell the player has to be seen too before they act', () => {
  const { show, moves } = tableAt()
  moves(1, 0)
  beats(5)
  expect(show.scene()).toMatchObject({ isBehind: true, isRunning: false })
  show.goOn()
  expect(show.scene()?.isBehind).toBe(false)
})

test('a skip does not pass over what befell the player', () => {
  const { show, moves, ply } = tableAt()
  moves(1)
  moves(1, 0)
  moves(2, 0)
  moves(2, 1)
  show.skip()
  expect(ply()).toBe(4)
  expect(show.scene()?.stop).toHaveLength(2)
  show.goOn()
  expect(show.scene()).toMatchObject({ isBehind: false, stop: [] })
})

test('at once means at once: no steps, no motions, no stops', () => {
  const { show, moves, ply } = tableAt({ pace: 'atOnce' })
  for (let move = 0; move < 3; move++) moves(1, 0)
  expect(ply()).toBe(3)
  expect(show.scene()).toMatchObject({ isBehind: false, stop: [], events: [] })
})

test('while nobody looks nothing is played, but what befell the player waits for them', () => {
  const { show, moves, ply } = tableAt({ isWatched: false })
  moves(1)
  moves(1, 0)
  moves(1)
  expect(ply()).toBe(3)
  expect(show.scene()?.stop).toHaveLength(1)
})

test('a move that is taken back is gone at once', () => {
  const { show, moves, undoes, ply } = tableAt()
  moves(1)
  moves(1, 0)
  undoes()
  expect(ply()).toBe(3)
  expect(show.scene()).toMatchObject({ isBehind: false, stop: [], events: [] })
})

test('the screen is handed over when the others have been seen', () => {
  const { show, moves, feed } = tableAt()
  moves(1)
  moves(1)
  feed(null, 2)
  expect(show.scene()?.frame.handover).toBeNull()
  beats(3)
  expect(show.scene()?.frame.handover).toBe(2)
})

test('before the game is known to be followed everything is shown as it comes', () => {
  const show = new Show({ pace: () => 'calm', isWatched: () => true })
  const frame = (ply: number): Frame => ({
    seen: { history: Array.from({ length: ply }, () => ({ ply, seat: 1, events: [] })), ply } as unknown as Seen,
    viewer: 0,
    handover: null,
  })
  for (const ply of [0, 1, 2]) show.feed(frame(ply), [0])
  expect(show.scene()?.frame.seen.ply).toBe(2)
})
