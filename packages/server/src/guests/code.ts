import { createHmac, randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS, tidyCode } from '@ecumene/protocol'

/** How long a code may be used. */
export const CODE_MS = 10 * 60_000

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

/** In groups that can be read out. */
export const spelled = (code: string): string => code.match(/.{1,3}/g)?.join('-') ?? code

/** What the store knows of a code. */
export const hashOfCode = (key: Buffer, code: string): string =>
  createHmac('sha256', key)
    .update(`ecumene code ${tidyCode(code)}`)
    .digest('base64url')
