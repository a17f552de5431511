import { type PendingOperation, WRITES } from '../here.ts'

/** Operations of one kind that are carried out together, with their places in the batch. */
export type Run = {
  readonly name: PendingOperation['name']
  readonly places: number[]
  readonly each: (readonly unknown[])[]
}

/**
 * What was asked, in an order that gives the same answers. Entries that follow each other are one run; so are tables and logs
 * that are read with nothing written in between, as when servers have made moves at many tables and another looks for them.
 */
export const runsOf = (batch: readonly PendingOperation[]): readonly Run[] => {
  const runs: Run[] = []
  const reads = new Map<Run['name'], Run>()
  for (const [place, { name, args }] of batch.entries()) {
    const last = runs.at(-1)
    if (WRITES.has(name)) reads.clear()
    const open = name === 'append' ? (last?.name === 'append' ? last : undefined) : reads.get(name)
    if (open === undefined) {
      const run: Run = { name, places: [place], each: [args] }
      runs.push(run)
      if (name === 'table' || name === 'entriesFrom') reads.set(name, run)
    } else {
      open.places.push(place)
      open.each.push(args)
    }
  }
  return runs
}
