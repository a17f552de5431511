import { type ReactElement, useCallback, useEffect, useId, useState } from 'react'
import { useKey } from '../../controls/use-key.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import type { PageKey } from '../../words/keys.ts'
import { useWords } from '../../words/use-words.tsx'
import './film-bar.css'

/** Slow enough to follow, quick enough not to bore. */
const STEP_MS = 1100

type FilmBarProps = { readonly length: number; readonly ply: number; readonly onPly: (ply: number) => void }

/** Step by step, by itself, or straight to any position: buttons, arrow keys, Home, End, space, and a slider. */
export const FilmBar = ({ length, ply, onPly }: FilmBarProps): ReactElement => {
  const { text } = useWords()
  const [isRunning, setRunning] = useState(false)
  const sliderId = useId()
  const go = useCallback((to: number) => onPly(Math.max(0, Math.min(length, to))), [length, onPly])
  const toggle = useCallback(() => {
    if (ply === length) go(0)
    setRunning((was) => !was)
  }, [go, length, ply])

  useEffect(() => {
    if (!isRunning) return
    if (ply >= length) return setRunning(false)
    const timer = setTimeout(() => go(ply + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [isRunning, ply, length, go])

  const step = (to: number) => {
    setRunning(false)
    go(to)
  }
  useKey('ArrowLeft', () => step(ply - 1))
  useKey('ArrowRight', () => step(ply + 1))
  useKey('Home', () => step(0))
  useKey('End', () => step(length))
  useKey('p', toggle)

  return (
    <div className="film-bar" role="toolbar" aria-label={text('replay.title')}>
      <Step icon="fast-forward-button" isEnd isTurned label="replay.first" isOff={ply === 0} onPress={() => step(0)} />
      <Step icon="previous-button" label="replay.back" isOff={ply === 0} onPress={() => step(ply - 1)} />
      <Step
        icon={isRunning ? 'pause-button' : 'play-button'}
        label={isRunning ? 'replay.pause' : 'replay.play'}
        isOff={length === 0}
        onPress={toggle}
      />
      <Step icon="next-button" label="replay.forward" isOff={ply === length} onPress={() => step(ply + 1)} />
      <Step icon="fast-forward-button" isEnd label="replay.last" isOff={ply === length} onPress={() => step(length)} />
      <label className="unseen" htmlFor={sliderId}>
        {text('replay.move')}
      </label>
      <input
        id={sliderId}
        className="film-bar__slider"
        type="range"
        min={0}
        max={length}
        value={ply}
        aria-valuetext={text('replay.position', { ply, length })}
        onChange={(event) => step(Number(event.target.value))}
      />
      <output className="film-bar__count" htmlFor={sliderId}>
        {ply} / {length}
      </output>
    </div>
  )
}

type StepProps = {
  readonly icon: IconName
  readonly label: PageKey
  readonly isOff: boolean
  /** One of the two ends. */
  readonly isEnd?: boolean
  readonly isTurned?: boolean
  readonly onPress: () => void
}

const Step = ({ icon, label, isOff, isEnd = false, isTurned = false, onPress }: StepProps): ReactElement => {
  const { text } = useWords()
  return (
    <button
      type="button"
      className="button button--icon film-bar__step"
      data-end={isEnd}
      data-turned={isTurned}
      aria-disabled={isOff}
      title={text(label)}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} size="0.9em" />
      <span className="unseen">{text(label)}</span>
    </button>
  )
}
