import type { FrameKind } from '@ecumene/dawn'
import { type ReactElement, useRef } from 'react'
import type { DrawnMove } from '../../hands/hand-menu.tsx'
import type { BoardProps } from '../board.ts'
import { BoardRoot } from '../desk/board-root.tsx'
import { MoveDrawer } from '../desk/move-drawer.tsx'
import { PhoneLine, PhoneTable, type Sheet } from '../desk/phone-table.tsx'
import { useNewScene } from '../desk/scene.ts'
import { WideTable } from '../desk/wide-table.tsx'
import { DawnAsked } from './asked.tsx'
import { choiceInMenu } from './choice.ts'
import choices from './choices.module.css'
import { ChoiceFace } from './choices.tsx'
import { DawnChronicle, useDawnSince } from './chronicle.tsx'
import { ForecastTable, forecastFor } from './combat.tsx'
import styles from './dawn-board.module.css'
import { type Desk, DeskProvider } from './desk.ts'
import { Followed, FollowedBar } from './followed.tsx'
import { leftToDo } from './left-to-do.ts'
import { DawnMap } from './map.tsx'
import { Mine } from './mine.tsx'
import { moveBy } from './moves.ts'
import { Offers } from './offers.tsx'
import { Rivals } from './rivals.tsx'
import { FocusRow } from './row.tsx'
import { SceneProvider } from './scene.ts'
import { TechDial } from './tech-dial.tsx'
import { tellDawn } from './told.ts'
import { useNewDesk } from './use-desk.ts'
import { usePanelRoom } from './use-panel-room.ts'
import { Now, Victory } from './victory.tsx'

/** The table of New Dawn: the map in the middle, the rivals beside it, what wins at its left, what is mine in front of me. */
export const DawnBoard = (props: BoardProps): ReactElement => {
  const root = useRef<HTMLDivElement>(null)
  const desk = useNewDesk(props, root)
  return (
    <DeskProvider value={desk}>
      <SceneProvider value={useNewScene(desk)}>
        <BoardRoot
          root={root}
          desk={desk}
          className={styles['board']}
          tell={() => tellDawn(desk)}
          preview={(move) => {
            const forecast = forecastFor(desk.view, move)
            return forecast === null ? leftUndone(desk, move) : <ForecastTable forecast={forecast} />
          }}
          drawn={(move) => drawnInMenu(desk, move)}
          isMenuless={desk.laying !== null}
        >
          {desk.room === 'wide' ? <OpenTable desk={desk} /> : <NarrowTable desk={desk} />}
          <Followed board={root} />
        </BoardRoot>
      </SceneProvider>
    </DeskProvider>
  )
}

/** Why it asks once more whether that is all. */
const leftUndone = ({ view, seen, text }: Desk, move: string): ReactElement | null => {
  if (moveBy(move)?.kind !== 'done' || seen.legal.length < 2) return null
  const left = leftToDo(view, seen.legal)
  return left.length === 0 ? (
    <p>{text('dawnBoard.left.something')}</p>
  ) : (
    <div>
      {left.map(({ key, count }) => (
        <p key={key}>{text(key, { count })}</p>
      ))}
    </div>
  )
}

/** Where a token or barbarians can be moved is drawn as the arrow to it, a district as its card. */
const drawnInMenu = ({ moveText, noteOn }: Desk, handle: string): DrawnMove | null => {
  const choice = choiceInMenu(moveBy(handle))
  if (choice === null) return null
  const face = <ChoiceFace choice={choice} words={moveText(handle)} note={noteOn(handle)} />
  return { is: choice.is, face, className: choices['face'] }
}

type TableProps = { readonly desk: Desk }

/** Leaders and colours may be chosen before the first tile lies: there is no map and nothing on offer, and the question takes their room. */
const hasMap = ({ view, laying }: Desk): boolean => view.spaces.length > 0 || laying !== null

