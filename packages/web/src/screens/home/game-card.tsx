import type { Level } from '@ecumene/bots'
import { coverNamed, type Edition } from '@ecumene/shelf/covers'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { hasOwnBoard } from '../../boards/boards.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import type { PageKey } from '../../words/keys.ts'
import { useWords } from '../../words/use-words.tsx'
import type { Where } from '../create/wishes.ts'
import { CardArt } from './card-art.tsx'
import './game-card.css'
import { usePlayNow } from './play-now.ts'

const WAYS: readonly { readonly where: Where; readonly icon: IconName; readonly title: PageKey }[] = [
  { where: 'hotSeat', icon: 'chess-pawn', title: 'home.hotSeat' },
  { where: 'online', icon: 'linked-rings', title: 'home.online' },
  { where: 'solo', icon: 'scroll-quill', title: 'home.solo' },
]

/** One of the other games on the start page: the same ways to play, in less space. */
export const GameCard = ({ edition, level }: { readonly edition: Edition; readonly level: Level }): ReactElement => {
  const { text, say } = useWords(coverNamed(edition.game))
  const playNow = usePlayNow(edition, level)
  const { min, max } = edition.seats
  const playersText =
    min === max ? text('game.players.exact', { count: max }) : text('game.players.range', { min, max })
  return (
    <section className="game-card" aria-labelledby={`game-${edition.id}`}>
      <CardArt edition={edition} />
      <div className="game-card__words">
        <p className="game-card__players">{playersText}</p>
        <h3 id={`game-${edition.id}`}>{say(edition.name)}</h3>
        <p>{say(edition.motto)}</p>
        {!hasOwnBoard(edition.game) && <p className="game-card__note">{text('home.plainBoard')}</p>}
      </div>
      <div className="game-card__ways">
        <button type="button" className="button button--do" onClick={playNow}>
          {text('home.playNow')}
        </button>
        {edition.lesson !== undefined && (
          <Link className="button" href={`/learn/${edition.id}`}>
            <Icon name="white-book" /> {text('home.learn')}
          </Link>
        )}
        {edition.exercises !== undefined && (
          <Link className="button" href={`/exercises/${edition.id}`}>
            <Icon name="light-bulb" /> {text('exercises.title')}
          </Link>
        )}
        {WAYS.map(({ where, icon, title }) => (
          <Link key={where} className="button" href={`/new/${edition.id}?where=${where}`}>
            <Icon name={icon} /> {text(title)}
          </Link>
        ))}
      </div>
    </section>
  )
}
