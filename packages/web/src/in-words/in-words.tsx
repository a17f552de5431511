import { type ReactElement, useCallback, useState } from 'react'
import { Dialog } from '../controls/dialog.tsx'
import { useKey } from '../controls/use-key.ts'
import { useWords } from '../words/use-words.tsx'
import './in-words.css'
import { type Part, spokenText, type Telling } from './telling.ts'

/**
 * The table in words. `s` opens it for reading; `v` says what can be seen and `c` what can be done, without moving the
 * focus. A board brings the words; its first stop for Tab is the button.
 */
export const InWords = ({ tell }: { readonly tell: () => Telling }): ReactElement => {
  const { text } = useWords()
  const [opened, setOpened] = useState<Telling | null>(null)
  const [spoken, setSpoken] = useState('')
  const open = () => setOpened(tell())
  const speak = (parts: readonly Part[]) => {
    const said = spokenText(parts) || text('board.waiting')
    // Screen readers announce a repeated text only if it differs a little.
    setSpoken((before) => (before === said ? `${said}\u00a0` : said))
  }
  useTableKey('s', open)
  useTableKey('v', () => speak(tell().see))
  useTableKey('c', () => speak(tell().can))
  return (
    <div className="in-words">
      <button type="button" className="button in-words__button" aria-keyshortcuts="s" onClick={open}>
        {text('inWords.title')}
      </button>
      <p className="unseen" role="status" data-testid="in-words">
        {spoken}
      </p>
      {opened !== null && (
        <Dialog title={text('inWords.title')} className="in-words__dialog" onClose={() => setOpened(null)}>
          <Parts title={text('inWords.can')} parts={opened.can} none={text('board.waiting')} />
          <Parts title={text('inWords.see')} parts={opened.see} none={text('board.nothing')} />
        </Dialog>
      )}
    </div>
  )
}

/** A key that does nothing while a dialog is open above the table. */
const useTableKey = (key: string, onPress: () => void): void =>
  useKey(
    key,
    useCallback(() => {
      if (document.querySelector('dialog[open]') === null) onPress()
    }, [onPress]),
  )

type PartsProps = { readonly title: string; readonly parts: readonly Part[]; readonly none: string }

const Parts = ({ title, parts, none }: PartsProps): ReactElement => {
  const told = parts.filter(({ lines }) => lines.length > 0)
  return (
    <section className="in-words__section" aria-label={title}>
      <h3>{title}</h3>
      {told.length === 0 && <p>{none}</p>}
      {told.map((part) => (
        <div key={`${part.title} ${part.lines[0]}`}>
          {part.title !== '' && <h4>{part.title}</h4>}
          {part.lines.length === 1 ? (
            <p>{part.lines[0]}</p>
          ) : (
            <ul>
              {part.lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a telling never changes its lines.
                <li key={index}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  )
}
