import type { View } from '@ecumene/dawn'
import type { CSSProperties, ReactElement } from 'react'
import { Icon, type IconName } from '../../icons/icon.tsx'
import styles from './event-dial.module.css'

type EventIcon = View['event']

const SIGNS: Readonly<Record<EventIcon, IconName | null>> = {
  spawn: 'barbarian',
  raid: 'walking-boot',
  trade: 'two-coins',
  nothing: null,
  district: 'village',
  government: 'capitol',
  wonder: 'egyptian-temple',
}

/** N-21: the event dial. What comes next stands at the top; what came last is the one after it all, at its left. */
export const EventDial = ({ coming }: Pick<View, 'coming'>): ReactElement => (
  <span className={styles['dial']} aria-hidden="true">
    {coming.map((section, ahead) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place on the dial
        key={ahead}
        className={styles['section']}
        data-next={ahead === 0 || undefined}
        style={{ '--at': `${(ahead / coming.length).toFixed(4)}turn` } as CSSProperties}
      >
        <Sign icon={section[0] ?? 'nothing'} />
      </span>
    ))}
  </span>
)

/** Of several icons the first stands for all: what comes next is told beside the dial. */
const Sign = ({ icon }: { readonly icon: EventIcon }): ReactElement => {
  const sign = SIGNS[icon]
  return sign === null ? <span>·</span> : <Icon name={sign} />
}

/** What the dial brings before the next round begins. */
export const comesNext = ({ coming }: Pick<View, 'coming'>): readonly EventIcon[] => coming[0] ?? []
