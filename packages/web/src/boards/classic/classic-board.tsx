import { type ReactElement, useMemo, useRef } from 'react'
import type { BoardProps } from '../board.ts'
import { BoardRoot } from '../desk/board-root.tsx'
import { MoveDrawer } from '../desk/move-drawer.tsx'
import { PhoneLine, PhoneTable, type Sheet } from '../desk/phone-table.tsx'
import { WideTable } from '../desk/wide-table.tsx'
import { ClassicAsked } from './asked.tsx'
import { BattleScene } from './battle-scene.tsx'
import { drawnMove } from './choices.tsx'
import { ClassicChronicle, useClassicSince } from './chronicle.tsx'
import { CityPanel, CityQuestion, openAccount } from './city-panel.tsx'
import styles from './classic-board.module.css'
import { type Desk, DeskProvider } from './desk.ts'
import { Finds } from './finds.tsx'
import { Followed, FollowedBar } from './followed.tsx'
import { Goals } from './goals.tsx'
import { GroupChooser } from './group-chooser.tsx'
import { Hand } from './hand.tsx'
import { ClassicMap } from './map.tsx'
import { Market } from './market.tsx'
import { areGoodsLit, isMarketUrgent } from './market-goods.ts'
import { Mine } from './mine.tsx'
import { moveBy } from './moves.ts'
import { Phases } from './phases.tsx'
import { Pyramid } from './pyramid.tsx'
import { RevealedOnMap } from './revealed-card.tsx'
import { Rivals } from './rivals.tsx'
import { HeldProvider, SceneProvider, useTableScene } from './scene.ts'
import { sheetOf } from './sheets.ts'
import { SiteSwitch } from './site-switch.tsx'
import { isPerson, missedBy, thingsOf } from './things.ts'
import { tellClassic } from './told.ts'
import { Trading } from './trading.tsx'
import { useNewDesk } from './use-desk.ts'
import { useQuestionInSight } from './use-question-in-sight.ts'

/** The table of Classic: the map in the middle, the rivals above it, the ways to win at its left, what is mine in front of me. */
export const ClassicBoard = (props: BoardProps): ReactElement => {
  const root = useRef<HTMLDivElement>(null)
  const desk = useNewDesk(props, root)
  const { seen, say } = desk
  useQuestionInSight(root, seen.asked === null ? '' : say(seen.asked))
  // A lesson brings into sight what it points at.
  useQuestionInSight(root, desk.openedCity === null || props.isTaught === true ? '' : `city ${desk.openedCity}`)
  return (
    <DeskProvider value={desk}>
      <SceneProvider value={useTableScene(desk)}>
        <HeldProvider value={desk.hands.held?.thing ?? null}>
          <BoardRoot
            root={root}
            desk={desk}
            className={isSquare(desk) ? `${styles['board']} ${styles['square']}` : styles['board']}
            tell={() => tellClassic(desk)}
            drawn={(move) => drawnMove(desk, move)}
            preview={(move) => leftUndone(desk, move)}
            isMenuless={isOnScene(desk)}
          >
            {desk.room === 'wide' ? <OpenTable desk={desk} /> : <NarrowTable desk={desk} />}
            <BattleScene />
            <Followed board={root} />
          </BoardRoot>
        </HeldProvider>
      </SceneProvider>
    </DeskProvider>
  )
}

/** Only two players have a map of two tiles by four. */
const isSquare = ({ view }: Desk): boolean => view.players.length > 2

/** A card that can be played at several places shows them in the battle itself, a great person on the map where that is in sight. */
const isOnScene = ({ hands: { held }, room }: Desk): boolean => {
  if (held === null || held.moves.length < 2) return false
  return held.thing?.startsWith('card:') === true || (room === 'wide' && isPerson(held.thing))
}

/** Why it asks once more whether a phase is to end. */
const leftUndone = ({ seen, text, hasMoved }: Desk, move: string): ReactElement | null => {
  if (moveBy(move)?.kind !== 'done') return null
  const things = missedBy(seen.legal, hasMoved).map((missed) => ({ key: MISSED_WORDS[missed] }))
  return things.length === 0 ? null : <p>{text('classicBoard.missed', { things })}</p>
}

