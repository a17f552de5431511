import type { ReactElement } from 'react'
import { Choice } from '../controls/choice.tsx'
import { useWords } from '../words/use-words.tsx'
import { PACES, paceSetting } from './pace.ts'

/** How quickly the doings of others are shown. */
export const PaceChoice = (): ReactElement => {
  const { text } = useWords()
  return (
    <Choice
      label={text('pace.title')}
      isLabelShown
      value={paceSetting.use()}
      onChange={paceSetting.choose}
      options={PACES.map((pace) => ({ value: pace, text: text(`pace.${pace}`) }))}
    />
  )
}
