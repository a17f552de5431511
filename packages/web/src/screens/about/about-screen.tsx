import type { ReactElement } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { TopBar } from '../top-bar.tsx'
import './about-screen.css'

export const AboutScreen = (): ReactElement => {
  const { text } = useWords()
  return (
    <>
      <TopBar />
      <main className="about" id="content" tabIndex={-1}>
        <h1>{text('about.title')}</h1>
        <p>{text('about.unofficial')}</p>
        <p>{text('about.icons', { source: 'game-icons.net', licence: 'CC BY 3.0' })}</p>
        <p>{text('about.fonts')}</p>
        <p>{text('about.privacy')}</p>
      </main>
    </>
  )
}
