import { failed, type Result } from '@ecumene/kernel'
import type { Command, Refusal } from '@ecumene/protocol'
import { NOT_STARTED, NOT_YOUR_SEAT, TOO_MANY } from '../refusal.ts'
import { endForGood } from './end-for-good.ts'
import type { Hall } from './hall.ts'
import { refusable } from './refused.ts'
import { rematch } from './rematch.ts'
import { requestKey } from './request-key.ts'
import { askStandIn, comeBack } from './stand-in.ts'
import type { Table } from './table.ts'
import { takeback } from './takeback.ts'
import type { Sender } from './watchers.ts'

/** Carries out a command of a seat; the value is the version it led to. */
export const carryOut = (
  hall: Hall,
  table: Table,
  guest: string | null,
  command: Command,
  sender?: Sender,
): Promise<Result<number, Refusal>> =>
  table.inOrder(async () => {
    if (guest !== null && STIRRING.has(command.type) && !hall.stirs.take(guest)) return failed(TOO_MANY)
    if (guest !== null && command.type === 'comeBack') return comeBack(table, guest, command.seat)
    if (guest === null || table.seatOf(guest, command.seat) === null) return failed(NOT_YOUR_SEAT)
    if (table.row.status === 'waiting') return failed(NOT_STARTED)
    switch (command.type) {
      case 'submit':
        return refusable(
          await table.play(
            { kind: 'submit', seat: command.seat, ply: command.ply, move: command.move },
            requestKey(command),
            'person',
            sender,
          ),
        )
      case 'undo':
        return refusable(
          await table.play(
            { kind: 'undo', seat: command.seat, ply: command.ply, to: command.to, consent: [] },
            requestKey(command),
            'person',
          ),
        )
      case 'resign':
        return refusable(await table.play({ kind: 'resign', seat: command.seat }, requestKey(command), 'person'))
      case 'takeback':
        return takeback(table, guest, command)
      case 'standIn':
        return askStandIn(table, command)
      case 'comeBack':
        return failed(NOT_YOUR_SEAT)
      case 'endForGood':
        return endForGood(table, guest, command)
      case 'rematch':
        return rematch(hall, table, guest)
    }
  })

/** Commands that are announced to everyone with a whole state. */
const STIRRING: ReadonlySet<Command['type']> = new Set<Command['type']>(['takeback', 'standIn', 'comeBack', 'rematch'])
