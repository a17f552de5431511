import { type ReactElement, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words/use-words.tsx'
import './account.css'

/** What is said about a move. On a phone only the first line is shown, and the others are one tap away. */
export const Account = ({ lines }: { readonly lines: readonly string[] }): ReactElement => {
  const { text } = useWords()
  const [isUnfolded, setUnfolded] = useState(false)
  return (
    <div className="account" data-unfolded={isUnfolded}>
      <ul className="account__lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {lines.length > 1 && (
        <button
          type="button"
          className="button button--quiet button--icon account__more"
          aria-expanded={isUnfolded}
          title={text('hint.more')}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Icon name="chevron-right" size="0.7em" />
          <span className="unseen">{text('hint.more')}</span>
        </button>
      )}
    </div>
  )
}
