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

/** Turns the numbers on all sites on and off: in words below the question, or on a phone as a sign on the map. */
export const SiteSwitch = (): ReactElement | null => {
  const { view, room, text, isAsked } = useDesk()
  const isOn = useSiteNumbers()
  if (!isAsked || view.sites.length === 0) return null
  const name = text('classicBoard.map.numbers')
  const isSign = room === 'phone'
  return (
    <button
      type="button"
      className={styles['switch']}
      aria-pressed={isOn}
      aria-label={isSign ? name : undefined}
      {...(isSign ? telling<HTMLButtonElement>(() => ({ name })) : {})}
      onClick={() => siteNumbers.choose(isOn ? 'none' : 'numbers')}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <YieldNumbers given={EXAMPLE} />
      </svg>
      {!isSign && name}
    </button>
  )
}
