import type { Message } from './words/words.ts'

/**
 * The table options of a game, declared once: validated here, rendered as the create-table form by the page.
 * Words are found under `option.<name>`, `option.<name>.<value>` and `option.<name>.none`.
 */
export type OptionSchema<Options extends object> = { readonly [Name in keyof Options]-?: OptionField<Options[Name]> }

export type OptionField<Value = unknown> =
  | {
      readonly kind: 'choice'
      readonly values: readonly (Value & string)[]
      readonly default: Value & string
    }
  | { readonly kind: 'flag'; readonly default: Value & boolean }
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly default: Value & number
      /** A limit that can be switched off: the number that means "no limit", and the one to start from when switched on. */
      readonly none?: { readonly value: Value & number; readonly otherwise: Value & number }
      /** The seat it concerns: not asked while the table has no such seat. */
      readonly seat?: number
    }

/** A value, or what is wrong with the input, worded so that a person can fix it. */
export type Result<Value, Problem = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem }

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value })
export const failed = <Problem>(error: Problem): { readonly ok: false; readonly error: Problem } => ({
  ok: false,
  error,
})

/** Fills in the defaults and refuses what the schema does not allow. */
export const readOptions = <Options extends object>(
  schema: OptionSchema<Options>,
  input: unknown = {},
): Result<Options> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return failed('options must be an object, such as {"name": "value"}')
  }
  const fields = schema as Readonly<Record<string, OptionField>>
  for (const name of Object.keys(input)) {
    if (!Object.hasOwn(fields, name)) {
      const known = Object.keys(fields)
      return failed(
        `unknown option "${name}"; ${known.length === 0 ? 'this game has none' : `allowed: ${known.join(', ')}`}`,
      )
    }
  }
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const given = (input as Readonly<Record<string, unknown>>)[name]
    const value = given === undefined ? field.default : given
    if (!allows(field, value)) {
      return failed(`option "${name}" cannot be ${JSON.stringify(value)}; allowed: ${allowedValues(field)}`)
    }
    values[name] = value
  }
  return ok(values as Options)
}

/** Do these (complete, checked) options leave something unlimited, so that a game may go on forever? */
export const isUnlimited = <Options extends object>(schema: OptionSchema<Options>, options: object): boolean =>
  Object.entries(schema as Readonly<Record<string, OptionField>>).some(
    ([name, field]) =>
      field.kind === 'number' && field.none?.value === (options as Readonly<Record<string, unknown>>)[name],
  )

/** Far more decisions than any game with a limit needs. */
export const MOST_DECISIONS = 20_000

/** Sets limits for unattended play of many games, bots above all, unless the options say that there are none. */
export const withLimits = <Options extends object>(schema: OptionSchema<Options>, given: object = {}): object => {
  const limits = Object.entries(schema as Readonly<Record<string, OptionField>>).flatMap(([name, field]) =>
    field.kind === 'number' && field.none !== undefined ? [[name, field.none.otherwise]] : [],
  )
  return { ...Object.fromEntries(limits), ...given }
}

/** The label of an option, for forms and messages. */
export const optionLabel = (name: string): Message => ({ key: `option.${name}` })

const allows = (field: OptionField, value: unknown): boolean => {
  switch (field.kind) {
    case 'choice':
      return field.values.some((allowed) => allowed === value)
    case 'flag':
      return typeof value === 'boolean'
    case 'number':
      return (
        (Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max) ||
        (field.none !== undefined && value === field.none.value)
      )
  }
}

const allowedValues = (field: OptionField): string => {
  switch (field.kind) {
    case 'choice':
      return field.values.join(', ')
    case 'flag':
      return 'true, false'
    case 'number':
      return `a whole number from ${field.min} to ${field.max}${field.none === undefined ? '' : `, or ${field.none.value} for none`}`
  }
}
