import type { Cover } from '@ecumene/kernel'
import { booksOf, COVERS } from '@ecumene/shelf/covers'
import { type ReactElement, useId, useMemo } from 'react'
import { Link, useLocation } from 'wouter'
import { Encyclopedia } from '../../encyclopedia/encyclopedia.tsx'
import { encyclopediaAddress } from '../../encyclopedia/piece-link.tsx'
import { GAME_NAME } from '../../games/game-words.ts'
import { useGame } from '../../games/use-game.ts'
import { Icon } from '../../icons/icon.tsx'
import { useWords } from '../../words/use-words.tsx'
import { NotFound } from '../not-found.tsx'
import { TopBar } from '../top-bar.tsx'
import './encyclopedia-screen.css'

type EncyclopediaScreenProps = { readonly gameId: string | undefined; readonly opened: string | null }

/** Whatever has a rulebook has an encyclopedia too. */
const TOLD: readonly Cover[] = COVERS.filter(({ books }) => books.length > 0)

/** The encyclopedias of all games. `/encyclopedia/duel/wonder/piraeus` opens one at an entry. */
export const EncyclopediaScreen = ({ gameId, opened }: EncyclopediaScreenProps): ReactElement => {
  const game = useGame(gameId ?? TOLD[0]?.id ?? '')
  const catalogue = useMemo(() => game?.presentation.catalogue?.(), [game])
  const { text } = useWords()
  const [, navigate] = useLocation()
  if (game === null || catalogue === undefined) return <NotFound />
  const book = booksOf(game.id)[0]
  return (
    <>
      <TopBar />
      <main className="encyclopedia-screen" id="content" tabIndex={-1}>
        <div className="encyclopedia-screen__head">
          <h1>{text('encyclopedia.title')}</h1>
          <GameChoice gameId={game.id} onChoose={(id) => navigate(encyclopediaAddress(id, null))} />
          {book !== undefined && (
            <Link className="button" href={`/rules/${book}`}>
              <Icon name="white-book" />
              {text('rules.title')}
            </Link>
          )}
        </div>
        <Encyclopedia
          key={game.id}
          game={game}
          catalogue={catalogue}
          opened={opened}
          onOpen={(address) => navigate(encyclopediaAddress(game.id, address))}
          onRule={null}
        />
      </main>
    </>
  )
}

const GameChoice = ({ gameId, onChoose }: { readonly gameId: string; readonly onChoose: (id: string) => void }) => {
  const { text } = useWords()
  const id = useId()
  return (
    <div className="encyclopedia-screen__game">
      <label className="unseen" htmlFor={id}>
        {text('encyclopedia.game')}
      </label>
      <select id={id} className="input" value={gameId} onChange={(event) => onChoose(event.target.value)}>
        {TOLD.map((each) => (
          <GameName key={each.id} game={each} />
        ))}
      </select>
    </div>
  )
}

const GameName = ({ game }: { readonly game: Cover }): ReactElement => {
  const { say } = useWords(game)
  return <option value={game.id}>{say(GAME_NAME)}</option>
}
