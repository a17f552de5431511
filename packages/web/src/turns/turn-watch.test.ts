import { failed, ok } from '@ecumene/kernel'
import { type Turn, type Turns, UNTIMED } from '@ecumene/protocol'
import { expect, test } from 'vitest'
import { FakeSocket } from '../table/testing.ts'
import { openTurnWatch } from './turn-watch.ts'

const turn = (id: string, more: Partial<Turn> = {}): Turn => ({
  id,
  game: 'duel',
  options: {},
  seats: [],
  isPublic: false,
  status: 'playing',
  yours: [0],
  createdAt: 1,
  rematch: null,
  asked: [1],
  since: 1,
  ...UNTIMED,
  ...more,
})

const watching = (turns: Turns | null) => {
  const sockets: FakeSocket[] = []
  const began: string[] = []
  const watch = openTurnWatch({
    ask: async () => (turns === null ? failed({ key: 'refusal.network' }) : ok(turns)),
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    turnBegan: ({ id }) => began.push(id),
  })
  return { watch, sockets, began }
}

test('the list is asked for, and may be old when the server is out of reach', async () => {
  const { watch } = watching({ open: [turn('a')], over: [] })
  expect(watch.snapshot()).toEqual({ turns: null, isOffline: false })
  await watch.refresh()
  expect(watch.snapshot()).toEqual({ turns: { open: [turn('a')], over: [] }, isOffline: false })
  const { watch: alone } = watching(null)
  await alone.refresh()
  expect(alone.snapshot()).toEqual({ turns: null, isOffline: true })
})

test('whoever follows is told once that it is their turn', async () => {
  const { watch, sockets, began } = watching({ open: [turn('a'), turn('b', { asked: [0] })], over: [] })
  await watch.refresh()
  watch.follow(true)
  watch.follow(true)
  expect(sockets).toHaveLength(1)
  const [socket] = sockets
  socket?.open()
  expect(socket?.sent).toEqual([{ type: 'turns', follow: true }])
  socket?.say({ type: 'turn', turn: turn('a', { asked: [0, 1] }) })
  socket?.say({ type: 'turn', turn: turn('a', { asked: [0] }) })
  socket?.say({ type: 'turn', turn: turn('b', { asked: [0] }) })
  socket?.say({ type: 'turn', turn: turn('new', { asked: [0] }) })
  socket?.say({ type: 'turn', turn: turn('theirs') })
  expect(began).toEqual(['a', 'new'])
  expect(watch.snapshot().turns?.open.map(({ id }) => id)).toEqual(['theirs', 'new', 'b', 'a'])
  watch.follow(false)
  expect(socket?.isClosed).toBe(true)
})

test('a table that is over moves to the finished ones, one that was left goes away', async () => {
  const { watch, sockets } = watching({ open: [turn('a'), turn('b')], over: [turn('c', { status: 'over' })] })
  await watch.refresh()
  watch.follow(true)
  sockets[0]?.say({ type: 'turn', turn: turn('a', { status: 'over', asked: [] }) })
  sockets[0]?.say({ type: 'turn', turn: turn('b', { yours: [] }) })
  const { turns } = watch.snapshot()
  expect([turns?.open.map(({ id }) => id), turns?.over.map(({ id }) => id)]).toEqual([[], ['a', 'c']])
  watch.follow(false)
})
