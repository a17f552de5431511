import { type ReactElement, useMemo, useRef, useState } from 'react'
import { InWords } from '../../in-words/in-words.tsx'
import { moveParts } from '../../in-words/move-parts.ts'
import { readPanel } from '../../in-words/read-panel.ts'
import type { Telling } from '../../in-words/telling.ts'
import { telling } from '../../tips/tip.ts'
import { Tips } from '../../tips/tips.tsx'
import { word } from '../../words/keys.ts'
import { useWords } from '../../words/use-words.tsx'
import type { BoardProps } from '../board.ts'
import { partsOf } from '../parts.ts'
import './generic-board.css'
import { describeBy, groupMoves } from './move-groups.ts'
import { MoveList } from './move-list.tsx'
import { OpenMove } from './open-move.tsx'
import { PlayersStrip } from './players-strip.tsx'
import { ViewPanel } from './view-panel.tsx'
import { useVocabulary } from './vocabulary.ts'
import { walkMoves } from './walk.ts'
import { WhyNots } from './why-nots.tsx'

/** A board for any game: it knows the contract and nothing else. */
export const GenericBoard = (props: BoardProps): ReactElement => {
  const { game, state, seen, say, nameOf, submit, whyNot, whyNots, busy, log } = props
  const { text } = useWords()
  const vocabulary = useVocabulary(game, say)
  const { viewer } = state
  const isAsked = viewer !== null && seen.deciders.includes(viewer)
  const root = useRef<HTMLDivElement>(null)
  const movesPanel = useRef<HTMLElement>(null)
  const describe = useMemo(() => describeBy(game), [game])
  const play = (move: string) => {
    // The button that was pressed goes away with its move; the keyboard stays where the next moves will be.
    movesPanel.current?.focus()
    submit(move)
  }
  const tell = (): Telling => ({
    see: [
      ...(seen.asked === null ? [] : [{ title: '', lines: [say(seen.asked)] }]),
      { title: text('board.position'), lines: panelLines(root.current, '.generic__position') },
    ],
    can: isAsked
      ? moveParts(groupMoves(describe, seen.legal, say), noNote, (count) => text('board.count', { count }))
      : [],
  })
  return (
    <div ref={root} className="generic" style={partsOf(game.id).paint?.(seen.view)}>
      <InWords tell={tell} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it */}
      <div className="generic__table" tabIndex={0}>
        <section className="generic__position" aria-labelledby="position">
          <h2 id="position" className="unseen">
            {text('board.position')}
          </h2>
          <PlayersStrip state={state} seen={seen} nameOf={nameOf} />
          <ViewPanel view={seen.view} vocabulary={vocabulary} seats={state.seats.length} nameOf={nameOf} />
        </section>
      </div>
      <section ref={movesPanel} className="generic__moves" aria-labelledby="moves" tabIndex={-1} onKeyDown={walkMoves}>
        <h2 id="moves">{seen.asked === null ? text('board.moves') : say(seen.asked)}</h2>
        {isAsked && <AlsoChoosing {...props} />}
        {isAsked ? (
          <MoveList describe={describe} legal={seen.legal} say={say} note={noNote} hasCodes busy={busy} submit={play} />
        ) : (
          <p className="generic__quiet">{text(seen.outcome === null ? 'board.waiting' : 'table.over')}</p>
        )}
        {isAsked && game.openMoves !== undefined && (
          <OpenMove game={game} say={say} busy={busy} submit={play} whyNot={whyNot} />
        )}
        {isAsked && <WhyNots key={seen.ply} describe={describe} say={say} whyNots={whyNots} />}
      </section>
      <section className="generic__log" aria-labelledby="log">
        <h2 id="log">{text('log.title')}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <div className="generic__lines" tabIndex={0}>
          {log}
        </div>
      </section>
      <Tips game={game} within={root} whyNot={whyNot} version={seen.ply} />
    </div>
  )
}

/**
 * Who else decides at the same time. The line keeps its place while they come to an end of it one by one: a move must
 * not slip away under the finger that is about to play it.
 */
const AlsoChoosing = ({ seen, state, say }: BoardProps): ReactElement | null => {
  const { text } = useWords()
  const others = seen.deciders.filter((seat) => seat !== state.viewer)
  const [wasTogether, setTogether] = useState<string | null>(null)
  const question = JSON.stringify([seen.asked, seen.legal])
  if (others.length > 0 && wasTogether !== question) setTogether(question)
  if (others.length === 0 && wasTogether !== question) return null
  const words =
    others.length === 0
      ? text('board.lastToChoose')
      : say(word('table.alsoChoosing', { players: others.map((seat) => ({ seat })) }))
  return (
    <p className="generic__also" {...telling<HTMLParagraphElement>(() => ({ name: words }))}>
      {words}
    </p>
  )
}

const panelLines = (board: HTMLElement | null, name: string): readonly string[] => {
  const panel = board?.querySelector(name) ?? null
  // Its heading is the title of the part.
  return panel === null ? [] : readPanel(panel).slice(1)
}

const noNote = (): null => null
