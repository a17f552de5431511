import { isDeepStrictEqual } from 'node:util'
import { failed, ok, type Result } from '@ecumene/kernel'
import type { Command, Refusal } from '@ecumene/protocol'
import { refusal } from '../refusal.ts'
import type { TakebackRow } from '../store/store.ts'
import { refusalOf } from './refused.ts'
import { requestKey } from './request-key.ts'
import type { Table } from './table.ts'

type TakebackCommand = Extract<Command, { type: 'takeback' }>

/**
 * Taking moves back beyond what is free. The offer is kept in the store with the table, so a restart does not lose it,
 * and it stands until somebody moves. Bots always agree, and nobody has to agree with themselves.
 */
export const takeback = async (
  table: Table,
  guest: string,
  command: TakebackCommand,
): Promise<Result<number, Refusal>> => {
  if (command.answer === 'ask') {
    const agreed = table.row.seats.flatMap((seat, index) =>
      index !== command.seat && (seat.kind === 'bot' || (seat.kind === 'person' && seat.guest === guest))
        ? [index]
        : [],
    )
    return tryWith(table, command, { ply: command.ply, seat: command.seat, to: command.to, agreed })
  }
  const offer = table.row.takeback
  if (offer === null || offer.ply !== command.ply || offer.to !== command.to) return failed(NOTHING_ASKED)
  if (command.answer === 'refuse') return keepOffer(table, command.ply, null)
  if (command.seat === offer.seat) return failed(NOTHING_ASKED)
  return tryWith(table, command, { ...offer, agreed: [...new Set([...offer.agreed, command.seat])] })
}

const NOTHING_ASKED = refusal('nothingAsked', 'there is no such offer to take moves back')

/** Takes back if everyone who has to agree has agreed; otherwise the offer stands. */
const tryWith = async (
  table: Table,
  command: TakebackCommand,
  offer: TakebackRow,
): Promise<Result<number, Refusal>> => {
  const { seat, to, ply, agreed } = offer
  const undone = await table.play({ kind: 'undo', seat, to, ply, consent: agreed }, requestKey(command), 'person')
  if (undone.ok) return undone
  return undone.error.needsConsent === true ? keepOffer(table, ply, offer) : failed(refusalOf(undone.error))
}

const keepOffer = async (table: Table, ply: number, offer: TakebackRow | null): Promise<Result<number, Refusal>> => {
  // An offer that stands already is not made again.
  if (isDeepStrictEqual(table.row.takeback, offer)) return ok(ply)
  const changed = await table.change(() => ok({ takeback: offer }))
  if (!changed.ok) return changed
  await table.announce()
  return ok(ply)
}
