import { bookOfRule, taughtBy, titleOfBook } from '@ecumene/shelf/covers'
import { type ReactElement, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Choice } from '../controls/choice.tsx'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words/use-words.tsx'
import type { Block, Chapter } from './book.ts'
import { ProseText, RuleLink } from './prose.tsx'
import './rulebook.css'
import { searchBook } from './search.ts'
import { useBook } from './use-book.ts'

type RulebookProps = {
  /** The books that can be opened from here. */
  readonly books: readonly string[]
  readonly book: string
  /** The rule to open at, or `null` for the beginning. */
  readonly rule: string | null
  readonly onTurn: (book: string, rule: string | null) => void
}

/** The rulebook: chapters, search, and rules with addresses of their own. */
export const Rulebook = ({ books, book: name, rule, onTurn }: RulebookProps): ReactElement => {
  const { text, language } = useWords()
  const taught = taughtBy(name)
  const opened = useBook(name, language)
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const page = useRef<HTMLDivElement>(null)
  const searchId = useId()
  const chapters = useMemo(
    () => (opened === null || opened === 'failed' ? [] : searchBook(opened.book, asked)),
    [opened, asked],
  )
  const isThere = opened !== null && opened !== 'failed' && opened.name === name
  useEffect(() => {
    if (!isThere || rule === null) return
    const place = page.current?.querySelector<HTMLElement>(`[id="${CSS.escape(rule)}"]`)
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }, [isThere, rule])

  const turnTo = (id: string): void => {
    const target = bookOfRule(id)
    if (target === null) return
    setQuery('')
    onTurn(target, id)
  }

  return (
    <div className="rulebook" ref={page}>
      <div className="rulebook__tools">
        {books.length > 1 && (
          <Choice
            label={text('rules.book')}
            value={name}
            options={books.map((each) => ({ value: each, text: titleOfBook(each, language) }))}
            onChange={(each) => onTurn(each, null)}
          />
        )}
        <div className="field rulebook__search">
          <label className="field__label" htmlFor={searchId}>
            {text('rules.search')}
          </label>
          <input
            id={searchId}
            className="input"
            type="search"
            value={query}
            placeholder={text('rules.search.hint')}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        {taught !== null && (
          <Link className="button" href={`/learn/${taught}`}>
            <Icon name="play-button" />
            {text('learn.byPlaying')}
          </Link>
        )}
      </div>
      {opened === 'failed' && <p role="alert">{text('rules.failed')}</p>}
      {isThere && (
        <div className="rulebook__spread">
          <Contents chapters={chapters} />
          <article className="rulebook__text" lang={opened.language}>
            <h2 className="rulebook__title">{opened.book.title}</h2>
            {asked === '' &&
              opened.book.intro.map((prose, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a book never changes its paragraphs
                <p key={index}>
                  <ProseText prose={prose} onRule={turnTo} />
                </p>
              ))}
            <p className="rulebook__found" role="status">
              {asked !== '' && text('rules.found', { count: rulesIn(chapters) })}
            </p>
            {chapters.map((chapter) => (
              <ChapterText key={chapter.anchor} chapter={chapter} rule={rule} onRule={turnTo} />
            ))}
          </article>
        </div>
      )}
    </div>
  )
}

/** The chapters; on a narrow screen they are folded away until asked for. */
const Contents = ({ chapters }: { readonly chapters: readonly Chapter[] }): ReactElement => {
  const { text } = useWords()
  const [isWide] = useState(() => matchMedia('(min-width: 861px)').matches)
  return (
    <details className="rulebook__contents" open={isWide}>
      <summary>{text('rules.contents')}</summary>
      <nav aria-label={text('rules.contents')}>
        <ol>
          {chapters.map(({ anchor, title }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(anchor)?.scrollIntoView({ block: 'start' })
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}

const rulesIn = (chapters: readonly Chapter[]): number =>
  chapters.reduce((sum, { blocks }) => sum + blocks.filter(({ kind }) => kind === 'rule').length, 0)

type ChapterTextProps = {
  readonly chapter: Chapter
  readonly rule: string | null
  readonly onRule: (id: string) => void
}

const ChapterText = ({ chapter, rule, onRule }: ChapterTextProps): ReactElement => (
  <section className="rulebook__chapter" id={chapter.anchor}>
    <h3>{chapter.title}</h3>
    {chapter.blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a chapter never changes its blocks
      <BlockText key={index} block={block} rule={rule} onRule={onRule} />
    ))}
  </section>
)

type BlockTextProps = { readonly block: Block; readonly rule: string | null; readonly onRule: (id: string) => void }

const BlockText = ({ block, rule, onRule }: BlockTextProps): ReactElement => {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.title}</h4>
    case 'prose':
      return (
        <p className="rulebook__lead">
          <ProseText prose={block.prose} onRule={onRule} />
        </p>
      )
    case 'rule':
      return (
        <p
          className="rulebook__rule"
          id={block.id}
          tabIndex={-1}
          aria-current={block.id === rule ? 'location' : undefined}
        >
          <span className="rulebook__id">
            <RuleLink id={block.id} onRule={onRule} />
          </span>
          <span>
            <ProseText prose={block.prose} onRule={onRule} />
          </span>
        </p>
      )
  }
}
