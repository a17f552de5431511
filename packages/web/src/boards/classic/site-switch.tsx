import { type ReactElement, useSyncExternalStore } from 'react'
import { remember, remembered } from '../../memory/remembered.ts'
import { telling } from '../../tips/tip.ts'
import { useDesk } from './desk.ts'
import styles from './site-switch.module.css'
import { YieldNumbers } from './yields.tsx'

/** What the numbers look like. */
const EXAMPLE = { production: 5, trade: 3, culture: 0, coins: 0 }

const listeners = new Set<() => void>()
const read = (): boolean => remembered('sites') === 'numbers'
const watch = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Are the sums of all sites for a city written on them? A choice that the browser keeps. */
export const useSiteNumbers = (): boolean => useSyncExternalStore(watch, read)

/** Turns the numbers on all sites on and off. */
export const SiteSwitch = (): ReactElement => {
  const { text } = useDesk()
  const isOn = useSiteNumbers()
  return (
    <button
      type="button"
      className={styles['switch']}
      aria-pressed={isOn}
      aria-label={text('classicBoard.map.numbers')}
      {...telling<HTMLButtonElement>(() => ({ name: text('classicBoard.map.numbers') }))}
      onClick={() => {
        remember('sites', isOn ? 'none' : 'numbers')
        for (const changed of listeners) changed()
      }}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <YieldNumbers given={EXAMPLE} />
      </svg>
    </button>
  )
}
