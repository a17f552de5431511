import type { Message } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import { editionAt } from '@ecumene/shelf/covers'
import { type ReactElement, useState } from 'react'
import { useLocation } from 'wouter'
import { ChatAnnouncer } from '../../chat/chat-announcer.tsx'
import { ChatPanel } from '../../chat/chat-panel.tsx'
import { useChat } from '../../chat/use-chat.ts'
import { termsWords } from '../../clock/terms-words.ts'
import { CopyButton } from '../../controls/copy-button.tsx'
import { useGame } from '../../games/use-game.ts'
import { Icon } from '../../icons/icon.tsx'
import { seatName, seatRole } from '../../seats/names.ts'
import { Portrait } from '../../seats/portrait.tsx'
import type { Chat } from '../../table/chat.ts'
import type { Snapshot, Table } from '../../table/table.ts'
import { useWords } from '../../words/use-words.tsx'
import { OptionsLine } from '../create/options-line.tsx'
import { GuestName } from '../home/guest-name.tsx'
import { TopBar } from '../top-bar.tsx'
import './waiting-room.css'

type WaitingChatProps = { readonly chat: Chat; readonly state: TableState }

const WaitingChat = ({ chat, state }: WaitingChatProps): ReactElement => {
  const news = useChat(chat, state.id, true)
  return (
    <>
      <ChatAnnouncer news={news} yours={state.yours} />
      <ChatPanel chat={chat} news={news} yours={state.yours} onClose={null} />
    </>
  )
}

type WaitingRoomProps = { readonly table: Table; readonly snapshot: Snapshot }

/** Before the game: the link to send, who sits where, and a seat for whoever follows the link. */
export const WaitingRoom = ({ table, snapshot }: WaitingRoomProps): ReactElement => {
  const { state, busy } = snapshot
  const game = useGame(state.game)
  const edition = editionAt(state)
  const { text, say, language } = useWords(game)
  const agreed = termsWords(state.terms, { text, language })
  const [problem, setProblem] = useState<Message | null>(null)
  const [, navigate] = useLocation()
  const isGuest = state.yours.length === 0
  const free = state.seats.filter(({ kind }) => kind === 'open').length

  const sit = async (seat: number) => {
    const joined = await table.join?.(seat)
    setProblem(joined === undefined || joined.ok ? null : joined.error)
  }

  const leave = async () => {
    const left = await table.leave?.()
    if (left === undefined || left.ok) navigate('/')
    else setProblem(left.error)
  }

  return (
    <>
      <TopBar />
      <main className="waiting" id="content" tabIndex={-1}>
        <header className="waiting__head">
          <p>{text(state.isPublic ? 'waiting.public' : 'waiting.private')}</p>
          <h1>{text(isGuest ? 'waiting.invited' : 'waiting.title')}</h1>
          <p className="waiting__game">
            {edition !== null && (
              <>
                <strong>{say(edition.name)}</strong>
                <span>{say(edition.motto)}</span>
                <OptionsLine editionId={edition.id} options={state.options} />
              </>
            )}
          </p>
          {agreed.length > 0 && <p>{agreed.join(' · ')}</p>}
        </header>
        {!isGuest && (
          <section className="waiting__link" aria-labelledby="waiting-link">
            <h2 id="waiting-link">{text('waiting.link')}</h2>
            <div className="waiting__copy">
              <input
                className="input"
                readOnly
                value={location.href}
                aria-labelledby="waiting-link"
                onFocus={({ target }) => target.select()}
              />
              <CopyButton value={location.href} label={text('waiting.copy')} className="button--do" />
            </div>
          </section>
        )}
        {isGuest && <GuestName />}
        <section className="waiting__seats" aria-labelledby="waiting-seats">
          <h2 id="waiting-seats">{text('waiting.seats')}</h2>
          <ol>
            {state.seats.map((player, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
              <li key={seat} className="waiting__seat">
                <Portrait seat={seat} kind={player.kind} />
                <span className="waiting__who">
                  <strong>{player.kind === 'open' ? text('waiting.empty') : seatName(state.seats, seat, text)}</strong>
                  <span>
                    {player.kind === 'open'
                      ? text('create.seat', { number: seat + 1 })
                      : seatRole(player, state.yours.includes(seat), text)}
                  </span>
                </span>
                {player.kind === 'open' && isGuest && (
                  <button type="button" className="button button--do" disabled={busy} onClick={() => void sit(seat)}>
                    {text('waiting.sit')}
                  </button>
                )}
              </li>
            ))}
          </ol>
          <p className="waiting__count" role="status">
            <Icon name="hourglass" />
            <span>
              {text('waiting.count', { count: free })}. {text('waiting.text')}
            </span>
          </p>
          <p role="alert" className="waiting__problem">
            {problem !== null && say(problem)}
          </p>
          {snapshot.connection === 'reconnecting' && (
            <p role="status" className="waiting__problem">
              {text('table.connection.reconnecting')}
            </p>
          )}
        </section>
        {table.chat !== undefined && !isGuest && <WaitingChat chat={table.chat} state={state} />}
        {!isGuest && table.leave !== undefined && (
          <button type="button" className="button button--quiet waiting__leave" onClick={() => void leave()}>
            {text('waiting.leave')}
          </button>
        )}
      </main>
    </>
  )
}
