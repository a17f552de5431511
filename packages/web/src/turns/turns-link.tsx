import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words/use-words.tsx'
import './turns-link.css'
import { TURNS_ADDRESS, useTurnCount } from './turns-provider.tsx'

/** A link to all tables of this guest, with the number of those that are waiting for them. */
export const TurnsLink = (): ReactElement => {
  const { text } = useWords()
  const count = useTurnCount()
  const label = count === 0 ? text('turns.title') : text('turns.waiting', { count })
  return (
    <Link className="button button--quiet turns-link" href={TURNS_ADDRESS} title={label} aria-label={label}>
      <Icon name="table" />
      <span className="turns-link__word">{text('turns.title')}</span>
      {count > 0 && (
        <span className="turns-link__count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
}
