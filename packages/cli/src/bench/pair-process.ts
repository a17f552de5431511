import { engineIn } from './checkout.ts'
import { type Probe, probesFor } from './probes.ts'

/** Requests to the two halves of a pair: `--against` talks to this checkout and to the other. */
export type PairRequest =
  | {
      readonly kind: 'begin'
      readonly checkout: string
      readonly game: string
      readonly options: object
      readonly seed: string
    }
  /** Batches `from` to `from + count` of a probe. */
  | { readonly kind: 'slice'; readonly probe: number; readonly from: number; readonly count: number }

export type PairAnswer =
  | { readonly kind: 'ready'; readonly figures: readonly string[] }
  /** What was done, and the processor time it took in µs. */
  | { readonly kind: 'slice'; readonly done: number; readonly time: number }

let probes: readonly Probe[] = []

process.on('message', async (request: PairRequest) => {
  if (request.kind === 'begin') {
    probes = probesFor(await engineIn(request.checkout, request.game), request.options, request.seed)
    answer({ kind: 'ready', figures: probes.map(({ figures }) => figures.at(-1) ?? '') })
  } else answer(slice(probes[request.probe], request))
})

const answer = (message: PairAnswer): void => void process.send?.(message)

const slice = (probe: Probe | undefined, { from, count }: { readonly from: number; readonly count: number }) => {
  const start = process.cpuUsage()
  let done = 0
  for (let number = from; number < from + count; number++) done += probe?.batch(number).at(-1) ?? 0
  const { user, system } = process.cpuUsage(start)
  return { kind: 'slice', done, time: user + system } as const
}
