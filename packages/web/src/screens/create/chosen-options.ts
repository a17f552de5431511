import type { Message } from '@ecumene/kernel'
import type { LoadedEdition } from '../../games/use-edition.ts'
import { formFields } from './option-fields.ts'

/** An option that is not at its default: its name, and what was chosen; for a flag, the name says it all. */
export type ChosenOption = { readonly name: string; readonly label: Message; readonly value: Message | number | null }

/** What is special about a table, from the schema that its game declares. */
export const chosenOptions = (
  edition: LoadedEdition,
  options: Readonly<Record<string, unknown>>,
): readonly ChosenOption[] =>
  formFields(edition).flatMap((field): readonly ChosenOption[] => {
    const { name, label } = field
    const chosen = options[name] ?? field.default
    if (chosen === field.default) return []
    if (field.kind === 'number') {
      return [{ name, label, value: field.none?.value === chosen ? field.none.label : Number(chosen) }]
    }
    if (field.kind === 'choice') {
      const choice = field.choices.find(({ value }) => value === chosen)
      return choice === undefined ? [] : [{ name, label, value: choice.label }]
    }
    // A flag that is on by default but off here needs both.
    return [{ name, label, value: chosen === true ? null : { key: 'board.no' } }]
  })
