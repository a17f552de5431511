import type { Citations, Message, Seat } from '@ecumene/kernel'
import { memo, type ReactElement, type ReactNode, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { type Say, useWords } from '../words/use-words.tsx'
import { closestRules, EntryRules } from './entry-rules.tsx'
import './log.css'
import type { LogEntry } from './log-lines.ts'
import { usePlaces } from './places.ts'
import { useFollow } from './use-follow.ts'

export type LogProps = {
  readonly entries: readonly LogEntry[]
  readonly say: Say
  readonly nameOf: (seat: Seat) => string
  /** In a replay: the entry that has just been played, and a way to any other. */
  readonly current?: number | undefined
  readonly onJump?: ((ply: number) => void) | undefined
  /** Remarks on entries, by their ply: what an analysis has found. */
  readonly remarks?: ReadonlyMap<number, Message> | undefined
  /** The rules behind the lines, by the keys of their messages. */
  readonly citations: Citations | undefined
}

/**
 * What happened, in words, and always downward: the lines of an entry, the entries of a game, live and in a replay. The
 * board gives it a heading and a scrolling area, in which it keeps its end in sight.
 */
export const Log = memo(({ entries, say, nameOf, current, onJump, remarks, citations }: LogProps): ReactElement => {
  const { text } = useWords()
  const list = useRef<HTMLOListElement>(null)
  useFollow(list, entries.length, current)
  if (entries.length === 0) return <p className="log__empty">{text('log.empty')}</p>
  return (
    <ol ref={list} className="log" aria-label={text('log.title')}>
      {entries.map((entry) => (
        <LogItem
          key={entry.ply}
          entry={entry}
          say={say}
          nameOf={nameOf}
          isCurrent={entry.ply === current}
          onJump={onJump}
          remark={remarks?.get(entry.ply)}
          citations={citations}
        />
      ))}
    </ol>
  )
})
Log.displayName = 'Log'

type LogItemProps = {
  readonly entry: LogEntry
  readonly say: Say
  readonly nameOf: (seat: Seat) => string
  readonly isCurrent: boolean
  readonly onJump: ((ply: number) => void) | undefined
  readonly remark: Message | undefined
  readonly citations: Citations | undefined
}

/** Drawn once: a game has hundreds of entries, and the table is drawn anew with every press. */
const LogItem = memo(({ entry, say, nameOf, isCurrent, onJump, remark, citations }: LogItemProps): ReactElement => {
  const { text } = useWords()
  const name = nameOf(entry.seat)
  const places = usePlaces()
  // In a replay a click leads to the moment instead.
  const rules = closestRules(entry.lines.map(({ key }) => citations?.[key] ?? []))
  const shows = (line: number) => (onJump === undefined ? (places?.shows(entry.happened[line] ?? []) ?? null) : null)
  return (
    <li
      className={`log__entry log__entry--${entry.kind}`}
      data-seat={entry.seat % 5}
      data-undone={entry.undone}
      data-jumps={onJump !== undefined || undefined}
      data-ruled={rules.length > 0 || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {entry.kind === 'undo' && <Icon name="anticlockwise-rotation" className="log__sign" />}
      {entry.kind === 'resignation' && <Icon name="flying-flag" className="log__sign" />}
      {entry.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change places.
        <p key={index}>
          <Shown by={shows(index)}>
            <Named line={say(line)} name={name} />
          </Shown>
        </p>
      ))}
      {remark !== undefined && <p className="log__remark">{say(remark)}</p>}
      {onJump !== undefined && (
        <button type="button" className="log__jump" onClick={() => onJump(entry.ply)}>
          <span className="unseen">{text('replay.jump', { ply: entry.ply + 1 })}</span>
        </button>
      )}
      {rules.length > 0 && <EntryRules rules={rules} />}
      {entry.undone && <span className="log__undone">{text('log.undone')}</span>}
    </li>
  )
})
LogItem.displayName = 'LogItem'

/** A line that shows its place when it is clicked, if it has one. */
const Shown = ({ by, children }: { readonly by: (() => void) | null; readonly children: ReactNode }): ReactNode =>
  by === null ? (
    children
  ) : (
    <button type="button" className="line-button" data-shows onClick={by}>
      {children}
    </button>
  )

/** A line whose actor stands out, where the language puts the name first. */
const Named = ({ line, name }: { readonly line: string; readonly name: string }): ReactNode =>
  name !== '' && line.startsWith(`${name} `) ? (
    <>
      <strong className="log__name">{name}</strong>
      {line.slice(name.length)}
    </>
  ) : (
    line
  )
