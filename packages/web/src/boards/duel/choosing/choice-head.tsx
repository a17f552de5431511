import type { ReactElement, ReactNode } from 'react'
import { useDesk } from '../desk.ts'
import styles from './choice.module.css'

/** What is asked, or who is asked. */
export const ChoiceHead = ({ children }: { readonly children?: ReactNode }): ReactElement => {
  const { seen, view, say, text } = useDesk()
  return (
    <header className={styles['head']} data-asked={seen.asked !== null || undefined}>
      {children}
      <h2>
        {seen.asked === null
          ? text('duelBoard.asksOther', { player: { seat: view.asked?.seat ?? 0 } })
          : say(seen.asked)}
      </h2>
    </header>
  )
}
