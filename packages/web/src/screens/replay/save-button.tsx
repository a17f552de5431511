import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import type { Film } from '../../replay/film.ts'
import { saveMatchFile } from '../../replay/match-file.ts'
import { useWords } from '../../words/use-words.tsx'

/** The match as a file, once it is no longer secret. */
export const SaveButton = ({ film: { match } }: { readonly film: Film }): ReactElement | null => {
  const { text } = useWords()
  if (match === null) return null
  return (
    <button type="button" className="button" onClick={() => saveMatchFile(match)}>
      <Icon name="save-arrow" />
      {text('replay.save')}
    </button>
  )
}
