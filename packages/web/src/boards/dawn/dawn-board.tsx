import { type MouseEvent, type ReactElement, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useKey } from '../../controls/use-key.ts'
import { HandMenu } from '../../hands/hand-menu.tsx'
import { InWords } from '../../in-words/in-words.tsx'
import { type Places, PlacesProvider } from '../../log/places.ts'
import { remember, remembered } from '../../memory/remembered.ts'
import { Tips } from '../../tips/tips.tsx'
import type { BoardProps } from '../board.ts'
import seats from '../seats.module.css'
import { Asked } from './asked.tsx'
import { ForecastTable, forecastFor } from './combat.tsx'
import styles from './dawn-board.module.css'
import { type Desk, DeskProvider } from './desk.ts'
import { Followed, FollowedBar } from './followed.tsx'
import { placeOf } from './happened.ts'
import { DawnMap } from './map.tsx'
import { Mine } from './mine.tsx'
import { MoveDrawer } from './move-drawer.tsx'
import { Offers } from './offers.tsx'
import { Rivals } from './rivals.tsx'
import { FocusRow } from './row.tsx'
import { Since } from './since.tsx'
import { TechDial } from './tech-dial.tsx'
import { tellDawn } from './told.ts'
import { useNewDesk } from './use-desk.ts'
import { Now, Victory } from './victory.tsx'

/** The table of New Dawn: the map in the middle, the rivals above it, what wins at its left, what is mine in front of me. */
export const DawnBoard = (props: BoardProps): ReactElement => {
  const root = useRef<HTMLDivElement>(null)
  const desk = useNewDesk(props, root)
  const [isListed, setListed] = useState(() => remembered('list') === 'open')
  const toggleList = useCallback(
    () =>
      setListed((was) => {
        remember('list', was ? 'closed' : 'open')
        return !was
      }),
    [],
  )
  useKey('l', toggleList)
  const list = <MoveDrawer isOpen={isListed} onToggle={toggleList} />
  return (
    <DeskProvider value={desk}>
      <div
        ref={root}
        tabIndex={-1}
        className={`${styles['board']} ${seats['scope']}`}
        data-room={desk.room}
        data-ply={desk.seen.ply}
        data-busy={desk.hands.isBusy || undefined}
        data-turn={desk.isAsked ? 'yours' : 'theirs'}
      >
        <InWords tell={() => tellDawn(desk)} />
        {desk.room === 'wide' ? <WideTable desk={desk} list={list} /> : <PhoneTable desk={desk} list={list} />}
        {desk.laying === null && (
          <HandMenu
            hands={desk.hands}
            board={root}
            moveText={desk.moveText}
            noteOn={desk.noteOn}
            preview={(move) => {
              const forecast = forecastFor(desk.view, move)
              return forecast === null ? null : <ForecastTable forecast={forecast} />
            }}
            busy={desk.busy}
          />
        )}
        <Followed board={root} />
        <Tips game={props.game} within={root} whyNot={props.whyNot} version={desk.seen.ply} />
      </div>
    </DeskProvider>
  )
}

type TableProps = { readonly desk: Desk; readonly list: ReactNode }

const WideTable = ({ desk, list }: TableProps): ReactElement => (
  <div className={styles['wide']}>
    <Rivals />
    <Victory />
    <section className={styles['map']} aria-label={desk.text('dawnBoard.map')}>
      <DawnMap />
      <FollowedBar />
    </section>
    <aside className={styles['panel']}>
      <Asked />
      {list}
      <Since />
      <Offers />
      <LogPart desk={desk} />
    </aside>
    <div className={styles['mine']}>
      <Mine />
      <FocusRow />
      <TechDial />
    </div>
  </div>
)

const SHEETS = [
  ['goals', 'dawnBoard.sheet.goals'],
  ['wonders', 'dawnBoard.sheet.wonders'],
  ['rivals', 'dawnBoard.sheet.rivals'],
  ['mine', 'dawnBoard.sheet.mine'],
  ['log', 'dawnBoard.sheet.log'],
] as const
type Sheet = (typeof SHEETS)[number][0]

/** On a phone the map fills the screen, the own row is a hand below it, and everything else a sheet behind a tab. */
const PhoneTable = ({ desk, list }: TableProps): ReactElement => {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const { text, mine } = desk
  // A line that shows its place on the map opens the view on it.
  const uncover = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-shows]') !== null) setSheet(null)
  }
  // What lies on a sheet is shown by its tab.
  const anchors: Readonly<Partial<Record<Sheet, string>>> = { goals: `agendas:${mine}`, mine: `player:${mine}` }
  return (
    <div className={styles['phone']}>
      <section className={styles['map']} aria-label={text('dawnBoard.map')}>
        <DawnMap />
        <FollowedBar />
      </section>
      <nav className={styles['tabs']} aria-label={text('dawnBoard.sheets')}>
        {SHEETS.map(([name, words]) => (
          <button
            key={name}
            type="button"
            aria-expanded={sheet === name}
            data-anchor={anchors[name]}
            onClick={() => setSheet(sheet === name ? null : name)}
          >
            {text(words)}
          </button>
        ))}
      </nav>
      {sheet !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only listens to buttons in it
        <section className={styles['sheet']} data-sheet={sheet} onClick={uncover}>
          {sheet === 'goals' && <Victory />}
          {sheet === 'wonders' && <Offers />}
          {sheet === 'rivals' && <Rivals />}
          {sheet === 'mine' && (
            <>
              <Mine />
              <TechDial />
            </>
          )}
          {sheet === 'log' && (
            <>
              <Since />
              <LogPart desk={desk} />
            </>
          )}
        </section>
      )}
      <div className={styles['bar']}>
        <Asked />
        <div className={styles['line']}>
          {list}
          <Now />
        </div>
      </div>
      <FocusRow />
    </div>
  )
}

const LogPart = ({ desk }: { readonly desk: Desk }): ReactElement => {
  const { text, props, seen, view, show } = desk
  const places = useMemo(
    (): Places => ({
      shows: (ply, line) => {
        const event = seen.history[ply]?.events[line]
        const space = event === undefined ? null : placeOf(event, view)
        return space === null ? null : () => show(space)
      },
    }),
    [seen.history, view, show],
  )
  return (
    <section className={styles['log']} aria-labelledby="log">
      <h2 id="log">{text('dawnBoard.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className={styles['lines']} tabIndex={0}>
        <PlacesProvider value={places}>{props.log}</PlacesProvider>
      </div>
    </section>
  )
}
