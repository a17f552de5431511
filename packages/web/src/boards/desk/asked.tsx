import type { ReactElement, ReactNode } from 'react'
import { DeedButton } from '../../hands/deed-button.tsx'
import { useWords } from '../../words/use-words.tsx'
import styles from './asked.module.css'
import type { Desk } from './desk.ts'

/** A move that is drawn on its button: what it is drawn as, and the drawing. */
export type Drawn = { readonly is: string; readonly face: ReactNode }

type AskedProps = {
  readonly desk: Desk
  /** What stands there while nothing is asked of the viewer. */
  readonly quiet: string
  /** What the question is about: above it. */
  readonly about?: ReactNode
  /** What is known about it: below it. */
  readonly children?: ReactNode
  readonly drawn?: (move: string) => Drawn | null
  /** The moves that have a button; else those that are made at no thing of the table. */
  readonly listed?: readonly string[]
  /** Styles of the list of buttons, and of a button that is drawn. */
  readonly list?: string | undefined
  readonly face?: string | undefined
  /** Does it say that the rest is done where the table is lit? */
  readonly isHinted?: boolean
}

/** What is asked, what it is about, and what is done at no thing of the table. */
export const Asked = (props: AskedProps): ReactElement => {
  const { desk, quiet, about, children, drawn = () => null, listed = props.desk.hands.loose, list = '', face } = props
  const { isHinted = true } = props
  const { seen, say, hands, isAsked, moveText, noteOn, busy } = desk
  const { text } = useWords()
  const question = seen.asked === null ? quiet : say(seen.asked)
  return (
    <section
      className={styles['asked']}
      aria-labelledby="asked"
      data-anchor="asked"
      data-asked={isAsked || undefined}
      data-empty={question === '' || undefined}
    >
      {about !== undefined && (
        <p className={styles['about']} data-tips>
          {about}
        </p>
      )}
      <h2 id="asked">{question}</h2>
      {children}
      {isAsked && listed.length > 0 && (
        <ul
          className={`${styles['deeds']} ${list}`}
          data-many={listed.length > 6 || undefined}
          data-drawn={listed.map(drawn).find((choice) => choice !== null)?.is}
        >
          {listed.map((move) => {
            const choice = drawn(move)
            return (
              <li key={move}>
                <DeedButton
                  {...{ hands, move, busy }}
                  thing={`deed:${move}`}
                  isThing
                  words={moveText(move)}
                  note={noteOn(move)}
                  className={face}
                  choice={choice?.is}
                  face={choice?.face}
                />
              </li>
            )
          })}
        </ul>
      )}
      {isAsked && isHinted && listed.length < seen.legal.length && (
        <p className={styles['hint']}>{text(listed.length > 0 ? 'board.lit' : 'board.litOnly')}</p>
      )}
    </section>
  )
}

/** A line about the question: a sum to remember, or a hint how to do it. */
export const AskedLine = ({
  is,
  children,
}: {
  readonly is: 'sum' | 'hint' | 'about'
  readonly children: ReactNode
}): ReactElement => <p className={styles[is]}>{children}</p>
