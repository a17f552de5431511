import type { ReactElement } from 'react'
import { Choice } from '../../controls/choice.tsx'
import { useWords } from '../../words/use-words.tsx'
import { REFUSALS, refusesSetting } from './refuses.ts'

/** When the page passes for the player. */
export const RefuseChoice = (): ReactElement => {
  const { text } = useWords()
  const names = { yes: text('care.always'), idle: text('board.refuse.idle'), no: text('care.never') }
  return (
    <Choice
      label={text('board.refuse')}
      form="list"
      isLabelShown
      value={refusesSetting.use()}
      onChange={refusesSetting.choose}
      options={REFUSALS.map((refuses) => ({ value: refuses, text: names[refuses] }))}
    />
  )
}
