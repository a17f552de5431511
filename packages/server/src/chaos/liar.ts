import { ok } from '@ecumene/kernel'
import { Table } from '../tables/table.ts'

/**
 * A node as none may be: it acknowledges the first move that a person makes before it is written, and then does not write it.
 * The run must catch it.
 */
const { play } = Table.prototype
let hasLied = false
Table.prototype.play = function (job, request, by, sender) {
  if (hasLied || by !== 'person' || job.kind !== 'submit') return play.call(this, job, request, by, sender)
  hasLied = true
  return Promise.resolve(ok(this.ply + 1))
}

await import('./node.ts')
