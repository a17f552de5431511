import type { ReactElement, ReactNode, RefObject } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import { telling } from '../tips/tip.ts'
import type { PageKey } from '../words/keys.ts'
import { useWords } from '../words/use-words.tsx'
import type { Camera } from './camera.ts'
import styles from './stage.module.css'

/** What a press of a button or a key enlarges by. */
export const STEP = 1.4

type Control = {
  readonly name: 'in' | 'out' | 'fit'
  readonly words: PageKey
  readonly keys: string
  readonly icon: IconName
  readonly press: (camera: Camera | null) => void
}

type ControlName = Control['name']

const CONTROLS: readonly Control[] = [
  { name: 'in', words: 'stage.in', keys: '+', icon: 'plus', press: (camera) => camera?.zoom(STEP) },
  { name: 'out', words: 'stage.out', keys: '-', icon: 'minus', press: (camera) => camera?.zoom(1 / STEP) },
  { name: 'fit', words: 'stage.fit', keys: 'f 0', icon: 'four-corners', press: (camera) => camera?.fit() },
]

type ControlsProps = {
  readonly camera: RefObject<Camera | null>
  /** Further buttons of the stage. */
  readonly children?: ReactNode
}

/** Buttons for what wheel and fingers do. Not part of what is told of the place: they say nothing about the game. */
export const Controls = ({ camera, children }: ControlsProps): ReactElement => {
  const { text } = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={text('stage.controls')} className={styles['controls']} data-untold>
      {CONTROLS.map(({ name, words, keys, icon, press }) => (
        <button
          key={name}
          type="button"
          aria-label={text(words)}
          aria-keyshortcuts={keys}
          className={styles['control']}
          data-stage-control={name}
          onClick={() => press(camera.current)}
          {...telling<HTMLButtonElement>(() => ({ name: text(words) }))}
        >
          <Icon name={icon} />
        </button>
      ))}
      {children}
    </div>
  )
}

/** Which of the buttons would change nothing. Marked without React, as often as the scale changes. */
export const markControls = (stage: HTMLElement, isIdle: Readonly<Record<ControlName, boolean>>): void => {
  for (const button of stage.querySelectorAll('[data-stage-control]')) {
    const name = button.getAttribute('data-stage-control') as ControlName
    if (button.getAttribute('aria-disabled') !== String(isIdle[name])) {
      button.setAttribute('aria-disabled', String(isIdle[name]))
    }
  }
}
