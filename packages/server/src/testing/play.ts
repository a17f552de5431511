import { below, type Random } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import type { Client } from './client.ts'

/** Plays a seat by random legal moves until `until` says so or the game is over. Returns the acknowledged plies. */
export const playRandomly = async (
  client: Client,
  table: string,
  seat: number,
  random: Random,
  until: (state: TableState) => boolean = () => false,
): Promise<readonly number[]> => {
  const acknowledged: number[] = []
  let ply = -1
  for (;;) {
    // From the first state on: the relevant one may not be the last to arrive.
    const state = await client.untilState(
      (each) =>
        each.id === table &&
        each.viewer === seat &&
        each.seen !== null &&
        each.seen.ply > ply &&
        (each.seen.legal.length > 0 || each.status === 'over' || until(each)),
    )
    if (state.status === 'over' || until(state)) return acknowledged
    const { legal, ply: now } = state.seen as NonNullable<TableState['seen']>
    const move = legal[below(random, legal.length)] as string
    const done = await client.command({ type: 'submit', table, seat, ply: now, move })
    if (done.ok) acknowledged.push(done.ply)
    else if (done.code !== 'stale') throw new Error(`refused: ${JSON.stringify(done)}`)
    // Where several act at once, states from before our own move may still arrive.
    ply = done.ok ? done.ply - 1 : now
  }
}
