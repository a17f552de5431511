import { failed, type Message, type Result, type Seen } from '@ecumene/kernel'
import { editionAt } from '@ecumene/shelf/covers'
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react'
import { partsOf } from '../../boards/parts.ts'
import { patiently } from '../../boards/patient.ts'
import { ChatAnnouncer } from '../../chat/chat-announcer.tsx'
import { ChatButton } from '../../chat/chat-button.tsx'
import { ChatPanel } from '../../chat/chat-panel.tsx'
import { useChat } from '../../chat/use-chat.ts'
import { useKey } from '../../controls/use-key.ts'
import { useWindowTitle } from '../../controls/use-window-title.ts'
import { useGame } from '../../games/use-game.ts'
import { HintBar } from '../../hints/hint-bar.tsx'
import { HintButton } from '../../hints/hint-button.tsx'
import { HintRings } from '../../hints/hint-rings.tsx'
import { hintsOf, useHint } from '../../hints/use-hint.ts'
import { Announcer } from '../../log/announcer.tsx'
import { toldEntries } from '../../log/log-lines.ts'
import { UpdateBar } from '../../offline/update-bar.tsx'
import { tableAddress } from '../../online/api.ts'
import { rememberFinished } from '../../online/my-tables.ts'
import type { Film } from '../../replay/film.ts'
import { useNames } from '../../seats/use-names.ts'
import { soundRefusal, useSounds } from '../../sound/use-sounds.ts'
import { localAddress } from '../../table/local-store.ts'
import type { Snapshot, Table } from '../../table/table.ts'
import { useAtlas } from '../../words/use-atlas.ts'
import { useWords } from '../../words/use-words.tsx'
import { BoardFrame } from '../board-frame.tsx'
import { EncyclopediaDialog } from '../encyclopedia/encyclopedia-dialog.tsx'
import { NotFound } from '../not-found.tsx'
import { RulesDialog } from '../rules/rules-dialog.tsx'
import { AwayBar } from './away-bar.tsx'
import { ChartsDialog } from './charts-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { FrozenBar } from './frozen.tsx'
import { HandoverScreen } from './handover-screen.tsx'
import { TableHeader } from './table-header.tsx'
import { TableMenu } from './table-menu.tsx'
import './table-screen.css'
import { TakebackBar } from './takeback-bar.tsx'
import { turnLine } from './turn-line.ts'
import { useToast } from './use-toast.ts'

const GONE = Promise.resolve(failed<Message>({ key: 'refusal.unavailable' }))

/** Whoever wants charts has whatever reads matches fetched first. */
const filmOfTable = async (isHere: boolean, id: string): Promise<Film | null> =>
  isHere
    ? (await patiently(() => import('../../replay/local-film.ts'))).localFilm(id)
    : (await patiently(() => import('../../replay/remote-film.ts'))).remoteFilm(id)

type TableScreenProps = { readonly table: Table; readonly snapshot: Snapshot; readonly seen: Seen }

