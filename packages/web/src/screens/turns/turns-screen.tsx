import type { Turn } from '@ecumene/protocol'
import { editionAt } from '@ecumene/shelf/covers'
import type { ReactElement } from 'react'
import { ClockLine } from '../../clock/clock-line.tsx'
import { tableAddress } from '../../online/api.ts'
import { seatName } from '../../seats/names.ts'
import { NotesSwitch } from '../../turns/notes-switch.tsx'
import { isYourTurn } from '../../turns/turn-watch.ts'
import { useTurns } from '../../turns/turns-provider.tsx'
import type { PageKey } from '../../words/keys.ts'
import { useWords } from '../../words/use-words.tsx'
import { SavedGame } from '../home/saved-game.tsx'
import '../home/continue.css'
import { TopBar } from '../top-bar.tsx'
import { HookForm } from './hook-form.tsx'
import './turns-screen.css'

/** All tables of this guest on the server, those that are waiting for them first. */
export const TurnsScreen = (): ReactElement => {
  const { text } = useWords()
  const { turns, isOffline } = useTurns()
  const open = turns?.open ?? []
  return (
    <>
      <TopBar />
      <main className="turns" id="content" tabIndex={-1}>
        <h1>{text('turns.title')}</h1>
        {isOffline && (
          <p className="panel__quiet" role="status">
            {text('turns.offline')}
          </p>
        )}
        {turns !== null && open.length === 0 && <p className="panel__quiet">{text('turns.none')}</p>}
        <TurnSection title="turns.yours" turns={open.filter(isYourTurn)} />
        <TurnSection
          title="turns.others"
          turns={open.filter((turn) => turn.status === 'playing' && !isYourTurn(turn))}
        />
        <TurnSection title="turns.open" turns={open.filter(({ status }) => status === 'waiting')} />
        <section className="panel turns__telling" aria-labelledby="turns-telling">
          <h2 id="turns-telling">{text('notify.title')}</h2>
          <NotesSwitch isExplained />
          <HookForm />
        </section>
        <TurnSection title="turns.finished" turns={turns?.over ?? []} />
      </main>
    </>
  )
}

type TurnSectionProps = { readonly title: PageKey; readonly turns: readonly Turn[] }

const TurnSection = ({ title, turns }: TurnSectionProps): ReactElement | null => {
  const { text } = useWords()
  if (turns.length === 0) return null
  return (
    <section className="continue" aria-labelledby={title}>
      <h2 id={title}>{text(title)}</h2>
      <ul className="continue__list">
        {turns.map((turn) => (
          <li key={turn.id}>
            <TurnItem turn={turn} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const TurnItem = ({ turn }: { readonly turn: Turn }): ReactElement => {
  const { text, language } = useWords()
  const { say } = useWords(null, (seat) => seatName(turn.seats, seat, text))
  const when = turn.since === null ? null : whenWords(turn.since, language)
  const isOver = turn.status === 'over'
  const address = isOver ? `${tableAddress(turn.id)}/replay` : tableAddress(turn.id)
  return (
    <SavedGame edition={editionAt(turn)} seats={turn.seats} address={address}>
      {when !== null && text(isOver ? 'turns.ended' : 'turns.since', { when })}
      {!isOver && turn.clock !== null && (
        <span className="turns__clock">
          <ClockLine table={turn} clock={turn.clock} say={say} />
        </span>
      )}
    </SavedGame>
  )
}

const whenWords = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
