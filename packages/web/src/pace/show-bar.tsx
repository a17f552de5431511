import { type ReactElement, useEffect } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words/use-words.tsx'
import styles from './show-bar.module.css'
import { useShowing } from './use-show.ts'

type ShowBarProps = {
  /** What is being shown, in words. */
  readonly caption: string | null
  /** The player is asked something now: the space bar is theirs. */
  readonly isAsked: boolean
}

/** Holds up what the others do, or skips it. The space bar pauses too, where it can mean nothing else. */
export const ShowBar = ({ caption, isAsked }: ShowBarProps): ReactElement | null => {
  const { text } = useWords()
  const showing = useShowing()
  const { pause, isBehind = false, isPaused = false, isRunning = false, stop = [] } = showing ?? {}
  const takesSpace = pause !== undefined && stop.length === 0 && (isBehind || isPaused || !isAsked)
  useEffect(() => {
    if (!takesSpace) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey || isPressed(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) pause()
    }
    window.addEventListener('keydown', listen, { capture: true })
    // A button is pressed when the bar is let go.
    window.addEventListener('keyup', swallowSpace, { capture: true })
    return () => {
      window.removeEventListener('keydown', listen, { capture: true })
      window.removeEventListener('keyup', swallowSpace, { capture: true })
    }
  }, [takesSpace, pause])
  if (showing === null) return null
  const isOn = stop.length === 0 && (isBehind || isPaused || (isRunning && !isAsked))
  const does = text(isPaused ? 'show.goOn' : 'show.pause')
  return (
    <div className={styles['bar']} data-show={isOn ? (isPaused ? 'paused' : 'running') : 'off'}>
      <button type="button" aria-keyshortcuts="Space" onClick={showing.pause}>
        <Icon name={isPaused ? 'play-button' : 'pause-button'} size="14px" />
        <span className="unseen">{does}</span>
      </button>
      <span className={styles['caption']}>{isPaused ? text('show.paused') : caption}</span>
      <button type="button" onClick={showing.skip}>
        <Icon name="fast-forward-button" size="14px" />
        <span className={styles['skip']}>{text('show.skip')}</span>
      </button>
    </div>
  )
}

/** What the bar presses by itself: anything but the things of the table, with which nothing can be done meanwhile. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('a, button, input, textarea, select, summary, dialog, [contenteditable]') !== null &&
  target.closest('button[data-anchor]') === null

const swallowSpace = (event: KeyboardEvent): void => {
  if (event.key === ' ' && !isPressed(event.target)) event.preventDefault()
}
