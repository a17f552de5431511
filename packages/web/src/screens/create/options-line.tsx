import type { ReactElement } from 'react'
import { useEdition } from '../../games/use-edition.ts'
import { useWords } from '../../words/use-words.tsx'
import { chosenOptions } from './chosen-options.ts'

type OptionsLineProps = { readonly editionId: string; readonly options: Readonly<Record<string, unknown>> }

/** What is special about a table, in one line of the game's own words; nothing if all options have their defaults. */
export const OptionsLine = ({ editionId, options }: OptionsLineProps): ReactElement | null => {
  const edition = useEdition(editionId)
  const { say } = useWords(edition?.rules)
  const chosen = edition === null ? [] : chosenOptions(edition, options)
  if (chosen.length === 0) return null
  return (
    <span className="options-line">
      {chosen
        .map(({ label, value }) => {
          if (value === null) return say(label)
          return `${say(label)}: ${typeof value === 'number' ? value : say(value)}`
        })
        .join(' · ')}
    </span>
  )
}
