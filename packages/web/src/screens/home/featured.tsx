import type { Game } from '@ecumene/kernel'
import { type ReactElement, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { GAME_MOTTO, GAME_NAME } from '../../games/game-words.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { remembered } from '../../memory/remembered.ts'
import { createLocalGame } from '../../table/local-store.ts'
import type { PageKey } from '../../words/keys.ts'
import { useWords } from '../../words/use-words.tsx'
import type { Where } from '../create/wishes.ts'
import './featured.css'
import { HeroArt } from './hero-art.tsx'
import { LevelChoice, useLevel } from './level-choice.tsx'

/** A game as the start page offers it: one click to play, and the other ways beside it. */
export const Featured = ({ game }: { readonly game: Game }): ReactElement => {
  const { text, say } = useWords(game)
  const [level, chooseLevel] = useLevel()
  const [, navigate] = useLocation()
  const [isStarting, setStarting] = useState(false)
  const { min, max } = game.seats

  const playNow = async () => {
    setStarting(true)
    const bots = Array.from({ length: game.seats.min - 1 }, () => ({ kind: 'bot', level }) as const)
    const me = { kind: 'person', name: remembered('name') ?? '' } as const
    navigate(await createLocalGame({ game: game.id, seats: [me, ...bots], options: {}, handover: 'secrets' }))
  }

  return (
    <section className="featured" aria-labelledby={`game-${game.id}`}>
      <div className="featured__words">
        <p className="featured__players">
          {min === max ? text('game.players.exact', { count: max }) : text('game.players.range', { min, max })}
        </p>
        <h1 id={`game-${game.id}`}>{say(GAME_NAME)}</h1>
        <p className="featured__motto">{say(GAME_MOTTO)}</p>
        <div className="featured__play">
          <button type="button" className="button button--do featured__now" disabled={isStarting} onClick={playNow}>
            <span className="featured__now-title">{text('home.playNow')}</span>
            <span className="featured__now-hint">{text('home.playNow.hint')}</span>
          </button>
          <div className="featured__level">
            <LevelChoice level={level} onChange={chooseLevel} />
            <p>
              {text(`level.${level}`)}: {text(`level.${level}.hint`)}. {text('level.honest')}
            </p>
          </div>
        </div>
        <nav className="featured__ways" aria-label={text('home.ways')}>
          <Way game={game} where="hotSeat" icon="chess-pawn" title="home.hotSeat" hint="home.hotSeat.hint" />
          <Way game={game} where="online" icon="linked-rings" title="home.online" hint="home.online.hint" />
          <Way game={game} where="solo" icon="scroll-quill" title="home.solo" hint="home.solo.hint" />
        </nav>
      </div>
      <div className="featured__art">
        <HeroArt />
      </div>
    </section>
  )
}

type WayProps = {
  readonly game: Game
  readonly where: Where
  readonly icon: IconName
  readonly title: PageKey
  readonly hint: PageKey
}

const Way = ({ game, where, icon, title, hint }: WayProps): ReactElement => {
  const { text } = useWords()
  return (
    <Link className="way" href={`/new/${game.id}?where=${where}`}>
      <Icon name={icon} size="28px" />
      <span className="way__words">
        <strong>{text(title)}</strong>
        <span>{text(hint)}</span>
      </span>
      <Icon name="chevron-right" className="way__go" size="16px" />
    </Link>
  )
}
