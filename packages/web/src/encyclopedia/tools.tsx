import type { PieceKind } from '@ecumene/kernel'
import { type ReactElement, useId } from 'react'
import { type Say, useWords } from '../words/use-words.tsx'
import type { Filter, Wanted } from './entries.ts'

type ToolsProps = {
  readonly wanted: Wanted
  readonly onWant: (wanted: Wanted) => void
  readonly kinds: readonly PieceKind[]
  readonly filters: readonly Filter[]
  readonly say: Say
}

/** The search field and the filters. */
export const Tools = ({ wanted, onWant, kinds, filters, say }: ToolsProps): ReactElement => {
  const { text } = useWords()
  const searchId = useId()
  return (
    <search className="encyclopedia__tools">
      <div className="field encyclopedia__search">
        <label className="field__label" htmlFor={searchId}>
          {text('encyclopedia.search')}
        </label>
        <input
          id={searchId}
          className="input"
          type="search"
          value={wanted.query}
          placeholder={text('encyclopedia.search.hint')}
          onChange={(event) => onWant({ ...wanted, query: event.target.value })}
        />
      </div>
      <Select
        label={text('encyclopedia.kind')}
        value={wanted.kind ?? ''}
        options={kinds.map(({ id, name }) => [id, say(name)])}
        onChange={(kind) => onWant({ ...wanted, kind: kind === '' ? null : kind, sorts: {} })}
      />
      {filters.map(({ label, values }) => (
        <Select
          key={label}
          label={label}
          value={wanted.sorts[label] ?? ''}
          options={values.map((value) => [value, value])}
          onChange={(value) => {
            const { [label]: _before, ...others } = wanted.sorts
            onWant({ ...wanted, sorts: value === '' ? others : { ...others, [label]: value } })
          }}
        />
      ))}
    </search>
  )
}

type SelectProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChange: (value: string) => void
}

const Select = ({ label, value, options, onChange }: SelectProps): ReactElement => {
  const { text } = useWords()
  const id = useId()
  return (
    <div className="field encyclopedia__filter">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{text('encyclopedia.all')}</option>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
