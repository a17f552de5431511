import type { ReactElement } from 'react'
import { Belongings } from './belongings.tsx'
import { useDesk } from './desk.ts'
import { LeaderHead } from './leader-head.tsx'
import styles from './mine.module.css'

/** What lies in front of me beside my row: who I am, and everything I have. */
export const Mine = (): ReactElement => {
  const { mine } = useDesk()
  return (
    <section className={styles['mine']} data-anchor={`player:${mine}`} data-seat={mine} data-tips>
      <LeaderHead seat={mine} />
      <Belongings seat={mine} />
    </section>
  )
}
