import type { ReactElement } from 'react'
import { useWords } from '../words/use-words.tsx'
import { Notice } from './notice.tsx'

/** What is shown while something larger is on its way. */
export const Loading = (): ReactElement => {
  const { text } = useWords()
  return <Notice icon="ionic-column" title={text('page.loading')} />
}
