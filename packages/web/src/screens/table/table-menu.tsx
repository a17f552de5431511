import type { Message, Result, Seat, Seen } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import { type ReactElement, useState } from 'react'
import { Link } from 'wouter'
import { RefuseChoice } from '../../boards/desk/refuse-choice.tsx'
import { partsOf } from '../../boards/parts.ts'
import { CopyButton } from '../../controls/copy-button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { KeysDialog } from '../../controls/keys-dialog.tsx'
import { LanguageChoice, ThemeChoice } from '../../controls/preferences.tsx'
import { CareChoice } from '../../hands/care-choice.tsx'
import { Icon } from '../../icons/icon.tsx'
import { PaceChoice } from '../../pace/pace-choice.tsx'
import { seatName } from '../../seats/names.ts'
import { SoundChoice } from '../../sound/sound-choice.tsx'
import type { Snapshot, Table } from '../../table/table.ts'
import { NotesSwitch } from '../../turns/notes-switch.tsx'
import { useWords } from '../../words/use-words.tsx'
import './table-menu.css'

/** Absent people the table is waiting for, where bots may stand in. The server knows since when. */
const seatsToStandInFor = ({ terms, seats, viewer }: TableState, { deciders, outcome }: Seen): readonly Seat[] =>
  !terms.standIn || viewer === null || outcome !== null
    ? []
    : deciders.filter((seat) => {
        const player = seats[seat]
        return seat !== viewer && player?.kind === 'person' && !player.here
      })

type TableMenuProps = {
  readonly table: Table
  readonly snapshot: Snapshot
  readonly seen: Seen
  readonly onAttempt: (request: Promise<Result<unknown, Message>>) => void
  readonly onRules: () => void
  /** Opens the encyclopedia, where the game has one. */
  readonly onEncyclopedia: (() => void) | null
  /** The address of the replay so far. */
  readonly replayAddress: string
  readonly onClose: () => void
}

/** Things that are needed now and then. */
export const TableMenu = ({
  table,
  snapshot,
  seen,
  onAttempt,
  onRules,
  onEncyclopedia,
  replayAddress,
  onClose,
}: TableMenuProps): ReactElement => {
  const { text } = useWords()
  const [asking, setAsking] = useState<'resign' | 'keys' | null>(null)
  const { state, connection } = snapshot
  const isHere = connection === 'here'
  const done = (request: Promise<Result<unknown, Message>>) => {
    onAttempt(request)
    onClose()
  }

  if (asking === 'resign') {
    return (
      <Dialog title={text('table.resign.ask')} onClose={onClose}>
        <p>{text('table.resign.text')}</p>
        <div className="dialog__actions">
          <button type="button" className="button" onClick={onClose}>
            {text('table.resign.stay')}
          </button>
          <button type="button" className="button button--danger" onClick={() => done(table.resign())}>
            <Icon name="flying-flag" />
            {text('table.resign')}
          </button>
        </div>
      </Dialog>
    )
  }
  if (asking === 'keys') return <KeysDialog onClose={onClose} />
  return (
    <Dialog title={text('table.menu')} onClose={onClose}>
      <div className="table-menu">
        <div className="field">
          <span className="field__label">{text('page.language')}</span>
          <LanguageChoice />
        </div>
        <ThemeChoice isLabelShown />
        <SoundChoice />
        {partsOf(snapshot.state.game).hands === true && <CareChoice />}
        {partsOf(snapshot.state.game).hands === true && <RefuseChoice />}
        {partsOf(snapshot.state.game).follow !== undefined && <PaceChoice />}
        <button type="button" className="button" aria-keyshortcuts="?" onClick={onRules}>
          <Icon name="white-book" />
          {text('rules.title')}
          <kbd className="table-menu__key">?</kbd>
        </button>
        {onEncyclopedia !== null && (
          <button type="button" className="button" aria-keyshortcuts="e" onClick={onEncyclopedia}>
            <Icon name="bookshelf" />
            {text('encyclopedia.title')}
            <kbd className="table-menu__key">E</kbd>
          </button>
        )}
        <button type="button" className="button" onClick={() => setAsking('keys')}>
          <Icon name="keyboard" />
          {text('keys.title')}
        </button>
        <Link className="button" href={replayAddress}>
          <Icon name="film-strip" />
          {text('replay.open')}
        </Link>
        <p className="table-menu__state">
          <Icon name={connection === 'reconnecting' ? 'unplugged' : connection === 'here' ? 'table' : 'world'} />
          {text(`table.connection.${connection}`)}
        </p>
        {!isHere && <NotesSwitch />}
        {!isHere && <CopyButton value={location.href} label={text('table.copyLink')} />}
        {seatsToStandInFor(state, seen).map((seat) => (
          <button
            key={seat}
            type="button"
            className="button"
            onClick={() => table.standIn && done(table.standIn(seat))}
          >
            <Icon name="hourglass" />
            {text('standIn.ask', { player: seatName(state.seats, seat, text) })}
          </button>
        ))}
        {state.viewer !== null && seen.outcome === null && state.frozen === undefined && (
          <button type="button" className="button button--danger" onClick={() => setAsking('resign')}>
            <Icon name="flying-flag" />
            {text('table.resign')}
          </button>
        )}
      </div>
    </Dialog>
  )
}
