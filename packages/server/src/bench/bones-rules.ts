import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { below, Match, seeded } from '@ecumene/kernel'
import type { Command } from '@ecumene/protocol'
import { gameNamed } from '@ecumene/shelf'
import type { AtMatch } from '../rules/jobs.ts'
import { type Loaded, memoryFor } from '../rules/memory.ts'
import { keepViews, sightOf } from '../rules/sight.ts'

/** A ticket and a message for each of the two players, starting with the text they sent, so that they know whose move it was. */
export type Answered = readonly [ticket: number, one: string, other: string]

/** The rules of Duel: they make the moves they are sent, and deal another game when asked for one. */
const line = workerData as MessagePort
const memory = memoryFor(10_000, Date.now)
const random = seeded('bones')
/** Both are told what changed, or, when a game begins, all there is. */
const PLAYERS: AtMatch['viewers'] = [0, 1].map((viewer) => ({ viewer, have: null, changes: true }))
const NEWCOMERS: AtMatch['viewers'] = [0, 1].map((viewer) => ({ viewer, have: 0 }))

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
    const command = JSON.parse(text) as Command
    const isMove = command.type === 'submit'
    const loaded = isMove ? memory.get(room) : dealt(room)
    if (loaded === null) continue
    const { match } = loaded
    const before = match.ply
    if (isMove) {
      keepViews(loaded, { viewers: PLAYERS })
      if (!match.submit(command.seat, command.move).ok) continue
    }
    const viewers = isMove ? PLAYERS : NEWCOMERS
    const [one, other] = sightOf(loaded, { table: room, viewers, bots: [] }, before).sheets
    if (answers.length === 0) process.nextTick(deliver)
    answers.push([ticket, `${text}${one?.text}`, `${text}${other?.text}`])
    entries.push(ticket, room, JSON.stringify(isMove ? match.last() : match.record()))
  }
})
