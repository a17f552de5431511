import { duel, type Event, type Move, type Options, type State, type View } from '@ecumene/duel'
import { below, LANGUAGES, Match, type Message, seen as see, seeded, translator } from '@ecumene/kernel'
import { type TableState, UNTIMED } from '@ecumene/protocol'
import { type ReactElement, StrictMode, useCallback, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DuelBoard } from './duel-board.tsx'
import '../../design/fonts.css'
import '../../design/tokens.css'
import '../../design/base.css'
import { moveBy } from './moves.ts'

/*
 * The board on its own, for looking at it while working on it (`npx vite`, then
 * /src/boards/duel/harness.html?seed=3&ply=30&lang=uk&theme=light&viewer=0&until=progress). Not part of the build.
 */

const wish = new URLSearchParams(location.search)
const number = (name: string, otherwise: number): number => Number(wish.get(name) ?? otherwise)
const language = LANGUAGES.find((known) => known === wish.get('lang')) ?? 'en'
const viewer = wish.get('viewer') === 'none' ? null : number('viewer', 0)
document.documentElement.lang = language
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'dark'

const NAMES = [wish.get('me') ?? 'Marta', wish.get('other') ?? 'Altair']
const nameOf = (seat: number): string => NAMES[seat] ?? ''

type DuelMatch = Match<State, Move, View, Event, Options>

/** Plays random moves: to a ply, then on until a decision of the wished-for kind (of the viewer) is open. */
const playOn = (match: DuelMatch): void => {
  const random = seeded(number('luck', number('seed', 1)))
  const until = wish.get('until')
  const reached = () => {
    if (match.ply < number('ply', 0)) return false
    if (until === null) return true
    const { asked, outcome } = match.view(viewer)
    return outcome !== null || (asked?.kind === until && (wish.get('by') === 'any' || asked.seat === (viewer ?? 0)))
  }
  while (match.outcome() === null && !reached()) {
    const [seat] = match.deciders()
    if (seat === undefined) return
    const legal = match.legal(seat)
    // Discarding is always possible, so purely random players would build far too little to be worth looking at.
    const built = legal.filter((move) => move.kind !== 'discard')
    const wonders = built.filter((move) => move.kind === 'wonder')
    const pool =
      wonders.length > 0 && below(random, 3) === 0 ? wonders : built.length > 0 && below(random, 5) > 0 ? built : legal
    const move = pool[below(random, pool.length)]
    if (move === undefined) return
    match.submit(seat, move)
  }
}

const create = (): DuelMatch => {
  const made = Match.create(duel, {
    seats: 2,
    seed: number('seed', 1),
    options: wish.has('centred') ? { centredPawn: 'chooses' } : {},
  })
  if (!made.ok) throw new Error(made.error)
  playOn(made.value)
  return made.value
}

const Harness = (): ReactElement => {
  const [match] = useState(create)
  const [, redraw] = useState(0)
  const { say } = useMemo(() => translator(duel.presentation.words, language, nameOf), [])
  const speak = useCallback((message: Message) => say(message), [say])
  const bot = viewer === null ? null : 1 - viewer

  const answer = () => {
    if (bot === null || !match.deciders().includes(bot) || wish.has('still')) return
    setTimeout(
      () => {
        const [move] = match.legal(bot)
        if (move !== undefined) match.submit(bot, move)
        redraw((count) => count + 1)
        answer()
      },
      wish.has('quick') ? 30 : 700,
    )
  }
  const submit = (move: string) => {
    if (viewer !== null) match.submit(viewer, move)
    redraw((count) => count + 1)
    answer()
  }
  const whyNot = useCallback(
    async (text: string) => {
      const move = moveBy(text)
      const reason = move === null || viewer === null ? null : match.whyNot(viewer, move)
      return reason === null ? null : { text: say(reason), rules: duel.presentation.citations?.[reason.key] ?? [] }
    },
    [match, say],
  )
  const { ply } = match
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match changes in place; its ply is its version
  const seen = useMemo(() => see(match, viewer), [match, ply])
  const state: TableState = {
    id: 'harness-table',
    game: 'duel',
    options: {},
    seats: NAMES.map((name) => ({ kind: 'person', name, here: true })),
    isPublic: false,
    status: 'playing',
    yours: viewer === null ? [] : [viewer],
    createdAt: 0,
    rematch: null,
    viewer,
    seen,
    takeback: null,
    ...UNTIMED,
  }
  const log = (
    <ol style={{ display: 'grid', gap: 4, fontSize: 13 }}>
      {seen.history
        .flatMap((item) => item.events)
        .slice(-30)
        .map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only for looking at
          <li key={index}>{say(duel.presentation.describe.event(event))}</li>
        ))}
    </ol>
  )
  return (
    <div style={{ height: '100dvh', display: 'grid', gridTemplateRows: '52px minmax(0, 1fr)' }}>
      <header style={{ display: 'grid', placeItems: 'center', borderBottom: '1px solid var(--line)' }}>
        <span style={{ fontSize: 15, padding: '0 12px', textAlign: 'center', lineHeight: 1.15 }}>
          {seen.asked === null ? '…' : say(seen.asked)}
        </span>
      </header>
      <div style={{ minHeight: 0 }}>
        <DuelBoard
          game={duel}
          state={state}
          seen={seen}
          say={speak}
          nameOf={nameOf}
          submit={submit}
          whyNot={whyNot}
          whyNots={async () => []}
          busy={false}
          log={log}
        />
      </div>
    </div>
  )
}

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Harness />
    </StrictMode>,
  )
}
