import type { ReactElement } from 'react'
import { Choice } from '../../controls/choice.tsx'
import type { Say } from '../../words/use-words.tsx'
import { LimitField } from './limit-field.tsx'
import { NumberField } from './number-field.tsx'
import type { FormField, OptionValues } from './option-fields.ts'

type OptionFormProps = {
  readonly fields: readonly FormField[]
  readonly values: OptionValues
  readonly say: Say
  readonly onChange: (values: OptionValues) => void
}

/** The options of a game, whatever they are: drawn from its declared schema in its own words. */
export const OptionForm = ({ fields, values, say, onChange }: OptionFormProps): ReactElement => (
  <div className="option-form">
    {fields.map((field) => (
      <Option
        key={field.name}
        field={field}
        value={values[field.name] ?? field.default}
        say={say}
        onChange={(value) => onChange({ ...values, [field.name]: value })}
      />
    ))}
  </div>
)

type OptionProps = {
  readonly field: FormField
  readonly value: string | number | boolean
  readonly say: Say
  readonly onChange: (value: string | number | boolean) => void
}

const Option = ({ field, value, say, onChange }: OptionProps): ReactElement => {
  const label = say(field.label)
  switch (field.kind) {
    case 'choice':
      return (
        <Choice
          form="list"
          isLabelShown
          label={label}
          value={String(value)}
          options={field.choices.map((choice) => ({ value: choice.value, text: say(choice.label) }))}
          onChange={onChange}
        />
      )
    case 'flag':
      return (
        <label className="alternative">
          <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
          <span>{label}</span>
        </label>
      )
    case 'number': {
      const { min, max, none } = field
      if (none === null)
        return <NumberField label={label} min={min} max={max} value={Number(value)} onChange={onChange} />
      return (
        <LimitField
          label={label}
          noneLabel={say(none.label)}
          none={none}
          min={min}
          max={max}
          value={Number(value)}
          onChange={onChange}
        />
      )
    }
  }
}
