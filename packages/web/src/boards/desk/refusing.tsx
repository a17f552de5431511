import { type ReactElement, useEffect, useRef } from 'react'
import { telling } from '../../tips/tip.ts'
import { useWords } from '../../words/use-words.tsx'
import type { Desk } from './desk.ts'
import { type EmptyAnswer, isGivenFor } from './refusal.ts'
import { refusesSetting } from './refuses.ts'
import styles from './refusing.module.css'

type RefusingProps = {
  readonly desk: Desk
  /** The only thing to answer now; `null` where there is something to decide, or nothing is asked. */
  readonly answer: EmptyAnswer | null
  /** Others may be asked at the same time, and must not learn who has nothing to answer. */
  readonly isSecret: boolean
}

/** Just long enough to be seen. */
const GLANCE_MS = 400
/** As long as somebody takes who looks and shrugs: an answer at once would tell that there was nothing to look at. */
const SHRUG_MS = 900
const SPREAD_MS = 2200

/** A switch of this browser: whoever could only say no says it without being asked. */
export const Refusing = ({ desk, answer, isSecret }: RefusingProps): ReactElement => {
  const { seen, hands, props } = desk
  const { text } = useWords()
  const refuses = refusesSetting.use()
  // A lesson waits until its step has been understood.
  const isGiven = answer !== null && props.isTaught !== true && isGivenFor(refuses, seen, answer)
  const move = isGiven ? answer.move : null
  const { seats, yours } = props.state
  const isWatched = isSecret && seats.some(({ kind }, seat) => kind === 'person' && !yours.includes(seat))
  const isBusy = desk.busy || hands.isBusy
  const latest = useRef(props.submit)
  useEffect(() => {
    latest.current = props.submit
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer to the next question is another answer
  useEffect(() => {
    if (isBusy || move === null) return
    const wait = isWatched ? SHRUG_MS + Math.random() * SPREAD_MS : GLANCE_MS
    const timer = setTimeout(() => latest.current(move), wait)
    return () => clearTimeout(timer)
  }, [isBusy, move, isWatched, seen.ply])
  const tell = () => ({ name: text('board.refuse'), lines: [{ words: text('board.refuse.about') }] })
  return (
    <label className={styles['refusing']} {...telling<HTMLLabelElement>(tell)}>
      <input
        type="checkbox"
        {...telling<HTMLInputElement>(tell)}
        checked={refuses === 'yes'}
        onChange={({ target }) => refusesSetting.choose(target.checked ? 'yes' : 'no')}
      />
      <span>{text('board.refuse')}</span>
    </label>
  )
}
