import type { Game } from '@ecumene/kernel'
import { type ReactElement, useEffect, useId, useState } from 'react'
import { type Say, useWords } from '../../words/use-words.tsx'

type OpenMoveProps = {
  readonly game: Game
  readonly say: Say
  readonly busy: boolean
  readonly submit: (move: string) => void
  readonly whyNot: (move: string) => Promise<string | null>
}

const PATIENCE_MS = 200

/** For moves that no list can hold, such as trade offers: written in notation, judged while typing. */
export const OpenMove = ({ game, say, busy, submit, whyNot }: OpenMoveProps): ReactElement => {
  const { text } = useWords()
  const [typed, setTyped] = useState('')
  const [verdict, setVerdict] = useState<{ readonly of: string; readonly reason: string | null } | null>(null)
  const noteId = useId()
  const notation = typed.trim()
  const move = notation === '' ? null : game.parse(notation)
  const isLegal = move !== null && verdict?.of === notation && verdict.reason === null

  useEffect(() => {
    if (notation === '' || game.parse(notation) === null) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const reason = await whyNot(notation)
      if (isCurrent) setVerdict({ of: notation, reason })
    }, PATIENCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [notation, game, whyNot])

  const note = () => {
    if (notation === '') return text('board.open.hint')
    if (move === null) return text('board.open.unknown')
    const reason = verdict?.of === notation ? verdict.reason : null
    return reason === null ? say(game.describe.move(move)) : reason
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
        {note()}
      </p>
      <button type="submit" className="button" disabled={!isLegal || busy}>
        {text('board.open.play')}
      </button>
    </form>
  )
}
