import type { SeatInfo, TableInfo } from '@ecumene/protocol'
import { remember, remembered } from '../memory/remembered.ts'
import { api } from './api.ts'

const MOST = 8

/** Tables on the server at which this browser has a seat, the latest first. */
export const myTableIds = (): readonly string[] => myTableIdsText().split(' ').filter(Boolean)

/** The same as it is stored: as text, which is equal if nothing has changed. */
export const myTableIdsText = (): string => remembered('tables') ?? ''

const listeners = new Set<() => void>()

/** Calls back whenever a table is added or moves to the front; returns how to stop. */
export const onRemembered = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const rememberTable = (id: string): void => {
  const known = myTableIds()
  if (known[0] === id) return
  remember('tables', [id, ...known.filter((other) => other !== id)].slice(0, MOST).join(' '))
  for (const listener of listeners) listener()
}

/** Those that are not over. Tables that are gone or over are forgotten; being out of reach is not being gone. */
export const myOpenTables = async (): Promise<readonly TableInfo[]> => {
  const open: TableInfo[] = []
  for (const id of myTableIds()) {
    const answer = await api.table(id)
    if (!answer.ok && answer.error.key !== 'refusal.notFound') return open
    if (answer.ok && answer.value.status !== 'over' && answer.value.yours.length > 0) open.push(answer.value)
    else {
      if (answer.ok && answer.value.status === 'over' && answer.value.yours.length > 0) rememberFinished(answer.value)
      remember(
        'tables',
        myTableIds()
          .filter((other) => other !== id)
          .join(' '),
      )
    }
  }
  return open
}

/** A table whose game is over, as this browser remembers it. */
export type FinishedTable = {
  readonly id: string
  readonly game: string
  /** Those remembered by an older page have none. */
  readonly options?: TableInfo['options']
  readonly seats: readonly SeatInfo[]
}

export const finishedTables = (): readonly FinishedTable[] => {
  try {
    return JSON.parse(remembered('finished') ?? '[]') as readonly FinishedTable[]
  } catch {
    return []
  }
}

export const rememberFinished = ({ id, game, options, seats }: TableInfo): void => {
  const others = finishedTables().filter((other) => other.id !== id)
  remember('finished', JSON.stringify([{ id, game, options, seats }, ...others].slice(0, MOST)))
}

/** Takes a table off the list and returns what is left of it. */
export const forgetFinished = (id: string): readonly FinishedTable[] => {
  const left = finishedTables().filter((other) => other.id !== id)
  remember('finished', JSON.stringify(left))
  return left
}
