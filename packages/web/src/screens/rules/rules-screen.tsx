import { booksOf, COVERS, gameOfBook } from '@ecumene/shelf/covers'
import { type ReactElement, useState } from 'react'
import { Link } from 'wouter'
import { encyclopediaAddress } from '../../encyclopedia/piece-link.tsx'
import { Icon } from '../../icons/icon.tsx'
import { bookAt } from '../../rulebook/library.ts'
import { Rulebook } from '../../rulebook/rulebook.tsx'
import { useWords } from '../../words/use-words.tsx'
import { NotFound } from '../not-found.tsx'
import { TopBar } from '../top-bar.tsx'
import './rules-screen.css'

type Place = { readonly book: string; readonly rule: string | null }

/** The rulebooks of all games. `/rules/duel#D-13.8` opens one at a rule. */
export const RulesScreen = ({ name }: { readonly name: string | undefined }): ReactElement => {
  const { text } = useWords()
  const books = COVERS.flatMap(({ id }) => booksOf(id))
  const [place, setPlace] = useState<Place | null>(() => {
    const book = bookAt(name ?? books[0] ?? '')
    return book === null ? null : { book, rule: location.hash.slice(1) || null }
  })
  if (place === null) return <NotFound />
  const told = gameOfBook(place.book)
  const turn = (book: string, rule: string | null): void => {
    setPlace({ book, rule })
    // The address follows, so that a rule can be sent to a friend; the browser's history is left alone.
    history.replaceState(history.state, '', `/rules/${book}${rule === null ? '' : `#${rule}`}`)
  }
  return (
    <>
      <TopBar />
      <main className="rules" id="content" tabIndex={-1}>
        <h1 className="unseen">{text('rules.title')}</h1>
        {told !== null && (
          <p className="rules__more">
            <Link className="button" href={encyclopediaAddress(told, null)}>
              <Icon name="bookshelf" />
              {text('encyclopedia.title')}
            </Link>
          </p>
        )}
        <Rulebook books={books} book={place.book} rule={place.rule} onTurn={turn} />
      </main>
    </>
  )
}
