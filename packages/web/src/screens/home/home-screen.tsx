import { OFFERED } from '@ecumene/shelf/covers'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../words/use-words.tsx'
import { TopBar } from '../top-bar.tsx'
import { Continue } from './continue.tsx'
import { Featured } from './featured.tsx'
import { Finished } from './finished.tsx'
import { GameCard } from './game-card.tsx'
import { GuestName } from './guest-name.tsx'
import './home-screen.css'
import { useLevel } from './level-choice.tsx'
import { PublicTables } from './public-tables.tsx'

export const HomeScreen = (): ReactElement => {
  const { text } = useWords()
  const [level, chooseLevel] = useLevel()
  const [first, ...others] = OFFERED
  return (
    <>
      <TopBar />
      <main className="home" id="content" tabIndex={-1}>
        {first !== undefined && <Featured edition={first} level={level} onLevel={chooseLevel} />}
        <Continue />
        {others.length > 0 && (
          <section className="home__games" aria-labelledby="more-games">
            <h2 id="more-games">{text('home.moreGames')}</h2>
            <div className="home__cards">
              {others.map((edition) => (
                <GameCard key={edition.id} edition={edition} level={level} />
              ))}
            </div>
          </section>
        )}
        <div className="home__pair">
          <PublicTables />
          <GuestName />
        </div>
        <Finished />
      </main>
      <footer className="home-foot">
        <p>{text('page.tagline')}</p>
        <nav>
          <Link href="/rules">{text('rules.title')}</Link>
          <Link href="/encyclopedia">{text('encyclopedia.title')}</Link>
          <Link href="/mine">{text('mine.title')}</Link>
          <Link href="/about">{text('page.about')}</Link>
        </nav>
      </footer>
    </>
  )
}
