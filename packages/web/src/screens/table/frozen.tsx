import type { Frozen } from '@ecumene/server/protocol'
import { type ReactElement, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../icons/icon.tsx'
import { saveFile } from '../../memory/save-file.ts'
import type { Table } from '../../table/table.ts'
import { useWords } from '../../words/use-words.tsx'
import { Notice } from '../notice.tsx'
import { TopBar } from '../top-bar.tsx'
import './frozen.css'

type FrozenProps = { readonly table: Table; readonly frozen: Frozen; readonly isPlayer: boolean }

/** Above a board at which nobody can play on: why that is, and what is left to do. */
export const FrozenBar = ({ table, frozen, isPlayer }: FrozenProps): ReactElement => {
  const { text } = useWords()
  const { shown, entries } = frozen
  return (
    <section className="table-bar frozen-bar" aria-labelledby="frozen">
      <div className="frozen-bar__words">
        <h2 id="frozen">{text('frozen.title')}</h2>
        <p>
          {text('frozen.text')} {shown !== null && text('frozen.shown', { shown, entries })}
        </p>
      </div>
      {isPlayer && <SaveFrozen table={table} />}
    </section>
  )
}

type FrozenNoticeProps = {
  readonly table: Table
  readonly isGameGone?: boolean
  readonly isPlayer: boolean
  /** Where to look at what was stored, if there is something. */
  readonly replayAddress: string | null
}

/** The same where there is no position to show. */
export const FrozenNotice = (props: FrozenNoticeProps): ReactElement => {
  const { table, isGameGone = false, isPlayer, replayAddress } = props
  const { text } = useWords()
  return (
    <>
      <TopBar />
      <Notice icon="padlock" title={text('frozen.title')} text={text(isGameGone ? 'frozen.noGame' : 'frozen.text')}>
        {isPlayer && <SaveFrozen table={table} />}
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

/** Takes the record away as a file. */
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
