import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../words/use-words.tsx'
import { Notice } from './notice.tsx'
import { TopBar } from './top-bar.tsx'

export const NotFound = (): ReactElement => {
  const { text } = useWords()
  return (
    <>
      <TopBar />
      <Notice icon="ancient-columns" title={text('page.notFound')} text={text('page.notFound.text')}>
        <Link className="button button--do" href="/">
          {text('page.home')}
        </Link>
      </Notice>
    </>
  )
}
