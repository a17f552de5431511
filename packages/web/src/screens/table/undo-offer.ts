import type { Game, GameEvent, HistoryItem, Message, Seen } from '@ecumene/kernel'
import { logEntries } from '../../log/log-lines.ts'
import { keptBeforeLastMoveOf, standingMoves } from '../../table/history.ts'
import type { Snapshot } from '../../table/table.ts'
import { word } from '../../words/keys.ts'

/**
 * What the undo button does now. `free`: nobody else has a say; `bots`: also takes back what they did since,
 * for they always agree; `asks`: makes an offer to the people at other screens; `agreed`: the people at this
 * screen agree by word of mouth; `nothing`: and why.
 */
export type UndoOffer =
  | { readonly kind: 'free'; readonly kept: number }
  | { readonly kind: 'bots' | 'asks' | 'agreed'; readonly kept: number; readonly count: number }
  | { readonly kind: 'nothing'; readonly why: Message }

export const undoOffer = ({ state, connection }: Pick<Snapshot, 'state' | 'connection'>, seen: Seen): UndoOffer => {
  const { viewer, seats, yours, takeback, frozen } = state
  const { last, why } = seen.undo
  const nothing: UndoOffer = { kind: 'nothing', why: why ?? { key: 'undo.nothing' } }
  if (seen.outcome !== null || frozen !== undefined) return nothing
  if (last !== null) return { kind: 'free', kept: last }
  if (viewer === null) return nothing
  if (takeback !== null) return { kind: 'nothing', why: askedAlready(takeback, viewer, seen) }
  const kept = keptBeforeLastMoveOf(seen.history, viewer)
  if (kept === null) return nothing
  const count = seen.moves - kept
  const isHere = connection === 'here'
  const hasOthers = seats.some(
    ({ kind }, seat) => kind === 'person' && seat !== viewer && (isHere || !yours.includes(seat)),
  )
  return { kind: !hasOthers ? 'bots' : isHere ? 'agreed' : 'asks', kept, count }
}

type Takeback = NonNullable<Snapshot['state']['takeback']>

const askedAlready = ({ seat, to }: Takeback, viewer: number, seen: Seen): Message => {
  const count = seen.moves - to
  return seat === viewer
    ? word('table.takeback.asked', { count })
    : word('table.takeback.offer', { player: { seat }, count })
}

/** What the log says of the first move that the offer takes back; `null` where there is none. */
export const undoneLine = (
  game: Game,
  history: readonly HistoryItem<GameEvent>[],
  offer: UndoOffer,
): Message | null => {
  if (offer.kind === 'nothing') return null
  const item = history[standingMoves(history)[offer.kept] ?? -1]
  return item === undefined ? null : (logEntries(game, [item])[0]?.lines[0] ?? null)
}
