import { type ReactElement, useMemo, useRef } from 'react'
import { word } from '../../words/keys.ts'
import { useWords } from '../../words/use-words.tsx'
import type { BoardProps } from '../board.ts'
import './generic-board.css'
import { MoveList } from './move-list.tsx'
import { OpenMove } from './open-move.tsx'
import { PlayersStrip } from './players-strip.tsx'
import { ViewPanel } from './view-panel.tsx'
import { vocabularyOf } from './vocabulary.ts'
import { walkMoves } from './walk.ts'

/** A board for any game: it knows the contract and nothing else. */
export const GenericBoard = (props: BoardProps): ReactElement => {
  const { game, state, seen, say, nameOf, submit, whyNot, busy, log } = props
  const { text } = useWords()
  const vocabulary = useMemo(() => vocabularyOf(game, say), [game, say])
  const { viewer } = state
  const isAsked = viewer !== null && seen.deciders.includes(viewer)
  const others = seen.deciders.filter((seat) => seat !== viewer)
  const movesPanel = useRef<HTMLElement>(null)
  const play = (move: string) => {
    // The button that was pressed goes away with its move; the keyboard stays where the next moves will be.
    movesPanel.current?.focus()
    submit(move)
  }
  return (
    <div className="generic">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it */}
      <section className="generic__position" aria-labelledby="position" tabIndex={0}>
        <h2 id="position" className="unseen">
          {text('board.position')}
        </h2>
        <PlayersStrip state={state} seen={seen} nameOf={nameOf} />
        <ViewPanel view={seen.view} vocabulary={vocabulary} seats={state.seats.length} nameOf={nameOf} />
      </section>
      <section ref={movesPanel} className="generic__moves" aria-labelledby="moves" tabIndex={-1} onKeyDown={walkMoves}>
        <h2 id="moves">{seen.asked === null ? text('board.moves') : say(seen.asked)}</h2>
        {others.length > 0 && isAsked && (
          <p className="generic__quiet">
            {say(word('table.alsoChoosing', { players: others.map((seat) => ({ seat })) }))}
          </p>
        )}
        {isAsked ? (
          <MoveList game={game} legal={seen.legal} say={say} busy={busy} submit={play} />
        ) : (
          <p className="generic__quiet">{text(seen.outcome === null ? 'board.waiting' : 'table.over')}</p>
        )}
        {isAsked && game.accepts !== undefined && (
          <OpenMove game={game} say={say} busy={busy} submit={play} whyNot={whyNot} />
        )}
      </section>
      <section className="generic__log" aria-labelledby="log">
        <h2 id="log">{text('log.title')}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <div className="generic__lines" tabIndex={0}>
          {log}
        </div>
      </section>
    </div>
  )
}
