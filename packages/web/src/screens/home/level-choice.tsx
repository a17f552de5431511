import { LEVELS, type Level } from '@ecumene/bots'
import { type ReactElement, useState } from 'react'
import { Choice } from '../../controls/choice.tsx'
import { remember, remembered } from '../../memory/remembered.ts'
import { useWords } from '../../words/use-words.tsx'

/** The level that was used last; a newcomer starts with the easy one. */
export const useLevel = (): readonly [Level, (level: Level) => void] => {
  const [level, setLevel] = useState<Level>(() => LEVELS.find((known) => known === remembered('level')) ?? 'easy')
  const choose = (chosen: Level) => {
    remember('level', chosen)
    setLevel(chosen)
  }
  return [level, choose]
}

type LevelChoiceProps = { readonly level: Level; readonly onChange: (level: Level) => void }

export const LevelChoice = ({ level, onChange }: LevelChoiceProps): ReactElement => {
  const { text } = useWords()
  return (
    <Choice
      label={text('level.label')}
      value={level}
      onChange={onChange}
      options={LEVELS.map((known) => ({ value: known, text: text(`level.${known}`) }))}
    />
  )
}
