import type { Refusal } from '@ecumene/protocol'
import type { z } from 'zod'
import { refusal } from '../refusal.ts'

/** Parses outside input by its schema, or says what is wrong with it. */
export const read = <Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): { readonly value: z.output<Schema> } | Refusal => {
  const parsed = schema.safeParse(input)
  return parsed.success ? { value: parsed.data } : refusal('malformed', problemOf(parsed.error))
}

/** The first thing wrong, and where. */
export const problemOf = (error: z.core.$ZodError): string => {
  const issue = error.issues[0]
  const path = issue?.path.map(String).join('.') ?? ''
  return `${path === '' ? '' : `${path}: `}${issue?.message ?? 'does not have the right shape'}`
}
