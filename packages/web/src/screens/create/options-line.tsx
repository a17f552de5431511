import type { ReactElement } from 'react'
import { useGame } from '../../games/use-game.ts'
import { useWords } from '../../words/use-words.tsx'
import { chosenOptions } from './chosen-options.ts'

type OptionsLineProps = { readonly gameId: string; readonly options: Readonly<Record<string, unknown>> }

/** What is special about a table, in one line of the game's own words; nothing if all options have their defaults. */
export const OptionsLine = ({ gameId, options }: OptionsLineProps): ReactElement | null => {
  const game = useGame(gameId)
  const { say } = useWords(game)
  const chosen = game === null ? [] : chosenOptions(game, options)
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
