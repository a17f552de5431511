import { StoreError } from './store.ts'

/** What is kept of one match cannot be read. It costs that match, and nothing else: whatever else was asked is done. */
export class Spoiled extends StoreError {
  constructor(table: string, part: string) {
    super('spoiled', `the ${part} of table ${table} cannot be read`)
  }
}

/** Something of a table as it is read; a text that says nothing sensible is `Spoiled`. */
export const reading = <Value>(table: string, part: string, read: () => Value): Value => {
  try {
    return read()
  } catch {
    throw new Spoiled(table, part)
  }
}

/** For what is read from a text that should have been another one. */
export const check = (isSound: boolean): void => {
  if (!isSound) throw new Error('this is not what was written')
}
