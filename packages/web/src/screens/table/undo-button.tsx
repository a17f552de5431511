import type { Game, Message, Seen } from '@ecumene/kernel'
import { type ReactElement, useState } from 'react'
import { Dialog } from '../../controls/dialog.tsx'
import { Icon } from '../../icons/icon.tsx'
import type { Snapshot } from '../../table/table.ts'
import { type Say, useWords } from '../../words/use-words.tsx'
import { type UndoOffer, undoneLine, undoOffer } from './undo-offer.ts'

type UndoButtonProps = {
  readonly snapshot: Snapshot
  readonly seen: Seen
  readonly game: Game
  readonly say: Say
  /** Goes back, where that is free. */
  readonly onUndo: (kept: number) => void
  /** Goes back with the consent of the others, or asks for it. */
  readonly onTakeback: (kept: number) => void
}

/** The one way to undo: at once where it is free or only bots must agree, otherwise when the people have agreed. */
export const UndoButton = ({ snapshot, seen, game, say, onUndo, onTakeback }: UndoButtonProps): ReactElement => {
  const { text } = useWords()
  const [asking, setAsking] = useState<number | null>(null)
  const offer = undoOffer(snapshot, seen)
  const press = () => {
    if (offer.kind === 'free') onUndo(offer.kept)
    else if (offer.kind === 'agreed') setAsking(offer.kept)
    else if (offer.kind !== 'nothing') onTakeback(offer.kept)
  }
  const note = noteOn(offer, text)
  return (
    <>
      <button
        type="button"
        className="button table-head__undo"
        data-undo={offer.kind}
        disabled={offer.kind === 'nothing' || snapshot.busy}
        title={titleOf(offer, text, say, undoneLine(game, seen.history, offer))}
        onClick={press}
      >
        <Icon name="anticlockwise-rotation" />
        <span className="table-head__word">{text('table.undo')}</span>
        {note !== null && <small className="table-head__note">{note}</small>}
        {offer.kind === 'bots' && (
          <span className="table-head__count" aria-hidden="true">
            {offer.count}
          </span>
        )}
      </button>
      {asking !== null && (
        <Dialog title={text('table.takeback.ask')} onClose={() => setAsking(null)}>
          <p>{text('table.takeback.people')}</p>
          <div className="dialog__actions">
            <button type="button" className="button" onClick={() => setAsking(null)}>
              {text('page.cancel')}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                setAsking(null)
                onTakeback(asking)
              }}
            >
              {text('table.takeback.confirm')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}

type Text = ReturnType<typeof useWords>['text']

/** What an undo takes back besides the player's own moves, or that others have to be asked. */
const noteOn = (offer: UndoOffer, text: Text): string | null => {
  if (offer.kind === 'bots') return text('table.undo.moves', { count: offer.count })
  return offer.kind === 'asks' || offer.kind === 'agreed' ? text('table.undo.ask') : null
}

/** `line`: what the log says of the move that goes back. */
const titleOf = (offer: UndoOffer, text: Text, say: Say, line: Message | null): string => {
  const what = line === null ? '' : `\n${say(line)}`
  switch (offer.kind) {
    case 'nothing':
      return say(offer.why)
    case 'free':
      return line === null ? text('table.undo') : text('table.undo.what', { line: say(line) })
    case 'bots':
      return `${text('table.undo.back', { count: offer.count })} ${text('table.takeback.bots')}${what}`
    default:
      return `${text('table.undo.asks', { count: offer.count })}${what}`
  }
}
