import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { below, Match, seeded } from '@ecumene/kernel'
import { gameNamed } from '@ecumene/shelf'
import type { AtMatch } from '../rules/jobs.ts'
import { type Loaded, memoryFor } from '../rules/memory.ts'
import { keepViews, sightOf } from '../rules/sight.ts'

/** A ticket and a message for each of the two players, starting with the text they sent, so that they know whose move it was. */
export type Answered = readonly [ticket: number, one: string, other: string]

/** The rules of Duel, told only when to move: they choose moves themselves and deal again after each game. */
const line = workerData as MessagePort
const memory = memoryFor(10_000, Date.now)
const random = seeded('bones')
const viewers: AtMatch['viewers'] = [0, 1].map((viewer) => ({ viewer, have: null, changes: true }))

const dealt = (room: string): Loaded => {
  const game = gameNamed('duel')
  const created = game === null ? null : Match.create(game, { seats: 2, options: {}, seed: below(random, 1e9) })
  if (created?.ok !== true) throw new Error('no match of Duel')
  return memory.put(room, created.value)
}

let answers: Answered[] = []
let entries: (string | number)[] = []
const deliver = (): void => {
  line.postMessage(entries)
  parentPort?.postMessage(answers)
  entries = []
  answers = []
}

parentPort?.on('message', (jobs: readonly (string | number)[]) => {
  for (let place = 0; place < jobs.length; place += 3) {
    const [ticket, room, text] = jobs.slice(place, place + 3) as [number, string, string]
    const known = memory.get(room)
    const loaded = known === null || known.match.outcome() !== null ? dealt(room) : known
    const { match } = loaded
    const before = match.ply
    keepViews(loaded, { viewers })
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat)
    match.submit(seat, match.game.notation.notate(legal[below(random, legal.length)]))
    const [one, other] = sightOf(loaded, { table: room, viewers, bots: [] }, before).sheets
    if (answers.length === 0) process.nextTick(deliver)
    answers.push([ticket, `${text}${one?.text}`, `${text}${other?.text}`])
    entries.push(ticket, room, JSON.stringify(match.last()))
  }
})
