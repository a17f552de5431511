import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { LanguageChoice, ThemeButton } from '../controls/preferences.tsx'
import { Icon } from '../icons/icon.tsx'
import { UpdateBar } from '../offline/update-bar.tsx'
import { TurnsLink } from '../turns/turns-link.tsx'
import { useWords } from '../words/use-words.tsx'
import './top-bar.css'

/** The quiet bar above every screen but the table. */
export const TopBar = (): ReactElement => {
  const { text } = useWords()
  return (
    <>
      <UpdateBar />
      <header className="top-bar">
        <Link className="top-bar__home" href="/" title={text('page.home')}>
          <Icon name="ionic-column" size="1.1em" />
          <span>{text('page.name')}</span>
        </Link>
        <div className="top-bar__tools">
          <TurnsLink />
          <Link className="button button--quiet button--icon top-bar__mine" href="/mine" title={text('mine.title')}>
            <Icon name="id-card" />
            <span className="unseen">{text('mine.title')}</span>
          </Link>
          <LanguageChoice />
          <ThemeButton />
        </div>
      </header>
    </>
  )
}
