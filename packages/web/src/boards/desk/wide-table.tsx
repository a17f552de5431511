import type { ReactElement, ReactNode, RefObject } from 'react'
import styles from './wide-table.module.css'

type WideTableProps = {
  /** What the map is called. */
  readonly label: string
  readonly map: ReactNode
  /** What is asked, what happened, what is on offer. */
  readonly panel: ReactNode
  readonly panelRef?: RefObject<HTMLElement | null>
  /** What is mine, in front of me. */
  readonly mine: ReactNode
  /** What lies around the map, each part at its `grid-area`: phases, rivals, goals. */
  readonly children: ReactNode
}

/** On a wide screen everything lies open around the map. The board's style says how much room each part takes. */
export const WideTable = ({ label, map, panel, panelRef, mine, children }: WideTableProps): ReactElement => (
  <div className={styles['wide']} data-wide>
    {children}
    <section className={styles['map']} aria-label={label}>
      {map}
    </section>
    <aside ref={panelRef} className={styles['panel']}>
      {panel}
    </aside>
    <div className={styles['mine']}>{mine}</div>
  </div>
)
