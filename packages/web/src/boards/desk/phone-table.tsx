import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import { useWords } from '../../words/use-words.tsx'
import styles from './phone-table.module.css'

/** A part of the table that lies behind a tab. */
export type Sheet = {
  readonly id: string
  readonly name: string
  /** What lies on the sheet and is pointed at is shown by its tab. */
  readonly anchor?: string
  /** Something on the sheet can be pressed now. */
  readonly isLit?: boolean
  /** So much on the sheet is new. */
  readonly news?: number
  /** All that is asked lies on the sheet: a button by the question opens it, and says so. */
  readonly invites?: string | undefined
  readonly content: ReactNode
}

type PhoneTableProps = {
  readonly map: ReactNode
  /** Something is open over the map, which makes room for it. */
  readonly isShared?: boolean
  /** What the map is called. */
  readonly label: string
  readonly sheets: readonly Sheet[]
  /** What is asked. */
  readonly bar: ReactNode
  /** The own hand, below everything. */
  readonly hand: ReactNode
}

/** On a phone the map fills the screen, the own hand lies below it, and everything else is a sheet behind a tab. */
export const PhoneTable = ({ map, isShared = false, label, sheets, bar, hand }: PhoneTableProps): ReactElement => {
  const { text } = useWords()
  const [open, setOpen] = useState<string | null>(null)
  const sheet = sheets.find(({ id }) => id === open)
  // A line that shows its place on the map opens the view on it.
  const uncover = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-shows]') !== null) setOpen(null)
  }
  return (
    <div className={styles['phone']}>
      <section className={styles['map']} aria-label={label} data-shared={isShared || undefined}>
        {map}
      </section>
      <nav className={styles['tabs']} aria-label={text('board.sheets')}>
        {sheets.map(({ id, name, anchor, isLit = false, news = 0 }) => (
          <button
            key={id}
            type="button"
            aria-expanded={open === id}
            data-tab={id}
            data-lit-within={isLit || undefined}
            data-anchor={anchor}
            onClick={() => setOpen(open === id ? null : id)}
          >
            {name}
            {news > 0 && <small>{news}</small>}
          </button>
        ))}
      </nav>
      {sheet !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only listens to buttons in it
        <section className={styles['sheet']} data-sheet={sheet.id} onClick={uncover}>
          {sheet.content}
        </section>
      )}
      <div className={styles['bar']}>
        {sheets.map(({ id, invites }) =>
          invites === undefined || open === id ? null : (
            <button key={id} type="button" className="button button--do" data-invites={id} onClick={() => setOpen(id)}>
              {invites}
            </button>
          ),
        )}
        {bar}
      </div>
      {hand}
    </div>
  )
}

/** What stands in one line below the question. */
export const PhoneLine = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles['line']}>{children}</div>
)
