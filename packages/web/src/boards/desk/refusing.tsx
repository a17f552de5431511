import { type ReactElement, useEffect, useRef, useState } from 'react'
import { remember, remembered } from '../../memory/remembered.ts'
import { telling } from '../../tips/tip.ts'
import { useWords } from '../../words/use-words.tsx'
import styles from './refusing.module.css'

type RefusingProps = {
  /** The only thing to answer now; `null` where there is something to decide, or nothing is asked. */
  readonly move: string | null
  readonly ply: number
  readonly busy: boolean
  readonly submit: (move: string) => void
}

/** As long as somebody takes who looks and shrugs: an answer at once would tell that there was nothing to look at. */
const LEAST_MS = 900
const SPREAD_MS = 2200

/** A switch of this browser: whoever could only say no says it without being asked. */
export const Refusing = ({ move, ply, busy, submit }: RefusingProps): ReactElement => {
  const { text } = useWords()
  const [isOn, setOn] = useState(() => remembered('refuses') === 'yes')
  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer to the next question is another answer
  useEffect(() => {
    if (!isOn || busy || move === null) return
    const timer = setTimeout(() => latest.current(move), LEAST_MS + Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [isOn, busy, move, ply])
  const tell = () => ({ name: text('board.refuse'), lines: [{ words: text('board.refuse.about') }] })
  return (
    <label className={styles['refusing']} {...telling<HTMLLabelElement>(tell)}>
      <input
        type="checkbox"
        {...telling<HTMLInputElement>(tell)}
        checked={isOn}
        onChange={({ target }) => {
          remember('refuses', target.checked ? 'yes' : 'no')
          setOn(target.checked)
        }}
      />
      <span>{text('board.refuse')}</span>
    </label>
  )
}
