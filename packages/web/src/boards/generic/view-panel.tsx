import type { Seat } from '@ecumene/kernel'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { type Fields, isByPlayer, isFields, isSeatField, shapeOf } from './view-shape.ts'
import './view-panel.css'
import type { Vocabulary } from './vocabulary.ts'

type ViewContext = {
  readonly vocabulary: Vocabulary
  readonly seats: number
  readonly nameOf: (seat: Seat) => string
}

type ViewPanelProps = ViewContext & { readonly view: unknown }

/** What the board says in words elsewhere. */
const SAID_ELSEWHERE = new Set(['asked', 'outcome'])

/** A list of numbers longer than this is no reading matter. */
const MOST_NUMBERS = 12

/** A table longer than this is folded until somebody wants it. */
const MOST_ROWS = 12

/** Whatever a viewer may know of a position, laid out for reading: small facts first, then what has parts. */
export const ViewPanel = ({ view, ...context }: ViewPanelProps): ReactElement => {
  if (!isFields(view)) return <Datum name="" data={view} context={context} />
  const entries = Object.entries(view).filter(([name]) => !SAID_ELSEWHERE.has(name))
  const facts = entries.filter(([, data]) => shapeOf(data).kind === 'plain')
  const parts = entries
    .filter(([, data]) => shapeOf(data).kind !== 'plain')
    .sort(([, one], [, other]) => rankOf(one, context.seats) - rankOf(other, context.seats))
  return (
    <div className="view-panel">
      <dl className="view-facts">
        {facts.map(([name, data]) => (
          <div key={name} className="view-fact">
            <dt>{context.vocabulary.field(name)}</dt>
            <dd>
              <Datum name={name} data={data} context={context} />
            </dd>
          </div>
        ))}
      </dl>
      {parts.map(([name, data]) => (
        <details key={name} className="view-part" open={!isLong(data) && !isEmpty(data) && name !== 'options'}>
          <summary>
            <h3>{context.vocabulary.field(name)}</h3>
          </summary>
          <Datum name={name} data={data} context={context} />
        </details>
      ))}
    </div>
  )
}

/** The players come first, what is empty last. */
const rankOf = (data: unknown, seats: number): number => {
  const shape = shapeOf(data)
  if (shape.kind === 'table' && isByPlayer(shape.rows, shape.columns, seats)) return 0
  return isEmpty(data) ? 2 : 1
}

const isEmpty = (data: unknown): boolean => Array.isArray(data) && data.every((item) => item === null)

const isLong = (data: unknown): boolean => Array.isArray(data) && data.length > MOST_ROWS

type DatumProps = { readonly name: string; readonly data: unknown; readonly context: ViewContext }

const Datum = ({ name, data, context }: DatumProps): ReactElement => {
  const shape = shapeOf(data)
  switch (shape.kind) {
    case 'plain':
      return <Plain name={name} value={shape.value} context={context} />
    case 'list':
      return <List name={name} items={shape.items} context={context} />
    case 'table':
      return <Table columns={shape.columns} rows={shape.rows} context={context} />
    case 'fields':
      return name === 'options' ? (
        <OptionList options={shape.fields} context={context} />
      ) : (
        <FieldList fields={shape.fields} context={context} />
      )
  }
}

type PlainProps = {
  readonly name: string
  readonly value: string | number | boolean | null
  readonly context: ViewContext
}

const Plain = ({ name, value, context }: PlainProps): ReactElement => {
  const { text } = useWords()
  if (value === null) return <span className="view-none">{text('board.nothing')}</span>
  if (typeof value === 'boolean') return <span data-yes={value}>{text(value ? 'board.yes' : 'board.no')}</span>
  if (isSeatField(name, value, context.seats)) return <span className="view-name">{context.nameOf(value)}</span>
  return <span>{typeof value === 'string' ? context.vocabulary.value(value) : value}</span>
}

type ListProps = { readonly name: string; readonly items: readonly unknown[]; readonly context: ViewContext }

const List = ({ name, items, context }: ListProps): ReactElement => {
  const { text } = useWords()
  if (isEmpty(items)) return <span className="view-none">{text('board.nothing')}</span>
  if (items.length > MOST_NUMBERS && items.every((item) => typeof item === 'number')) {
    return (
      <details className="view-numbers">
        <summary>{text('board.numbers', { count: items.length })}</summary>
        <code>{items.join(' ')}</code>
      </details>
    )
  }
  return (
    <ul className="view-list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: raw data has no other identity than its place.
        <li key={index}>
          <Datum name={name} data={item} context={context} />
        </li>
      ))}
    </ul>
  )
}

/** A table that may be wider than its place. */
const Scroll = ({ children }: { readonly children: ReactNode }): ReactElement => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it.
  <div className="view-scroll" tabIndex={0}>
    {children}
  </div>
)

type TableProps = {
  readonly columns: readonly string[]
  readonly rows: readonly (Fields | null)[]
  readonly context: ViewContext
}

/** Records of one kind. As many as there are players: then each is a player's, and they stand side by side. */
const Table = ({ columns, rows, context }: TableProps): ReactElement => {
  const { text } = useWords()
  const { vocabulary, seats, nameOf } = context
  const cell = (row: Fields | null, column: string): ReactNode => (
    <Datum name={column} data={row?.[column] ?? null} context={context} />
  )
  if (isByPlayer(rows, columns, seats)) {
    return (
      <Scroll>
        <table className="view-table">
          <thead>
            <tr>
              <td />
              {rows.map((_row, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
                <th key={seat} scope="col">
                  {nameOf(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns
              .filter((column) => column !== 'seat')
              .map((column) => (
                <tr key={column}>
                  <th scope="row">{vocabulary.field(column)}</th>
                  {rows.map((row, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
                    <td key={seat}>{cell(row, column)}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </Scroll>
    )
  }
  return (
    <Scroll>
      <table className="view-table">
        <thead>
          <tr>
            <th scope="col">{text('board.item')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {vocabulary.field(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(
            (row, index) =>
              row !== null && (
                // biome-ignore lint/suspicious/noArrayIndexKey: raw data has no other identity than its place.
                <tr key={index}>
                  <td>{index + 1}</td>
                  {columns.map((column) => (
                    <td key={column}>{cell(row, column)}</td>
                  ))}
                </tr>
              ),
          )}
        </tbody>
      </table>
    </Scroll>
  )
}

const FieldList = ({ fields, context }: { readonly fields: Fields; readonly context: ViewContext }): ReactElement => (
  <dl className="view-fields">
    {Object.entries(fields).map(([name, data]) => (
      <Fragment key={name}>
        <dt>{context.vocabulary.field(name)}</dt>
        <dd>
          <Datum name={name} data={data} context={context} />
        </dd>
      </Fragment>
    ))}
  </dl>
)

/** The options of the table, in the words of the form in which they were chosen. */
const OptionList = ({
  options,
  context,
}: {
  readonly options: Fields
  readonly context: ViewContext
}): ReactElement => (
  <dl className="view-options">
    {Object.entries(options).map(([name, value]) => (
      <div key={name}>
        <dt>{context.vocabulary.option(name)}</dt>
        <dd>
          {typeof value === 'string' ? (
            context.vocabulary.option(name, value)
          ) : (
            <Datum name={name} data={value} context={context} />
          )}
        </dd>
      </div>
    ))}
  </dl>
)
