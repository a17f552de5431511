import type { ReactElement } from 'react'
import { Choice } from '../controls/choice.tsx'
import { useWords } from '../words/use-words.tsx'
import { soundTrial } from './use-sounds.ts'
import { VOLUMES, volumeSetting } from './volume.ts'

/** How loud the table is; a choice can be heard at once. */
export const SoundChoice = (): ReactElement => {
  const { text } = useWords()
  const volume = volumeSetting.use()
  return (
    <Choice
      label={text('sound.title')}
      isLabelShown
      value={volume}
      onChange={(chosen) => {
        volumeSetting.choose(chosen)
        soundTrial()
      }}
      options={VOLUMES.map((known) => ({ value: known, text: text(`sound.${known}`) }))}
    />
  )
}
