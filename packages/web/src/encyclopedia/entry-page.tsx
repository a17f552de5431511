import type { ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import { type Say, useWords } from '../words/use-words.tsx'
import type { PieceDrawing } from './drawing.ts'
import type { Entry } from './entries.ts'
import { Facts } from './facts.tsx'
import { RuleChips } from './rule-chips.tsx'

type EntryPageProps = {
  readonly gameId: string
  readonly entry: Entry
  readonly kindName: string
  readonly say: Say
  readonly drawing: PieceDrawing
  readonly nameOf: (address: string) => string
  readonly onOpen: (address: string | null) => void
  readonly onRule: ((id: string) => void) | null
}

/** Everything about one piece. */
export const EntryPage = ({
  gameId,
  entry,
  kindName,
  say,
  drawing,
  nameOf,
  onOpen,
  onRule,
}: EntryPageProps): ReactElement => {
  const { text } = useWords()
  const { kind, piece, name } = entry
  const { Picture } = drawing
  return (
    <article className="entry" aria-labelledby="entry-name">
      <button type="button" className="button entry__back" onClick={() => onOpen(null)}>
        <Icon name="chevron-left" size="0.8em" />
        {text('encyclopedia.back')}
      </button>
      <p className="entry__kind">{kindName}</p>
      <h2 id="entry-name" className="entry__name" tabIndex={-1}>
        {name}
      </h2>
      <div className="entry__spread">
        <div className="entry__picture">
          <Picture kind={kind} id={piece.id} name={name} />
        </div>
        <div className="entry__words">
          {piece.effects.length > 0 && (
            <section aria-labelledby="entry-effects">
              <h3 id="entry-effects">{text('encyclopedia.effect')}</h3>
              <ul className="entry__effects">
                {piece.effects.map((effect, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the effects of a piece keep their places
                  <li key={index}>{say(effect)}</li>
                ))}
              </ul>
            </section>
          )}
          <Facts facts={piece.facts} gameId={gameId} say={say} drawing={drawing} nameOf={nameOf} onOpen={onOpen} />
          {piece.doubts.map((doubt) => (
            <p key={doubt.key} className="entry__doubt">
              <Icon name="info" />
              {say(doubt)}
            </p>
          ))}
          <section aria-labelledby="entry-rules">
            <h3 id="entry-rules">{text('rules.title')}</h3>
            <RuleChips rules={piece.rules} onRule={onRule} />
          </section>
        </div>
      </div>
    </article>
  )
}
