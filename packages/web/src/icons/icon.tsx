import { ICONS } from 'virtual:icons'
import type { ReactElement } from 'react'
import type { IconName } from './names.ts'

export type { IconName } from './names.ts'

type IconProps = {
  readonly name: IconName
  readonly className?: string | undefined
  /** Anything CSS understands; by default as tall as the text around it. */
  readonly size?: string | number
}

/** A picture that only repeats what is said in words beside it, so it is hidden from screen readers. */
export const Icon = ({ name, className, size = '1em' }: IconProps): ReactElement => (
  <svg className={className} viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" focusable="false">
    <path fill="currentColor" d={ICONS[name]} />
  </svg>
)

/** The bare outline in a box of 512 × 512, for boards that place it inside a drawing of their own. */
export const iconOutline = (name: IconName): string => ICONS[name]
