import type { Level } from '@ecumene/bots'
import { coverNamed, type Edition } from '@ecumene/shelf/covers'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { Icon, type IconName } from '../../icons/icon.tsx'
import type { PageKey } from '../../words/keys.ts'
import { useWords } from '../../words/use-words.tsx'
import './featured.css'
import { HeroArt } from './hero-art.tsx'
import { LevelChoice } from './level-choice.tsx'
import { usePlayNow } from './play-now.ts'

type FeaturedProps = { readonly edition: Edition; readonly level: Level; readonly onLevel: (level: Level) => void }

/** The game at the top of the start page: one click to play, and the other ways beside it. */
export const Featured = ({ edition, level, onLevel }: FeaturedProps): ReactElement => {
  const { text, say } = useWords(coverNamed(edition.game))
  const playNow = usePlayNow(edition, level)
  const { min, max } = edition.seats

  return (
    <section className="featured" aria-labelledby={`game-${edition.id}`}>
      <div className="featured__words">
        <p className="featured__players">
          {min === max ? text('game.players.exact', { count: max }) : text('game.players.range', { min, max })}
        </p>
        <h1 id={`game-${edition.id}`}>{say(edition.name)}</h1>
        <p className="featured__motto">{say(edition.motto)}</p>
        <div className="featured__play">
          <button type="button" className="button button--do featured__now" onClick={playNow}>
            <span className="featured__now-title">{text('home.playNow')}</span>
            <span className="featured__now-hint">{text('home.playNow.hint')}</span>
          </button>
          <div className="featured__level">
            <LevelChoice level={level} onChange={onLevel} />
            <p>
              {text(`level.${level}`)}: {text(`level.${level}.hint`)}. {text('level.honest')}
            </p>
          </div>
        </div>
        <nav className="featured__ways" aria-label={text('home.ways')}>
          {edition.lesson !== undefined && (
            <Way href={`/learn/${edition.id}`} icon="white-book" title="home.learn" hint="home.learn.hint" />
          )}
          {edition.exercises !== undefined && (
            <Way href={`/exercises/${edition.id}`} icon="light-bulb" title="exercises.title" hint="exercises.hint" />
          )}
          <Way
            href={`/new/${edition.id}?where=hotSeat`}
            icon="chess-pawn"
            title="home.hotSeat"
            hint="home.hotSeat.hint"
          />
          <Way
            href={`/new/${edition.id}?where=online`}
            icon="linked-rings"
            title="home.online"
            hint="home.online.hint"
          />
          <Way href={`/new/${edition.id}?where=solo`} icon="scroll-quill" title="home.solo" hint="home.solo.hint" />
        </nav>
      </div>
      <div className="featured__art">
        <HeroArt />
      </div>
    </section>
  )
}

type WayProps = {
  readonly href: string
  readonly icon: IconName
  readonly title: PageKey
  readonly hint: PageKey
}

const Way = ({ href, icon, title, hint }: WayProps): ReactElement => {
  const { text } = useWords()
  return (
    <Link className="way" href={href}>
      <Icon name={icon} size="28px" />
      <span className="way__words">
        <strong>{text(title)}</strong>
        <span>{text(hint)}</span>
      </span>
      <Icon name="chevron-right" className="way__go" size="16px" />
    </Link>
  )
}
