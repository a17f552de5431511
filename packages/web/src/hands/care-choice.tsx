import type { ReactElement } from 'react'
import { Choice } from '../controls/choice.tsx'
import { useWords } from '../words/use-words.tsx'
import { careSetting } from './care.ts'
import { CARES } from './hands.ts'

/** When a move is asked about once more before it is made. */
export const CareChoice = (): ReactElement => {
  const { text } = useWords()
  return (
    <Choice
      label={text('care.title')}
      isLabelShown
      value={careSetting.use()}
      onChange={careSetting.choose}
      options={CARES.map((care) => ({ value: care, text: text(`care.${care}`) }))}
    />
  )
}
