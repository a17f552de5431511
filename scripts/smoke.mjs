import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '../packages/server/dist/testing/child.js'
import { Client } from '../packages/server/dist/testing/client.js'

/*
 * A short tour of everything that depends on the version of Node: the server with its threads and its store, the page,
 * a socket, a bot, a move, and a restart on the saved data.
 */

const folder = mkdtempSync(join(tmpdir(), 'ecumene-smoke-'))
let child = null
const start = async () => {
  child = startChild({ DATA_DIR: folder, LOG_LEVEL: 'error' })
  return child.url
}
const stop = async () => {
  child.kill('SIGTERM')
  assert.equal(await child.exit, 0)
}

try {
  let url = await start()
  const ann = await Client.named(url, 'Ann')
  const page = await ann.http('GET', '/')
  assert.match(page.text, /<script type="module"/)
  const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
  await ann.connect()
  ann.subscribe(id, 0)
  const asked = await ann.untilState(({ seen }) => seen?.deciders.includes(0) === true)
  const [move] = asked.seen.legal
  const { ply } = asked.seen
  const done = await ann.command({ type: 'submit', table: id, seat: 0, ply, move })
  assert.deepEqual([done.ok, done.ply], [true, ply + 1])
  await stop()

  url = await start()
  const back = new Client(url, ann.cookie)
  const { body } = await back.http('GET', `/api/tables/${id}/state?seat=0`)
  assert.ok(body.state.seen.ply > ply)
  await stop()
  console.log(`Node ${process.versions.node}: the server plays, keeps and finds a game again.`)
} finally {
  child?.kill('SIGKILL')
  await child?.exit
  rmSync(folder, { recursive: true, force: true })
}
