import { StoreError } from './store.ts'

/** The data of one match cannot be read. Only that match is lost: all other requests are carried out. */
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
