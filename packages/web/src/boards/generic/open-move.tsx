import type { Game } from '@ecumene/kernel'
import { type ReactElement, useId, useState } from 'react'
import { RuleRefs } from '../../rulebook/rule-refs.tsx'
import { type Say, useWords } from '../../words/use-words.tsx'
import type { WhyNot } from '../board.ts'
import { useVerdict } from './open-form.ts'

type OpenMoveProps = {
  readonly game: Game
  readonly say: Say
  readonly busy: boolean
  readonly submit: (move: string) => void
  readonly whyNot: WhyNot
}

/** For moves that no list can hold, such as trade offers: written in notation, judged while typing. */
export const OpenMove = ({ game, say, busy, submit, whyNot }: OpenMoveProps): ReactElement => {
  const { text } = useWords()
  const [typed, setTyped] = useState('')
  const noteId = useId()
  const notation = typed.trim()
  const move = notation === '' ? null : game.notation.parse(notation)
  const verdict = useVerdict(move === null ? null : notation, whyNot)
  const isLegal = verdict !== null && verdict.reason === null

  const note = () => {
    if (notation === '') return text('board.open.hint')
    if (move === null) return text('board.open.unknown')
    return verdict?.reason?.text ?? say(game.presentation.describe.move(move))
  }

  return (
    <form
      className="open-move"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLegal || busy) return
        submit(notation)
        setTyped('')
      }}
    >
      <label className="field">
        <span className="field__label">{text('board.open')}</span>
        <input
          className="input open-move__input"
          value={typed}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={noteId}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p id={noteId} className="open-move__note" role="status" data-legal={isLegal}>
        {note()} <RuleRefs rules={verdict?.reason?.rules ?? []} />
      </p>
      <button type="submit" className="button" disabled={!isLegal || busy}>
        {text('board.open.play')}
      </button>
    </form>
  )
}
