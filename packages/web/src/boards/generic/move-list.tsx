import type { Game } from '@ecumene/kernel'
import { type ReactElement, useMemo, useState } from 'react'
import { type Say, useWords } from '../../words/use-words.tsx'
import { filterGroups, groupMoves } from './move-groups.ts'
import './move-list.css'

type MoveListProps = {
  readonly game: Game
  readonly legal: readonly string[]
  readonly say: Say
  readonly busy: boolean
  readonly submit: (move: string) => void
}

/** From here on looking for a move by eye is slower than typing a part of it. */
const MANY = 8

/** Every legal move in words: type to find one, play with Enter. */
export const MoveList = ({ game, legal, say, busy, submit }: MoveListProps): ReactElement => {
  const { text } = useWords()
  const [typed, setTyped] = useState('')
  const groups = useMemo(() => groupMoves(game, legal, say), [game, legal, say])
  const isMany = legal.length > MANY
  const found = filterGroups(groups, isMany ? typed : '')
  const only = found.length === 1 && found[0]?.moves.length === 1 ? found[0].moves[0] : undefined

  const play = (notation: string) => {
    if (busy) return
    setTyped('')
    submit(notation)
  }

  return (
    <div className="moves">
      {isMany && (
        <label className="field moves__filter">
          <span className="field__label">
            {text('board.filter')} · {text('board.count', { count: legal.length })}
          </span>
          <input
            className="input"
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && only !== undefined) play(only.notation)
            }}
          />
        </label>
      )}
      {found.length === 0 && <p className="moves__none">{text('board.filter.none')}</p>}
      <div className="moves__groups">
        {found.map((group) => (
          <section key={group.id} aria-label={group.heading === '' ? undefined : group.heading}>
            {group.heading !== '' && <h3 className="moves__heading">{group.heading}</h3>}
            <ul className="moves__list">
              {group.moves.map((move) => (
                <li key={move.notation}>
                  <button
                    type="button"
                    className="move"
                    data-move={move.notation}
                    aria-disabled={busy}
                    onClick={() => play(move.notation)}
                  >
                    <span>{move.text}</span>
                    <code aria-hidden="true">{move.notation}</code>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