/** Whoever builds the map or lays a fort needs the room of the map, and no card can be played meanwhile. */
const isBuilding = ({ laying, view }: Desk): boolean =>
  laying !== null || view.asked?.kind === 'tile' || view.asked?.kind === 'lay'

/** Before I have a leader I have no row, and the leaders take its room. */
const isSeated = ({ view, mine }: Desk): boolean => view.players[mine]?.row.length !== 0

/** Wonders are turned up when the map lies: before that all decks are whole, and none is on offer. */
const areDealt = ({ view }: Desk): boolean =>
  view.wonders.some(({ top, below }) => top !== null || below.every((count) => count === 0))

/** There are more cards to choose from than a column holds. */
const isSpread = ({ room, isAsked, view, seen }: Desk): boolean =>
  room === 'wide' && isAsked && CHOICES_OF_CARDS.has(view.asked?.kind ?? '') && seen.legal.length > MOST_IN_COLUMN

/** Focus cards, and diplomacy cards. */
const CHOICES_OF_CARDS: ReadonlySet<string> = new Set([
  'gain',
  'treaty',
  'giveBack',
  'renegotiate',
  'union',
] satisfies FrameKind[])

const MOST_IN_COLUMN = 5

const Middle = ({ desk }: TableProps): ReactElement =>
  hasMap(desk) ? (
    <>
      <DawnMap />
      <FollowedBar />
      {isSpread(desk) && (
        <div className={styles['spread']} data-spread>
          <DawnAsked />
        </div>
      )}
    </>
  ) : (
    <div className={styles['instead']} data-instead-of-map>
      <DawnAsked />
    </div>
  )

const OpenTable = ({ desk }: TableProps): ReactElement => {
  const since = useDawnSince()
  const panel = useRef<HTMLElement>(null)
  usePanelRoom(panel, desk)
  return (
    <WideTable
      label={desk.text('dawnBoard.map')}
      map={<Middle desk={desk} />}
      panelRef={panel}
      panel={
        <>
          {hasMap(desk) && !isSpread(desk) && <DawnAsked />}
          <MoveDrawer desk={desk} />
          {areDealt(desk) && <Offers />}
          <DawnChronicle since={since} log={desk.props.log} />
        </>
      }
      mine={
        isSeated(desk) && (
          <>
            <Mine />
            <FocusRow />
            <TechDial />
          </>
        )
      }
    >
      <Rivals />
      {hasMap(desk) && <Victory />}
    </WideTable>
  )
}

const NarrowTable = ({ desk }: TableProps): ReactElement => {
  const since = useDawnSince()
  const { text, mine, hands } = desk
  const isLit = (is: string) => [...hands.things()].some((thing) => thing.startsWith(is))
  const sheets: readonly Sheet[] = [
    { id: 'goals', name: text('dawnBoard.sheet.goals'), anchor: `agendas:${mine}`, content: <Victory /> },
    { id: 'wonders', name: text('dawnBoard.sheet.wonders'), isLit: isLit('wonder:'), content: <Offers /> },
    { id: 'rivals', name: text('dawnBoard.sheet.rivals'), content: <Rivals /> },
    {
      id: 'mine',
      name: text('dawnBoard.sheet.mine'),
      anchor: `player:${mine}`,
      isLit: isLit('resource:') || isLit('natural:'),
      content: (
        <>
          <Mine />
          <TechDial />
        </>
      ),
    },
    {
      id: 'log',
      name: text('dawnBoard.sheet.log'),
      news: since.length,
      content: <DawnChronicle since={since} log={desk.props.log} />,
    },
  ]
  return (
    <PhoneTable
      label={text('dawnBoard.map')}
      map={<Middle desk={desk} />}
      sheets={sheets}
      bar={
        <>
          {hasMap(desk) && <DawnAsked />}
          <PhoneLine>
            <MoveDrawer desk={desk} />
            <Now />
          </PhoneLine>
        </>
      }
      hand={isBuilding(desk) ? null : <FocusRow />}
    />
  )
}
