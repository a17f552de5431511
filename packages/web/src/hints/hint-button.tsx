import type { ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words/use-words.tsx'
import type { Hinting } from './use-hint.ts'

/** Asks what a bot would do (key `h`). */
export const HintButton = ({ hinting }: { readonly hinting: Hinting }): ReactElement => {
  const { text } = useWords()
  const { hint, isThinking, isAsked, press } = hinting
  return (
    <button
      type="button"
      className="button table-head__undo"
      title={text(isAsked ? 'hint.ask' : 'hint.notNow')}
      aria-keyshortcuts="h"
      aria-pressed={hint !== null || isThinking}
      aria-busy={isThinking}
      disabled={!isAsked}
      onClick={press}
    >
      <Icon name="light-bulb" />
      <span className="table-head__word">{text('hint.title')}</span>
    </button>
  )
}
