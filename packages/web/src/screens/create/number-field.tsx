import { type ReactElement, useId } from 'react'

type NumberInputProps = {
  readonly id?: string
  /** The id of the element that names it, where it has no label of its own. */
  readonly labelledBy?: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number) => void
}

type NumberFieldProps = Omit<NumberInputProps, 'id' | 'labelledBy'> & { readonly label: string }

/** A whole number with its name. */
export const NumberField = ({ label, ...input }: NumberFieldProps): ReactElement => {
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <NumberInput id={id} {...input} />
    </div>
  )
}

/** What is typed stays inside the bounds, so that the form never asks for what would be refused. */
export const NumberInput = ({ id, labelledBy, min, max, value, onChange }: NumberInputProps): ReactElement => (
  <input
    id={id}
    aria-labelledby={labelledBy}
    className="input option-form__number"
    type="number"
    inputMode="numeric"
    min={min}
    max={max}
    value={value}
    onChange={({ target }) => onChange(within(target.valueAsNumber, min, max, value))}
  />
)

const within = (typed: number, min: number, max: number, otherwise: number): number =>
  Number.isNaN(typed) ? otherwise : Math.min(max, Math.max(min, Math.round(typed)))
