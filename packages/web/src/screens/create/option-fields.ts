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
    }
)

/** The number that stands for no limit, what that is called, and the limit to start with. */
export type None = { readonly value: number; readonly otherwise: number; readonly label: Message }

type Choice = { readonly value: string; readonly label: Message }

/** The options that a table of this edition may choose. */
export const formFields = ({ rules, leftOut }: LoadedEdition): readonly FormField[] =>
  Object.entries(rules.options as Readonly<Record<string, OptionField>>).flatMap(([name, field]) =>
    leftOut.includes(name) ? [] : [formField(name, field)],
  )

const formField = (name: string, field: OptionField): FormField => {
  const label = { key: `option.${name}` }
  switch (field.kind) {
    case 'choice':
      return {
        kind: 'choice',
        name,
        label,
        default: String(field.default),
        choices: field.values.map((value) => ({ value, label: { key: `option.${name}.${value}` } })),
      }
    case 'flag':
      return { kind: 'flag', name, label, default: field.default === true }
    case 'number': {
      const { min, max, none } = field
      return {
        kind: 'number',
        name,
        label,
        default: Number(field.default),
        min,
        max,
        none: none === undefined ? null : { ...none, label: { key: `option.${name}.none` } },
      }
    }
  }
}

export type OptionValues = Readonly<Record<string, string | number | boolean>>

export const defaultsOf = (fields: readonly FormField[]): OptionValues =>
  Object.fromEntries(fields.map((field) => [field.name, field.default]))
