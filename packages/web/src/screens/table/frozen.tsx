import type { Frozen, TableState } from '@ecumene/protocol'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Dialog } from '../../controls/dialog.tsx'
import { Icon } from '../../icons/icon.tsx'
import { saveFile } from '../../memory/save-file.ts'
import { seatName } from '../../seats/names.ts'
import type { Table } from '../../table/table.ts'
import { useWords } from '../../words/use-words.tsx'
import { Notice } from '../notice.tsx'
import { TopBar } from '../top-bar.tsx'
import './frozen.css'

type FrozenProps = { readonly table: Table; readonly frozen: Frozen; readonly state: TableState }

/** Above a board on which nobody can play: why that is, and what is left to do. */
export const FrozenBar = (props: FrozenProps): ReactElement => {
  const { text } = useWords()
  const { shown, entries } = props.frozen
  return (
    <section className="table-bar frozen-bar" aria-labelledby="frozen">
      <div className="frozen-bar__words">
        <h2 id="frozen">{text('frozen.title')}</h2>
        <p>
          {text('frozen.text')} {shown !== null && text('frozen.shown', { shown, entries })}
        </p>
      </div>
      <FrozenActions {...props} />
    </section>
  )
}

type FrozenNoticeProps = {
  readonly isGameGone?: boolean
  /** Where to look at what was stored, if there is something. */
  readonly replayAddress: string | null
  readonly children: ReactNode
}

/** The same where there is no position to show. */
export const FrozenNotice = ({ isGameGone = false, replayAddress, children }: FrozenNoticeProps): ReactElement => {
  const { text } = useWords()
  return (
    <>
      <TopBar />
      <Notice icon="padlock" title={text('frozen.title')} text={text(isGameGone ? 'frozen.noGame' : 'frozen.text')}>
        {children}
        {replayAddress !== null && (
          <Link className="button" href={replayAddress}>
            <Icon name="film-strip" />
            {text('frozen.look')}
          </Link>
        )}
        <Link className="button" href="/">
          {text('page.home')}
        </Link>
      </Notice>
    </>
  )
}

/** What can be done about a frozen game on a server: end it for good, and then download its file. */
export const FrozenActions = ({ table, frozen, state }: FrozenProps): ReactElement => {
  const { text } = useWords()
  const [isAsking, setAsking] = useState(false)
  const { status, seats, yours } = state
  if (status === 'over') {
    return (
      <>
        <p role="status">{frozen.agreed.length > 0 && text('frozen.ended')}</p>
        <SaveFrozen table={table} />
      </>
    )
  }
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const namesOf = (list: readonly number[]): string => list.map((seat) => seatName(seats, seat, text)).join(', ')
  const others = people.filter((seat) => !frozen.agreed.includes(seat))
  const hasAgreed = yours.some((seat) => frozen.agreed.includes(seat))
  const answer = (given: 'agree' | 'withdraw') => {
    setAsking(false)
    void table.endForGood?.(given)
  }
  return (
    <>
      <p role="status">
        {frozen.agreed.length === 0
          ? text('frozen.sealed')
          : text('frozen.end.agreed', { players: namesOf(frozen.agreed), others: namesOf(others) })}
      </p>
      {yours.length > 0 && (
        <button type="button" className="button" onClick={() => (hasAgreed ? answer('withdraw') : setAsking(true))}>
          {text(hasAgreed ? 'frozen.end.withdraw' : 'frozen.end')}
        </button>
      )}
      {isAsking && (
        <Dialog title={text('frozen.end.ask')} onClose={() => setAsking(false)}>
          <p>{text('frozen.end.text')}</p>
          <div className="dialog__actions">
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {text('frozen.end.stay')}
            </button>
            <button type="button" className="button button--danger" onClick={() => answer('agree')}>
              {text('frozen.end')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Downloads the record as a file. */
export const SaveFrozen = ({ table }: { readonly table: Table }): ReactElement => {
  const { text } = useWords()
  const [hasFailed, setFailed] = useState(false)
  const save = async () => {
    const file = await table.file()
    setFailed(file === null)
    if (file !== null) saveFile('ecumene-frozen.match', file)
  }
  return (
    <>
      <button type="button" className="button" onClick={() => void save()}>
        <Icon name="save-arrow" />
        {text('frozen.save')}
      </button>
      {hasFailed && <p role="alert">{text('frozen.save.failed')}</p>}
    </>
  )
}
