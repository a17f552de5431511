import type { ReactElement, ReactNode } from 'react'
import { useId } from 'react'

type ChoiceProps<Value extends string> = {
  /** What is chosen, for screen readers or, with `shown`, for everyone. */
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly text: ReactNode }[]
  readonly onChange: (value: Value) => void
  /** `bar`: a few short words side by side; `list`: sentences below one another. */
  readonly form?: 'bar' | 'list'
  readonly isLabelShown?: boolean
}

/** One of a few, as radio buttons: arrow keys and screen readers work as people expect. */
export const Choice = <Value extends string>({
  label,
  value,
  options,
  onChange,
  form = 'bar',
  isLabelShown = false,
}: ChoiceProps<Value>): ReactElement => {
  const name = useId()
  return (
    <fieldset className="field">
      <legend className={isLabelShown ? 'field__label' : 'unseen'}>{label}</legend>
      <div className={form === 'bar' ? 'choice' : ''}>
        {options.map((option) => (
          <label key={option.value} className={form === 'bar' ? 'choice__item' : 'alternative'}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={form === 'bar' ? 'choice__text' : ''}>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
