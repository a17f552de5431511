import { type ReactElement, useId } from 'react'
import { NumberInput } from './number-field.tsx'
import type { None } from './option-fields.ts'

type LimitFieldProps = {
  readonly label: string
  readonly noneLabel: string
  readonly none: None
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** An optional number: a checkbox for no limit, and a field for the number. */
export const LimitField = ({ label, noneLabel, none, min, max, value, onChange }: LimitFieldProps): ReactElement => {
  const id = useId()
  const isNone = value === none.value
  return (
    <fieldset className="field">
      <legend className="field__label" id={id}>
        {label}
      </legend>
      <div className="option-form__limit">
        <label className="alternative">
          <input
            type="checkbox"
            checked={isNone}
            onChange={({ target }) => onChange(target.checked ? none.value : none.otherwise)}
          />
          <span>{noneLabel}</span>
        </label>
        {!isNone && <NumberInput labelledBy={id} min={min} max={max} value={value} onChange={onChange} />}
      </div>
    </fieldset>
  )
}
