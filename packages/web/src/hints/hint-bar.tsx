import type { Hint } from '@ecumene/bots'
import type { Game } from '@ecumene/kernel'
import { type ReactElement, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { type Say, type Speech, useWords } from '../words/use-words.tsx'
import './hint-bar.css'
import { moveName, reasonLines } from './hint-words.ts'
import type { Hinting } from './use-hint.ts'

type HintBarProps = {
  readonly hinting: Hinting
  readonly game: Game
  readonly say: Say
  readonly busy: boolean
  readonly submit: (move: string) => void
}

/** The hint in words. Like what a lesson says, it has a place of its own above the board and covers nothing. */
export const HintBar = ({ hinting, game, say, busy, submit }: HintBarProps): ReactElement => {
  const { text } = useWords()
  const { hint, isThinking, press } = hinting
  const bar = useRef<HTMLElement>(null)
  const leave = () => {
    // The buttons of the bar go away with it.
    if (bar.current?.contains(document.activeElement) === true) document.getElementById('content')?.focus()
  }
  const told = hint === null ? [] : [moveName(hint.move, game, say), ...accountOf(hint, game, say, text)]
  return (
    <>
      <p className="unseen" role="status">
        {isThinking ? text('hint.thinking') : told.join('. ')}
      </p>
      {isThinking && (
        <p className="table-bar hint-bar" aria-hidden="true">
          <Icon name="light-bulb" className="hint-bar__lamp" />
          {text('hint.thinking')}
        </p>
      )}
      {hint !== null && (
        <section ref={bar} className="table-bar hint-bar" aria-label={text('hint.title')}>
          <Icon name="light-bulb" className="hint-bar__lamp" />
          <div className="hint-bar__words">
            <strong>{told[0]}</strong>
            <ul className="hint-bar__account">
              {told.slice(1).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <button
            type="button"
            className="button button--do hint-bar__play"
            disabled={busy}
            onClick={() => {
              leave()
              submit(hint.move)
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
              press()
            }}
          >
            <Icon name="cancel" size="0.7em" />
            <span className="unseen">{text('page.close')}</span>
          </button>
        </section>
      )}
    </>
  )
}

/** What is expected, why, and what would be next best. */
const accountOf = (
  { expected, reasons, other }: Hint<string>,
  game: Game,
  say: Say,
  text: Speech['text'],
): readonly string[] => {
  if (expected === null) return [text('hint.only')]
  return [
    text('hint.expected', { percent: percentOf(expected) }),
    ...reasonLines(reasons, say, text),
    ...(other === null ? [] : [otherwise(moveName(other.move, game, say), percentOf(other.worse), text)]),
  ]
}

const percentOf = (share: number): number => Math.round(share * 100)

const otherwise = (move: string, percent: number, text: Speech['text']): string =>
  percent === 0 ? text('hint.asGood', { move }) : text('hint.other', { move, percent })