/** The table: the game's board and everything around it. */
export const TableScreen = ({ table, snapshot, seen }: TableScreenProps): ReactElement => {
  const { state } = snapshot
  const game = useGame(state.game)
  const edition = editionAt(state)
  const { text } = useWords()
  const nameOf = useNames(game, state.seats, seen.view)
  const { say } = useWords(game, nameOf, useAtlas(game, seen.view))
  const toast = useToast()
  useSounds(state)
  const news = useChat(table.chat, state.id)
  const hinting = useHint(hintsOf(table, state, seen))
  const [open, setOpen] = useState<'menu' | 'end' | 'rules' | 'encyclopedia' | 'charts' | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const openRule = useCallback((id: string | null) => {
    setRule(id)
    setOpen('rules')
  }, [])
  const [piece, setPiece] = useState<string | null>(null)
  const openPiece = useCallback((address: string | null) => {
    setPiece(address)
    setOpen('encyclopedia')
  }, [])
  const [shown, setShown] = useState<{ readonly place: number } | null>(null)
  const isOver = seen.outcome !== null
  const entries = useMemo(
    () => (game === null ? [] : toldEntries(game, seen.history, partsOf(game.id))),
    [game, seen.history],
  )
  const turn = turnLine(state)
  const isHere = snapshot.connection === 'here'
  const replayAddress = `${isHere ? localAddress(state.id) : tableAddress(state.id)}/replay`
  const title = edition === null ? '' : say(edition.name)

  useEffect(() => {
    if (isOver) setOpen('end')
  }, [isOver])
  useEffect(() => {
    if (isOver && !isHere && state.yours.length > 0) rememberFinished(state)
  }, [isOver, isHere, state])
  const windowTitle = turn.isYours ? `● ${say(turn.whose)} · ${title}` : `${title} · Ecumene`
  useWindowTitle(windowTitle)

  const film = useCallback(() => filmOfTable(isHere, state.id), [isHere, state.id])
  useKey(
    '?',
    useCallback(() => openRule(null), [openRule]),
  )
  useKey(
    'e',
    useCallback(() => openPiece(null), [openPiece]),
  )

  const attempt = useCallback(
    async (request: Promise<Result<unknown, Message>>) => {
      const result = await request.catch(() => failed<Message>({ key: 'refusal.unavailable' }))
      if (result.ok) return
      toast.show(say(result.error))
      soundRefusal()
    },
    [say, toast.show],
  )
  const submit = useCallback((move: string) => void attempt(table.submit(move)), [attempt, table])
  const reasonFor = useCallback(
    (reason: Message) => ({ text: say(reason), rules: game?.presentation.citations?.[reason.key] ?? [] }),
    [say, game],
  )
  const whyNot = useCallback(
    async (move: string) => {
      const reason = await table.whyNot(move)
      return reason === null ? null : reasonFor(reason)
    },
    [reasonFor, table],
  )

  const whyNots = useCallback(
    async () => (await table.whyNots()).map(({ move, reason }) => ({ move, reason: reasonFor(reason) })),
    [reasonFor, table],
  )

  if (game === null) return <NotFound />
  if (snapshot.handover !== null) {
    return (
      <HandoverScreen
        seat={snapshot.handover}
        name={nameOf(snapshot.handover)}
        onTake={table.takeOver}
        onUndo={seen.undo.last === null ? null : (kept) => void attempt(table.undo(kept))}
        kept={seen.undo.last}
      />
    )
  }
  // Dialogs and bars use the colours of the players too.
  const painted = partsOf(state.game).paint?.(seen.view)
  const isChatting = table.chat !== undefined && news.isOpen
  const spokenTurn = turn.asked === null ? say(turn.whose) : `${say(turn.whose)}. ${say(turn.asked)}`
  return (
    <div className="table-screen" style={painted} data-chat={isChatting || undefined}>
      <TableHeader
        title={title}
        game={game}
        turn={turn}
        say={say}
        seen={seen}
        snapshot={snapshot}
        onUndo={(kept) => void attempt(table.undo(kept))}
        onTakeback={(kept) => void attempt(table.takeback('ask', kept))}
        onMenu={() => setOpen('menu')}
        onResult={isOver ? () => setOpen('end') : null}
      >
        {hinting !== null && <HintButton hinting={hinting} />}
        {table.chat !== undefined && <ChatButton {...news} />}
      </TableHeader>
      <div className="table-screen__bars">
        <UpdateBar />
        {state.frozen !== undefined && <FrozenBar table={table} frozen={state.frozen} state={state} />}
        {state.takeback !== null && (
          <TakebackBar
            state={state}
            seen={seen}
            say={say}
            onAnswer={(answer, kept) => void attempt(table.takeback(answer, kept))}
          />
        )}
        {!isOver && state.away[0] !== undefined && table.comeBack !== undefined && (
          <AwayBar seat={state.away[0]} onBack={(seat) => void attempt(table.comeBack?.(seat) ?? GONE)} />
        )}
        {hinting !== null && <HintBar {...{ hinting, game, say, submit }} view={seen.view} busy={snapshot.busy} />}
        {snapshot.connection === 'reconnecting' && (
          <p className="table-bar table-bar--warning" role="status">
            {text('table.connection.reconnecting')}
          </p>
        )}
        {snapshot.unsaved === true && (
          <p className="table-bar table-bar--warning" role="status">
            {text('table.unsaved')}
          </p>
        )}
      </div>
      <main className="table-screen__board" id="content" tabIndex={-1}>
        <h1 className="unseen">{title}</h1>
        <BoardFrame
          game={game}
          state={state}
          seen={seen}
          say={say}
          nameOf={nameOf}
          submit={submit}
          whyNot={whyNot}
          whyNots={whyNots}
          busy={snapshot.busy}
          entries={entries}
          shown={shown}
          openRule={openRule}
          openPiece={openPiece}
        />
      </main>
      {hinting?.hint != null && <HintRings game={game.id} move={hinting.hint.move} view={seen.view} />}
      {table.chat !== undefined && <ChatAnnouncer news={news} yours={state.yours} />}
      {table.chat !== undefined && isChatting && (
        <ChatPanel chat={table.chat} news={news} yours={state.yours} onClose={() => news.setOpen(false)} />
      )}
      <Announcer entries={entries} turn={spokenTurn} say={say} />
      <p className="toast" role="alert" data-shown={toast.text !== null}>
        {toast.text}
      </p>
      {open === 'menu' && (
        <TableMenu
          table={table}
          snapshot={snapshot}
          seen={seen}
          onAttempt={attempt}
          onRules={() => openRule(null)}
          onEncyclopedia={game.presentation.catalogue === undefined ? null : () => openPiece(null)}
          replayAddress={replayAddress}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'rules' && <RulesDialog gameId={game.id} rule={rule} onClose={() => setOpen(null)} />}
      {open === 'encyclopedia' && (
        <EncyclopediaDialog game={game} piece={piece} onRule={openRule} onClose={() => setOpen(null)} />
      )}
      {open === 'charts' && <ChartsDialog load={film} say={say} nameOf={nameOf} onClose={() => setOpen('end')} />}
      {open === 'end' && seen.outcome !== null && (
        <EndDialog
          table={table}
          state={state}
          outcome={seen.outcome}
          say={say}
          nameOf={nameOf}
          replayAddress={replayAddress}
          onCharts={game.presentation.measures === undefined ? null : () => setOpen('charts')}
          onShow={(place) => {
            setOpen(null)
            setShown({ place })
          }}
          onClose={() => setOpen(null)}
          onRefused={(reason) => toast.show(say(reason))}
        />
      )}
    </div>
  )
}
