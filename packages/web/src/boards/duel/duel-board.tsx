import { type ReactElement, useRef, useState } from 'react'
import { InWords } from '../../in-words/in-words.tsx'
import { Tips } from '../../tips/tips.tsx'
import type { BoardProps } from '../board.ts'
import { Dock } from './choosing/dock.tsx'
import { Panel } from './choosing/panel.tsx'
import { City } from './city/city.tsx'
import { CityLine } from './city/city-line.tsx'
import colours from './colours.module.css'
import { cardName, DeskProvider, hasCities } from './desk.ts'
import styles from './duel-board.module.css'
import { useKeptFocus } from './kept-focus.ts'
import { DiscardPile } from './middle/discard.tsx'
import { ProgressBoard } from './middle/progress.tsx'
import { type Opened, Stage, stagedOn } from './middle/stage.tsx'
import { Structure } from './middle/structure.tsx'
import { Track } from './middle/track.tsx'
import { Flights } from './motion/flights.tsx'
import { LastMoveLine } from './motion/last-move-line.tsx'
import { tellDuel } from './told.ts'
import { useNewDesk } from './use-desk.ts'

/** The table of 7 Wonders Duel: the opponent above, you below, everything contested in between. */
export const DuelBoard = (props: BoardProps): ReactElement => {
  const root = useRef<HTMLDivElement>(null)
  const desk = useNewDesk(props, root)
  const { top, bottom, room, view } = desk
  const [opened, setOpened] = useState<Opened>(null)
  const [aside, setAside] = useState<number | null>(null)
  const staged = stagedOn(desk, opened, aside)
  const isCovered = staged === 'opened' || staged === 'choice'
  useKeptFocus(root, `${desk.seen.ply} ${desk.isAsked}`)
  const toggleCity = (side: 0 | 1) =>
    setOpened(opened?.kind === 'city' && opened.side === side ? null : { kind: 'city', side })
  const city = (side: 0 | 1) =>
    hasCities(room) ? (
      <City side={side} />
    ) : (
      <CityLine
        side={side}
        isOpen={opened?.kind === 'city' && opened.side === side}
        onToggle={() => toggleCity(side)}
      />
    )
  return (
    <DeskProvider value={desk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes whatever is open, wherever the focus is */}
      <div
        ref={root}
        tabIndex={-1}
        className={`${styles['board']} ${colours['scope']}`}
        data-turn={desk.isAsked ? 'yours' : 'theirs'}
        data-age={view.age}
        data-room={room}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          if (opened !== null) setOpened(null)
          else desk.select(null)
        }}
      >
        <InWords tell={() => tellDuel(desk)} />
        <div className={styles['grid']}>
          <div className={styles['top']}>{city(top)}</div>
          <div className={styles['track']}>
            <Track />
          </div>
          {/* On a phone what lies over the cards reaches over this too. */}
          <div className={styles['beside']} inert={isCovered && room === 'phone' && view.age > 0}>
            {hasCities(room) && <LastMoveLine />}
            <ProgressBoard />
            {!hasCities(room) && <DiscardPile onOpen={() => setOpened({ kind: 'discard' })} />}
          </div>
          <div className={styles['centre']}>
            {view.age > 0 && <Structure key={view.age} isCovered={isCovered} />}
            <Stage staged={staged} opened={opened} onClose={() => setOpened(null)} onPutAside={setAside} />
          </div>
          {/* Right after the cards, so that Tab leads from a card to its actions. */}
          {room === 'phone' ? <Dock log={props.log} /> : <Panel log={props.log} />}
          {hasCities(room) && (
            <div className={styles['pile']} inert={isCovered}>
              <DiscardPile onOpen={() => setOpened({ kind: 'discard' })} />
            </div>
          )}
          <div className={styles['bottom']}>{city(bottom)}</div>
        </div>
        <Tips game={props.game} within={root} whyNot={props.whyNot} version={desk.seen.ply} />
        <Flights view={view} board={root} nameOf={(card) => cardName(desk, card)} />
      </div>
    </DeskProvider>
  )
}
