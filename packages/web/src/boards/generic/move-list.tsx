import { type ReactElement, useMemo, useState } from 'react'
import { type Tip, telling } from '../../tips/tip.ts'
import { type Say, useWords } from '../../words/use-words.tsx'
import { type Describe, filterGroups, groupMoves, type MoveGroup } from './move-groups.ts'
import './move-list.css'

type MoveListProps = {
  readonly describe: Describe
  readonly legal: readonly string[]
  readonly say: Say
  /** A few more words to a move. */
  readonly note: (move: string) => string | null
  /** The pointer or the focus is on the button of a move, or has left it. */
  readonly onConsider?: (move: string | null) => void
  /** Is the notation of each move shown? It is for developers. */
  readonly hasCodes?: boolean
  readonly busy: boolean
  readonly submit: (move: string) => void
}

/** From here on looking for a move by eye is slower than typing a part of it. */
const MANY = 8
/** From here on the moves of one kind stand side by side, each without the words they share. */
const CROWD = 7

/** Every legal move in words: type to find one; play with Enter. */
export const MoveList = (props: MoveListProps): ReactElement => {
  const { describe, legal, say, busy, submit } = props
  const { text } = useWords()
  const [typed, setTyped] = useState('')
  const groups = useMemo(() => groupMoves(describe, legal, say), [describe, legal, say])
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
          <Group key={group.id} group={group} {...props} submit={play} />
        ))}
      </div>
    </div>
  )
}

/** In a crowd a move is cut short; its tip says it in full. */
const moveTip = (text: string, more: string | null): Tip => ({
  name: text,
  lines: more === null ? [] : [{ words: more }],
})

type GroupProps = Pick<MoveListProps, 'note' | 'onConsider' | 'hasCodes' | 'busy' | 'submit'> & {
  readonly group: MoveGroup
}

const Group = (props: GroupProps): ReactElement => {
  const { group, note, onConsider, hasCodes = false, busy, submit } = props
  const { heading, moves } = group
  const isCrowd = moves.length >= CROWD && heading !== ''
  return (
    <section aria-label={heading === '' ? undefined : heading}>
      {heading !== '' && <h3 className="moves__heading">{heading}</h3>}
      <ul className="moves__list" data-crowd={isCrowd}>
        {moves.map(({ notation, text, short }) => {
          const more = note(notation)
          return (
            <li key={notation}>
              <button
                type="button"
                className="move"
                data-move={notation}
                aria-disabled={busy}
                {...(isCrowd && telling<HTMLButtonElement>(() => moveTip(text, more)))}
                onClick={() => submit(notation)}
                onPointerEnter={() => onConsider?.(notation)}
                onPointerLeave={() => onConsider?.(null)}
                onFocus={() => onConsider?.(notation)}
                onBlur={() => onConsider?.(null)}
              >
                <span>
                  {isCrowd && <span className="unseen">{heading} </span>}
                  {isCrowd ? short : text}
                  {more !== null && <small>{more}</small>}
                </span>
                {hasCodes && !isCrowd && <code aria-hidden="true">{notation}</code>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
