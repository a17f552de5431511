import { bookOfRule, booksOf } from '@ecumene/shelf/covers'
import { type ReactElement, useState } from 'react'
import { Dialog } from '../../controls/dialog.tsx'
import { Rulebook } from '../../rulebook/rulebook.tsx'
import { useWords } from '../../words/use-words.tsx'
import './rules-dialog.css'

type RulesDialogProps = {
  readonly gameId: string
  /** The rule to open at, or `null` for the beginning. */
  readonly rule: string | null
  readonly onClose: () => void
}

/** The rulebook of the current game, above the table: the game stays open below. */
export const RulesDialog = ({ gameId, rule, onClose }: RulesDialogProps): ReactElement => {
  const { text } = useWords()
  const books = booksOf(gameId)
  const [place, setPlace] = useState<{ readonly book: string | undefined; readonly rule: string | null }>({
    book: rule === null ? books[0] : (bookOfRule(rule) ?? books[0]),
    rule,
  })
  return (
    <Dialog title={text('rules.title')} className="rules-dialog" onClose={onClose}>
      {place.book === undefined ? (
        <p>{text('rules.none')}</p>
      ) : (
        <Rulebook books={books} book={place.book} rule={place.rule} onTurn={(book, rule) => setPlace({ book, rule })} />
      )}
    </Dialog>
  )
}
