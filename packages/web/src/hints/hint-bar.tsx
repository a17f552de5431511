import type { Game } from '@ecumene/kernel'
import { type ReactElement, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { type Say, type Speech, useWords } from '../words/use-words.tsx'
import { Account } from './account.tsx'
import './hint-bar.css'
import { moveName, reasonLines } from './hint-words.ts'
import type { Hinting, ToldHint } from './use-hint.ts'

type HintBarProps = {
  readonly hinting: Hinting
  readonly game: Game
  readonly view: unknown
  readonly say: Say
  readonly busy: boolean
  readonly submit: (move: string) => void
}

/** The hint in words. Like what a lesson says, it has a place of its own above the board and covers nothing. */
export const HintBar = ({ hinting, game, view, say, busy, submit }: HintBarProps): ReactElement => {
  const { text } = useWords()
  const { hint, isThinking, hasFailed } = hinting
  const nameOf = (move: string) => moveName(move, view, game, say)
  const news = isThinking ? text('hint.thinking') : hasFailed ? text('hint.failed') : null
  const told = hint === null ? [] : [nameOf(hint.move), ...accountOf(hint, nameOf, say, text)]
  return (
    <>
      <p className="unseen" role="status">
        {news ?? told.join('. ')}
      </p>
      {news !== null && (
        <p className="table-bar hint-bar" aria-hidden="true">
          <Icon name="light-bulb" className="hint-bar__lamp" />
          {news}
        </p>
      )}
      {hint !== null && <Told told={told} busy={busy} onPlay={() => submit(hint.move)} onClose={hinting.press} />}
    </>
  )
}

type ToldProps = {
  /** The move, and then what is said about it. */
  readonly told: readonly string[]
  readonly busy: boolean
  readonly onPlay: () => void
  readonly onClose: () => void
}

const Told = ({ told: [move, ...account], busy, onPlay, onClose }: ToldProps): ReactElement => {
  const { text } = useWords()
  const bar = useRef<HTMLElement>(null)
  const leave = () => {
    // The buttons of the bar go away with it.
    if (bar.current?.contains(document.activeElement) === true) document.getElementById('content')?.focus()
  }
  return (
    <section ref={bar} className="table-bar hint-bar" aria-label={text('hint.title')}>
      <Icon name="light-bulb" className="hint-bar__lamp" />
      <div className="hint-bar__words">
        <strong>{move}</strong>
        <Account lines={account} />
      </div>
      <button
        type="button"
        className="button button--do hint-bar__play"
        disabled={busy}
        onClick={() => {
          leave()
          onPlay()
        }}
      >
        {text('hint.play')}
      </button>
      <button
        type="button"
        className="button button--quiet button--icon hint-bar__close"
        title={text('page.close')}
        onClick={() => {
          leave()
          onClose()
        }}
      >
        <Icon name="cancel" size="0.7em" />
        <span className="unseen">{text('page.close')}</span>
      </button>
    </section>
  )
}

/** What is expected, why, and what would be next best. */
const accountOf = (
  { expected, reasons, other, isTaught }: ToldHint,
  nameOf: (move: string) => string,
  say: Say,
  text: Speech['text'],
): readonly string[] => {
  const taught = isTaught === true ? [text('hint.taught')] : []
  if (expected === null) return isTaught === true ? taught : [text('hint.only')]
  return [
    ...taught,
    text('hint.expected', { percent: percentOf(expected) }),
    ...reasonLines(reasons, say, text),
    ...(other === null ? [] : [otherwise(nameOf(other.move), percentOf(other.worse), text)]),
  ]
}

const percentOf = (share: number): number => Math.round(share * 100)

const otherwise = (move: string, percent: number, text: Speech['text']): string =>
  percent === 0 ? text('hint.asGood', { move }) : text('hint.other', { move, percent })
