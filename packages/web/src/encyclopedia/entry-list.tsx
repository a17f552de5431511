import type { PieceKind } from '@ecumene/kernel'
import { memo, type ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { Say } from '../words/use-words.tsx'
import type { PieceDrawing } from './drawing.ts'
import type { Entry } from './entries.ts'
import { PieceLink } from './piece-link.tsx'

type EntryListProps = {
  readonly gameId: string
  readonly kinds: readonly PieceKind[]
  readonly entries: readonly Entry[]
  readonly opened: string | null
  readonly say: Say
  readonly drawing: PieceDrawing
  readonly onOpen: (address: string) => void
}

/** The entries under their kinds. A browser lays out only the kinds that are in sight. */
export const EntryList = memo(
  ({ gameId, kinds, entries, opened, say, drawing, onOpen }: EntryListProps): ReactElement => (
    <div className="entry-list">
      {kinds.map(({ id, name }) => {
        const listed = entries.filter(({ kind }) => kind === id)
        if (listed.length === 0) return null
        return (
          <section key={id} className="entry-list__kind" aria-labelledby={`kind-${id}`}>
            <h2 id={`kind-${id}`}>
              {say(name)} <small className="entry-list__count">{listed.length}</small>
            </h2>
            <ul>
              {listed.map((entry) => {
                const sign = drawing.signOfPiece(entry.kind, entry.piece.id)
                return (
                  <li key={entry.address}>
                    <PieceLink
                      gameId={gameId}
                      address={entry.address}
                      onOpen={onOpen}
                      className="entry-list__item"
                      isCurrent={entry.address === opened}
                    >
                      {sign !== null && <Icon name={sign} size="20px" />}
                      <span className="entry-list__words">
                        <span>{entry.name}</span>
                        {entry.sorts.length > 0 && <small>{entry.sorts.map(({ value }) => value).join(' · ')}</small>}
                      </span>
                    </PieceLink>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  ),
)
