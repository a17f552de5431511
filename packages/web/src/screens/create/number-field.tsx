import { type ReactElement, useId } from 'react'

type NumberFieldProps = {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A whole number. What is typed stays inside the bounds, so that the form never asks for what would be refused. */
export const NumberField = ({ label, min, max, value, onChange }: NumberFieldProps): ReactElement => {
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input option-form__number"
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => onChange(within(target.valueAsNumber, min, max, value))}
      />
    </div>
  )
}

const within = (typed: number, min: number, max: number, otherwise: number): number =>
  Number.isNaN(typed) ? otherwise : Math.min(max, Math.max(min, Math.round(typed)))
