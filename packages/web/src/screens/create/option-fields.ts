import type { Message, OptionField } from '@ecumene/kernel'
import type { LoadedEdition } from '../../games/use-edition.ts'

/** One option of a game as a form shows it, made from the schema that the game declares. */
export type FormField = { readonly name: string; readonly label: Message } & (
  | { readonly kind: 'choice'; readonly default: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly kind: 'number'
      readonly default: number
      readonly min: number
      readonly max: number
      readonly none: None | null
      /** The seat that it is about; `null` for the whole table. */
      readonly seat: number | null
    }
)

/** The number that stands for no limit, what that is called, and the limit to start with. */
export type None = { readonly value: number; readonly otherwise: number; readonly label: Message }

type Choice = { readonly value: string; readonly label: Message }

/** The options that a table of this edition may choose. */
export const formFields = ({ rules, leftOut }: LoadedEdition): readonly FormField[] =>
  Object.entries(rules.options as Readonly<Record<string, OptionField>>).flatMap(([name, field]) =>
    leftOut.includes(name) ? [] : [formField(name, field, leftOut)],
  )

const formField = (name: string, field: OptionField, leftOut: readonly string[]): FormField => {
  const label = { key: `option.${name}` }
  switch (field.kind) {
    case 'choice':
      return {
        kind: 'choice',
        name,
        label,
        default: String(field.default),
        choices: field.values.flatMap((value) =>
          leftOut.includes(`${name}.${value}`) ? [] : [{ value, label: { key: `option.${name}.${value}` } }],
        ),
      }
    case 'flag':
      return { kind: 'flag', name, label, default: field.default === true }
    case 'number': {
      const { min, max, none, seat = null } = field
      return {
        kind: 'number',
        name,
        label,
        default: Number(field.default),
        min,
        max,
        none: none === undefined ? null : { ...none, label: { key: `option.${name}.none` } },
        seat,
      }
    }
  }
}

/** The fields that mean something at a table of so many: a seat that nobody takes is asked nothing. */
export const fieldsWith = (fields: readonly FormField[], seats: number): readonly FormField[] =>
  fields.filter((field) => field.kind !== 'number' || field.seat === null || field.seat < seats)

export type OptionValues = Readonly<Record<string, string | number | boolean>>

export const defaultsOf = (fields: readonly FormField[]): OptionValues =>
  Object.fromEntries(fields.map((field) => [field.name, field.default]))

/** What was chosen, without what was said about seats that are no longer there. */
export const valuesWith = (values: OptionValues, fields: readonly FormField[], seats: number): OptionValues => {
  const asked = fieldsWith(fields, seats)
  const dropped = fields.filter((field) => !asked.includes(field)).map(({ name }) => name)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !dropped.includes(name)))
}
