import { ALL_GAMES } from '@ecumene/shelf'
import { type ReactElement, useState } from 'react'
import { type BookName, booksOf, isBook } from '../../rulebook/library.ts'
import { Rulebook } from '../../rulebook/rulebook.tsx'
import { useWords } from '../../words/use-words.tsx'
import { NotFound } from '../not-found.tsx'
import { TopBar } from '../top-bar.tsx'
import './rules-screen.css'

type Place = { readonly book: BookName; readonly rule: string | null }

/** The rulebooks of all games. `/rules/duel#D-13.8` opens one at a rule. */
export const RulesScreen = ({ name }: { readonly name: string | undefined }): ReactElement => {
  const { text } = useWords()
  const books = ALL_GAMES.flatMap(({ id }) => booksOf(id))
  const first = name ?? books[0] ?? ''
  const [place, setPlace] = useState<Place | null>(() =>
    isBook(first) ? { book: first, rule: location.hash.slice(1) || null } : null,
  )
  if (place === null) return <NotFound />
  const turn = (book: BookName, rule: string | null): void => {
    setPlace({ book, rule })
    // The address follows, so that a rule can be sent to a friend; the browser's history is left alone.
    history.replaceState(history.state, '', `/rules/${book}${rule === null ? '' : `#${rule}`}`)
  }
  return (
    <>
      <TopBar />
      <main className="rules" id="content" tabIndex={-1}>
        <h1 className="unseen">{text('rules.title')}</h1>
        <Rulebook books={books} book={place.book} rule={place.rule} onTurn={turn} />
      </main>
    </>
  )
}
