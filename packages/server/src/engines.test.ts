import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programNamed } from '@ecumene/bots/engine'
import { afterEach, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { startServer } from './testing/server.ts'

let server: Awaited<ReturnType<typeof startServer>> | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

const folder = mkdtempSync(join(tmpdir(), 'ecumene-engines-'))
const heard = join(folder, 'heard.jsonl')

/** A program that notes what it is told, and answers a decision with this. */
const engine = (name: string, answer: string) => {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
const say = (message) => console.log(JSON.stringify(message))
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line)
  if (told.type === 'hello') say({ type: 'hello', protocol: 1 })
  if (told.type !== 'hello') appendFileSync(${JSON.stringify(heard)}, line + '\\n')
  if (told.type === 'decide') ${answer}
  if (told.type === 'quit') process.exit(0)
}
`,
  )
  const program = programNamed(`exec:"${process.execPath}" "${file}"`)
  if (!program.ok) throw new Error(program.error)
  return program.value
}

it('lets programs play levels, and its own bot for one that fails; guests cannot name programs', async () => {
  server = await startServer({
    // Generous, so that no program is late because the machine is busy.
    enginePatience: { greetingMs: 600_000, graceMs: 600_000 },
    engines: [
      { game: 'duel', level: 'hard', program: engine('first', `say({ type: 'move', move: told.moves[0] })`) },
      { game: 'duel', level: 'easy', program: engine('broken', 'process.exit(7)') },
    ],
  })
  const ann = await Client.named(server.url, 'Ann')
  const { id } = await ann.create({
    game: 'duel',
    seats: [
      { kind: 'bot', level: 'hard' },
      { kind: 'bot', level: 'easy' },
    ],
  })
  await ann.connect()
  ann.subscribe(id, null)
  await ann.untilState(({ status }) => status === 'over')

  const told = readFileSync(heard, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const seated = told.filter(({ type, seat }) => type === 'game' && seat === 0)
  expect(seated.length).toBeGreaterThan(10)
  expect(seated[0]).toEqual({
    type: 'game',
    game: 'duel',
    seat: 0,
    seats: 2,
    rules: expect.any(String),
    options: expect.objectContaining({ wonders: 'draft' }),
  })
  const decisions = told.filter(({ type }) => type === 'decide')
  // It did not ask for a world, and is told nothing but what its seat sees.
  for (const decision of decisions) {
    expect(Object.keys(decision).sort()).toEqual(['milliseconds', 'moves', 'seed', 'type', 'view'])
  }
  // The broken one was tried once, not at every move.
  const { text } = await ann.http('GET', '/metrics')
  const lost = Number(/ecumene_jobs_lost_total\{crew="engines"\} (\d+)/.exec(text)?.[1])
  expect(lost).toBeGreaterThan(0)
  expect(lost).toBeLessThan(seated.length)

  const wish = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot', level: 'exec:./my-bot' }] }
  expect((await ann.http('POST', '/api/tables', wish)).status).toBe(400)
})

it('does not start with a program for a game that it does not have', async () => {
  const program = engine('stranger', '')
  await expect(startServer({ engines: [{ game: 'chess', level: 'hard', program }] })).rejects.toThrow(
    /there is no game "chess" for exec:/,
  )
})
