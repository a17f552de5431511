import type { Side } from '@ecumene/duel'
import type { ReactElement } from 'react'
import { useDesk } from '../desk.ts'
import { Buildings } from './buildings.tsx'
import styles from './city.module.css'
import { Identity } from './identity.tsx'
import { OwnTokens, Science } from './science.tsx'
import { Wonders } from './wonders.tsx'

/** A whole city, at full size. */
export const City = ({ side }: { readonly side: Side }): ReactElement => {
  const { view, viewer, isOver, text } = useDesk()
  const label = viewer === side ? text('duelBoard.yourCity') : text('duelBoard.cityOf', { player: { seat: side } })
  const acts = view.asked?.seat === side && !isOver
  return (
    <section className={styles['city']} aria-label={label} data-anchor={`city:${side}`} data-acts={acts || undefined}>
      <div className={styles['people']}>
        <Identity side={side} />
        <Science side={side} />
      </div>
      <div className={styles['wonders']}>
        <Wonders side={side} />
      </div>
      <div className={styles['buildings']}>
        <Buildings side={side} />
      </div>
      <OwnTokens side={side} />
    </section>
  )
}
