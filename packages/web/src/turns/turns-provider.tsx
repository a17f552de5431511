import { type Language, translator } from '@ecumene/kernel'
import type { Turn } from '@ecumene/protocol'
import { coverNamed, editionAt } from '@ecumene/shelf/covers'
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'wouter'
import { api, tableAddress } from '../online/api.ts'
import { finishedTables, myTableIdsText, onRemembered, rememberTable } from '../online/my-tables.ts'
import { connectToServer } from '../online/remote-world.ts'
import { seatName } from '../seats/names.ts'
import { type Speech, useWords } from '../words/use-words.tsx'
import { type Note, showNote, useNotes } from './notes.ts'
import { isYourTurn, openTurnWatch, type TurnList, type TurnWatch, type TurnWorld } from './turn-watch.ts'

const TurnsContext = createContext<TurnWatch | null>(null)

/** The screen of turns. */
export const TURNS_ADDRESS = '/turns'

/**
 * Keeps an eye on all tables of this guest: on every change of screen and when somebody comes back to the page, and
 * all the time while the player looks at the list or wants notifications. Who never played online is left in peace.
 */
export const TurnsProvider = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const [location, navigate] = useLocation()
  const { text, language } = useWords()
  const known = useSyncExternalStore(onRemembered, myTableIdsText)
  const isWanted = useNotes() === 'on'
  const tell = useRef<(turn: Turn) => void>(() => undefined)
  useEffect(() => {
    tell.current = (turn) => {
      const address = tableAddress(turn.id)
      showNote({ ...noteOf(turn, text, language), about: address, go: () => navigate(address) })
    }
  }, [text, language, navigate])
  const watch = useMemo(
    () => openTurnWatch({ ask, connect: connectToServer, turnBegan: (turn) => tell.current(turn) }),
    [],
  )
  const isListShown = location === TURNS_ADDRESS
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the screen is a time to look
  useEffect(() => {
    const hasTables = isListShown || known !== '' || finishedTables().length > 0
    if (hasTables) void watch.refresh()
    watch.follow(hasTables && (isListShown || isWanted))
  }, [watch, isListShown, isWanted, known, location])
  useEffect(() => {
    const look = () => {
      if (!document.hidden && watch.snapshot().turns !== null) void watch.refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [watch])
  return <TurnsContext value={watch}>{children}</TurnsContext>
}

/** Somebody without a cookie gets one first: only guests have a list of turns. */
const ask: TurnWorld['ask'] = async () => {
  const isKnown = myTableIdsText() !== '' || finishedTables().length > 0
  const guest = isKnown ? null : await api.guest()
  const answer = guest !== null && !guest.ok ? guest : await api.turns()
  // A guest who came from another device is followed from then on.
  const first = answer.ok ? answer.value.open[0] : undefined
  if (first !== undefined && myTableIdsText() === '') rememberTable(first.id)
  return answer
}

const noteOf = (turn: Turn, text: Speech['text'], language: Language): Pick<Note, 'title' | 'body'> => {
  const edition = editionAt(turn)
  const game = coverNamed(turn.game)
  const names = turn.seats.map((_seat, seat) => seatName(turn.seats, seat, text)).join(', ')
  const title = text('notify.turn')
  if (edition === null || game === null) return { title, body: names }
  return { title, body: `${translator(game.presentation.words, language, String).say(edition.name)} · ${names}` }
}

const NOTHING: TurnList = { turns: null, isOffline: false }
const noWatch = () => () => undefined

export const useTurns = (): TurnList => {
  const watch = useContext(TurnsContext)
  return useSyncExternalStore(watch?.subscribe ?? noWatch, watch?.snapshot ?? (() => NOTHING))
}

/** At how many tables it is this guest's turn. */
export const useTurnCount = (): number => useTurns().turns?.open.filter(isYourTurn).length ?? 0
