import { engineIn } from './checkout.ts'
import { type Probe, probesFor } from './probes.ts'
import { gamesFollowed, gamesPlayed, type PlayedGame, walksThrough } from './walks.ts'

/** What a half of a pair measures. */
export type Subject = {
  readonly checkout: string
  readonly game: string
  readonly options: object
  readonly seed: string
}

/** Requests to the two halves of a pair: `--against` talks to this checkout and to the other. */
export type PairRequest =
  /** Random games. */
  | { readonly kind: 'play'; readonly subject: Subject }
  /** Those of the other half, as far as this one can follow them. */
  | { readonly kind: 'follow'; readonly subject: Subject; readonly games: readonly PlayedGame[] }
  /** Gets ready to measure, with the games that both can follow. */
  | { readonly kind: 'begin'; readonly subject: Subject; readonly games: readonly PlayedGame[] }
  /** Batches `from` to `from + count` of a probe. */
  | { readonly kind: 'slice'; readonly probe: number; readonly from: number; readonly count: number }

export type PairAnswer =
  | { readonly kind: 'games'; readonly games: readonly PlayedGame[] }
  | { readonly kind: 'ready'; readonly figures: readonly string[] }
  /** What was done, and the processor time it took in µs. */
  | { readonly kind: 'slice'; readonly done: number; readonly time: number }

let probes: readonly Probe[] = []

process.on('message', async (request: PairRequest) => {
  if (request.kind === 'slice') return answer(slice(probes[request.probe], request))
  const { options, seed } = request.subject
  const engine = await engineIn(request.subject.checkout, request.subject.game)
  if (request.kind === 'play') answer({ kind: 'games', games: gamesPlayed(engine, options, seed) })
  else if (request.kind === 'follow') answer({ kind: 'games', games: gamesFollowed(engine, options, request.games) })
  else {
    probes = probesFor(engine, options, seed, walksThrough(engine, options, request.games))
    answer({ kind: 'ready', figures: probes.map(({ figures }) => figures.at(-1) ?? '') })
  }
})

const answer = (message: PairAnswer): void => void process.send?.(message)

const slice = (probe: Probe | undefined, { from, count }: { readonly from: number; readonly count: number }) => {
  const start = process.cpuUsage()
  let done = 0
  for (let number = from; number < from + count; number++) done += probe?.batch(number).at(-1) ?? 0
  const { user, system } = process.cpuUsage(start)
  return { kind: 'slice', done, time: user + system } as const
}
