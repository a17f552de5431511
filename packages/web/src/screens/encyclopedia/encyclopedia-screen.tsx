import type { Game } from '@ecumene/kernel'
import { ALL_GAMES, booksOf, gameNamed } from '@ecumene/shelf'
import { type ReactElement, useId, useMemo } from 'react'
import { Link, useLocation } from 'wouter'
import { Encyclopedia } from '../../encyclopedia/encyclopedia.tsx'
import { encyclopediaAddress } from '../../encyclopedia/piece-link.tsx'
import { GAME_NAME } from '../../games/game-words.ts'
import { Icon } from '../../icons/icon.tsx'
import { useWords } from '../../words/use-words.tsx'
import { NotFound } from '../not-found.tsx'
import { TopBar } from '../top-bar.tsx'
import './encyclopedia-screen.css'

type EncyclopediaScreenProps = { readonly gameId: string | undefined; readonly opened: string | null }

const TOLD: readonly Game[] = ALL_GAMES.filter(({ presentation }) => presentation.catalogue !== undefined)

/** The encyclopedias of all games. `/encyclopedia/duel/wonder/piraeus` opens one at an entry. */
export const EncyclopediaScreen = ({ gameId, opened }: EncyclopediaScreenProps): ReactElement => {
  const game = gameId === undefined ? (TOLD[0] ?? null) : gameNamed(gameId)
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
          <GameChoice game={game} onChoose={(id) => navigate(encyclopediaAddress(id, null))} />
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

const GameChoice = ({ game, onChoose }: { readonly game: Game; readonly onChoose: (id: string) => void }) => {
  const { text } = useWords()
  const id = useId()
  return (
    <div className="encyclopedia-screen__game">
      <label className="unseen" htmlFor={id}>
        {text('encyclopedia.game')}
      </label>
      <select id={id} className="input" value={game.id} onChange={(event) => onChoose(event.target.value)}>
        {TOLD.map((each) => (
          <GameName key={each.id} game={each} />
        ))}
      </select>
    </div>
  )
}

const GameName = ({ game }: { readonly game: Game }): ReactElement => {
  const { say } = useWords(game)
  return <option value={game.id}>{say(GAME_NAME)}</option>
}
