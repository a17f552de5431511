import type { ReactElement } from 'react'
import { newSetting } from '../../memory/setting.ts'
import { telling } from '../../tips/tip.ts'
import { useDesk } from './desk.ts'
import styles from './site-switch.module.css'
import { YieldNumbers } from './yields.tsx'

/** What the numbers look like. */
const EXAMPLE = { production: 5, trade: 3, culture: 0, coins: 0 }

/** Are the sums of all sites for a city written on them? */
const siteNumbers = newSetting('sites', ['none', 'numbers'], 'none')

export const useSiteNumbers = (): boolean => siteNumbers.use() === 'numbers'

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
      onClick={() => siteNumbers.choose(isOn ? 'none' : 'numbers')}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <YieldNumbers given={EXAMPLE} />
      </svg>
    </button>
  )
}
