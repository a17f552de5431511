import { editionAt } from '@ecumene/shelf/covers'
import { type ReactElement, useEffect, useState } from 'react'
import type { LocalGame } from '../../table/local-game.ts'
import { localStore } from '../../table/local-store.ts'
import { useWords } from '../../words/use-words.tsx'
import { SavedGame, seatsOf } from './saved-game.tsx'

type LocalGames = { readonly games: readonly LocalGame[]; readonly remove: (game: LocalGame) => void }

/** The games of this browser that are wanted here. `isWanted` is asked once. */
export const useLocalGames = (isWanted: (game: LocalGame) => boolean): LocalGames => {
  const [games, setGames] = useState<readonly LocalGame[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted does not change.
  useEffect(() => {
    localStore.list().then(
      (kept) => setGames(kept.filter(isWanted)),
      // A browser that keeps nothing has none.
      () => undefined,
    )
  }, [])
  const remove = async (game: LocalGame) => {
    await localStore.remove(game.id)
    setGames((before) => before.filter((other) => other !== game))
  }
  return { games, remove: (game) => void remove(game) }
}

type LocalRowsProps = LocalGames & { readonly addressOf: (game: LocalGame) => string }

/** Games of this browser as rows of a list. */
export const LocalRows = ({ games, remove, addressOf }: LocalRowsProps): ReactElement => {
  const { text, language } = useWords()
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      {games.map((game) => (
        <li key={game.id}>
          <SavedGame
            edition={editionAt(game)}
            seats={seatsOf(game)}
            address={addressOf(game)}
            onRemove={() => remove(game)}
          >
            {text('home.continue.moves', { count: game.moves })} · {when.format(game.changedAt)}
          </SavedGame>
        </li>
      ))}
    </>
  )
}
