import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../words/use-words.tsx'
import styles from './chronicle.module.css'

export type SinceLine = {
  readonly key: string
  /** Whose doing it was. */
  readonly seat: number
  readonly words: string
  /** Does it concern the viewer without being their own doing? */
  readonly isAgainst: boolean
  /** Shows the places at which it happened; `null` where it happened nowhere. */
  readonly show: (() => void) | null
}

type ChronicleProps = {
  /** What happened since my last turn. It stays until I move. */
  readonly since: readonly SinceLine[]
  readonly isAsked: boolean
  /** Everything that happened. */
  readonly log: ReactNode
}

/** What happened, in one place: first what is new, and behind the second tab the whole game. */
export const Chronicle = ({ since, isAsked, log }: ChronicleProps): ReactElement => {
  const { text } = useWords()
  const id = useId()
  const [isBrowsed, setBrowsed] = useState(false)
  const tabs = useRef<HTMLDivElement>(null)
  const isNews = since.length > 0
  const isLog = isBrowsed || !isNews
  // What is new the next time is shown first again.
  useEffect(() => {
    if (!isNews) setBrowsed(false)
  }, [isNews])
  const turn = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    setBrowsed(!isLog)
    tabs.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus()
  }
  const tab = (name: string, isOpen: boolean, browse: boolean, count?: number): ReactElement => (
    <button
      type="button"
      role="tab"
      id={`${id}-${browse ? 'log' : 'since'}`}
      aria-selected={isOpen}
      aria-controls={`${id}-lines`}
      tabIndex={isOpen ? 0 : -1}
      data-chronicle={browse ? 'log' : 'since'}
      onClick={() => setBrowsed(browse)}
      onKeyDown={turn}
    >
      {name}
      {count !== undefined && <small>{count}</small>}
    </button>
  )
  return (
    <section className={styles['chronicle']} aria-label={text(isLog ? 'log.title' : 'board.since')}>
      {isNews ? (
        <div ref={tabs} className={styles['tabs']} role="tablist" aria-label={text('board.happened')}>
          {tab(text('board.since'), !isLog, false, since.length)}
          {tab(text('log.title'), isLog, true)}
        </div>
      ) : (
        <h2 className={styles['title']}>{text('log.title')}</h2>
      )}
      <div
        id={`${id}-lines`}
        className={styles['content']}
        {...(isNews && { role: 'tabpanel', 'aria-labelledby': `${id}-${isLog ? 'log' : 'since'}` })}
      >
        {isNews && <News lines={since} isAsked={isAsked} isHidden={isLog} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <div className={styles['lines']} tabIndex={0} hidden={!isLog}>
          {log}
        </div>
      </div>
    </section>
  )
}

type NewsProps = { readonly lines: readonly SinceLine[]; readonly isAsked: boolean; readonly isHidden: boolean }

/** While the others play, the latest is in sight; when it is my turn, one reads from the first on. */
const News = ({ lines, isAsked, isHidden }: NewsProps): ReactElement => {
  const scroller = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is what it waits for
  useEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = isAsked ? 0 : scroller.current.scrollHeight
  }, [lines.length, isAsked])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div ref={scroller} className={styles['lines']} tabIndex={0} hidden={isHidden}>
      <ol className={styles['since']} data-since>
        {lines.map(({ key, seat, words, isAgainst, show }) => (
          <li key={key} data-seat={seat} data-against={isAgainst || undefined}>
            {show === null ? (
              words
            ) : (
              <button type="button" className="line-button" data-shows onClick={show}>
                {words}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
