import type { ReactElement } from 'react'
import type { PageKey } from '../words/keys.ts'
import { useWords } from '../words/use-words.tsx'
import { Dialog } from './dialog.tsx'
import './keys-dialog.css'

type Shortcut = { readonly keys: readonly string[]; readonly does: PageKey }

const AT_TABLE: readonly Shortcut[] = [
  { keys: ['Tab', '⇧ Tab'], does: 'keys.tab' },
  { keys: ['←', '→', '↑', '↓'], does: 'keys.arrows' },
  { keys: ['+', '−'], does: 'keys.zoom' },
  { keys: ['f', '0'], does: 'keys.fit' },
  { keys: ['k'], does: 'keys.legend' },
  { keys: ['Enter'], does: 'keys.enter' },
  { keys: ['i'], does: 'keys.tip' },
  { keys: ['Esc'], does: 'keys.escape' },
  { keys: ['?'], does: 'keys.rules' },
  { keys: ['e'], does: 'keys.encyclopedia' },
  { keys: ['l'], does: 'keys.list' },
  { keys: ['h'], does: 'keys.hint' },
  { keys: ['␣'], does: 'keys.pause' },
  { keys: ['s'], does: 'keys.words' },
  { keys: ['v'], does: 'keys.see' },
  { keys: ['c'], does: 'keys.can' },
]

const IN_REPLAY: readonly Shortcut[] = [
  { keys: ['←', '→'], does: 'keys.step' },
  { keys: ['Home', 'End'], does: 'keys.ends' },
  { keys: ['p'], does: 'keys.play' },
]

/** All keyboard shortcuts. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const { text } = useWords()
  return (
    <Dialog title={text('keys.title')} onClose={onClose}>
      <div className="keys">
        <KeyTable title="keys.at" shortcuts={AT_TABLE} />
        <KeyTable title="keys.replay" shortcuts={IN_REPLAY} />
      </div>
    </Dialog>
  )
}

type KeyTableProps = { readonly title: PageKey; readonly shortcuts: readonly Shortcut[] }

const KeyTable = ({ title, shortcuts }: KeyTableProps): ReactElement => {
  const { text } = useWords()
  return (
    <table className="keys__table">
      <caption>{text(title)}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{text('keys.key')}</th>
          <th scope="col">{text('keys.does')}</th>
        </tr>
      </thead>
      <tbody>
        {shortcuts.map(({ keys, does }) => (
          <tr key={does}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key} className="keys__key">
                  {key}
                </kbd>
              ))}
            </th>
            <td>{text(does)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
