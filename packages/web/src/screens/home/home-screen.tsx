import { GAMES } from '@ecumene/shelf'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../words/use-words.tsx'
import { TopBar } from '../top-bar.tsx'
import { Continue } from './continue.tsx'
import { Featured } from './featured.tsx'
import { Finished } from './finished.tsx'
import { GuestName } from './guest-name.tsx'
import './home-screen.css'
import { PublicTables } from './public-tables.tsx'

export const HomeScreen = (): ReactElement => {
  const { text } = useWords()
  return (
    <>
      <TopBar />
      <main className="home" id="content" tabIndex={-1}>
        {GAMES.map((game) => (
          <Featured key={game.id} game={game} />
        ))}
        <Continue />
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
          <Link href="/about">{text('page.about')}</Link>
        </nav>
      </footer>
    </>
  )
}
