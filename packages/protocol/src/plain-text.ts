import { z } from 'zod'
import { HIDDEN, isWithin, TOWER, unitsIn, VISIBLE } from './typed-text.ts'

/**
 * What people write for others to read, a name or a line of chat: plain text on one line, with a limit in characters as a reader
 * counts them. Nothing that is not seen: control characters, marks that turn the direction of writing, characters without
 * width; and no towers of accents, which cover the lines above.
 */
export const plainText = (length: number) =>
  z
    .string()
    .max(unitsIn(length))
    .normalize('NFC')
    .trim()
    .min(1)
    .refine((text) => !HIDDEN.test(text), 'must not contain control characters or characters that cannot be seen')
    .refine((text) => VISIBLE.test(text), 'must contain something to be seen')
    .refine((text) => !TOWER.test(text), 'must not pile up accents')
    .refine((text) => isWithin(text, length), `must not be longer than ${length} characters`)
