import type { ReactElement } from 'react'
import { Choice } from '../controls/choice.tsx'
import { useWords } from '../words/use-words.tsx'
import { choosePace, PACES, usePace } from './pace.ts'

/** How quickly the doings of others are shown. */
export const PaceChoice = (): ReactElement => {
  const { text } = useWords()
  return (
    <Choice
      label={text('pace.title')}
      isLabelShown
      value={usePace()}
      onChange={choosePace}
      options={PACES.map((pace) => ({ value: pace, text: text(`pace.${pace}`) }))}
    />
  )
}