const MISSED_WORDS = {
  found: 'classicBoard.missed.found',
  accept: 'classicBoard.missed.accept',
  march: 'classicBoard.missed.march',
  city: 'classicBoard.missed.city',
} as const

type TableProps = { readonly desk: Desk }

const OpenTable = ({ desk }: TableProps): ReactElement => {
  const since = useClassicSince()
  const { view, hands } = desk
  const isBeginning = view.asked?.kind === 'civilization'
  // In a battle nothing is bought: what happened has the room, blow by blow.
  const isFighting = view.battle !== null && !areGoodsLit(hands.movesAt) && !isMarketUrgent(hands.movesAt)
  return (
    <WideTable
      label={desk.text('classicBoard.map')}
      map={
        <>
          <ClassicMap />
          <FollowedBar />
        </>
      }
      panel={
        <>
          <div className={styles['now']} data-now>
            <ClassicAsked />
            <SiteSwitch />
            <GroupChooser />
            <Finds />
            <CityQuestion />
            <CityPanel />
            <Trading />
            <MoveDrawer desk={desk} />
            {/* Before anybody has a civilization nothing can be bought, and the civilizations take its room. */}
            {!isBeginning && !isFighting && <Market />}
          </div>
          {!isBeginning && (
            <div className={styles['news']}>
              <ClassicChronicle since={since} log={desk.props.log} />
            </div>
          )}
        </>
      }
      mine={
        <>
          <Mine />
          <Pyramid />
          <Hand />
        </>
      }
    >
      <Phases />
      <Rivals />
      <Goals />
    </WideTable>
  )
}

const NarrowTable = ({ desk }: TableProps): ReactElement => {
  const since = useClassicSince()
  const { text, mine, seen, view, hands } = desk
  const lit = useMemo(
    () => new Set(seen.legal.flatMap((move) => thingsOf(move, view)).map((thing) => sheetOf(thing, mine))),
    [seen.legal, view, mine],
  )
  const levels = new Set(
    seen.legal.flatMap((move) => thingsOf(move, view)).filter((thing) => thing.startsWith('level:')),
  )
  const sheets: readonly Sheet[] = [
    { id: 'goals', name: text('classicBoard.sheet.goals'), anchor: 'goals', content: <Goals /> },
    {
      id: 'techs',
      name: text('classicBoard.sheet.techs'),
      anchor: `techs:${mine}`,
      isLit: lit.has('techs'),
      // Those of the highest level have buttons.
      invites: view.asked?.kind === 'research' && levels.size > 1 ? text('classicBoard.sheet.choose') : undefined,
      content: <Pyramid />,
    },
    {
      id: 'market',
      name: text('classicBoard.sheet.market'),
      anchor: 'track',
      // What a city makes is shown by its panel as well.
      isLit: isMarketUrgent(hands.movesAt),
      content: <Market />,
    },
    { id: 'rivals', name: text('classicBoard.sheet.rivals'), isLit: lit.has('rivals'), content: <Rivals /> },
    {
      id: 'mine',
      name: text('classicBoard.sheet.mine'),
      anchor: `dials:${mine}`,
      isLit: lit.has('mine'),
      content: <Mine />,
    },
    {
      id: 'log',
      name: text('classicBoard.sheet.log'),
      news: since.length,
      content: <ClassicChronicle since={since} log={desk.props.log} />,
    },
  ]
  return (
    <PhoneTable
      label={text('classicBoard.map')}
      isShared={openAccount(desk) !== undefined}
      map={
        <>
          <ClassicMap />
          <CityPanel />
          <RevealedOnMap />
          <FollowedBar />
        </>
      }
      sheets={sheets}
      bar={
        <>
          <ClassicAsked />
          <GroupChooser />
          <CityQuestion />
          <Trading />
          <PhoneLine>
            <MoveDrawer desk={desk} />
            <Phases />
          </PhoneLine>
        </>
      }
      hand={<Hand />}
    />
  )
}
