import 'virtual:icons/page'
import type { ReactElement } from 'react'
import type { IconName } from './names.ts'
import { iconOutline } from './outlines.ts'

export type { IconName } from './names.ts'
export { iconOutline } from './outlines.ts'

type IconProps = {
  readonly name: IconName
  readonly className?: string | undefined
  /** Anything CSS understands; by default as tall as the text around it. */
  readonly size?: string | number
}

/** A picture that only repeats what is said in words beside it, so it is hidden from screen readers. */
export const Icon = ({ name, className, size = '1em' }: IconProps): ReactElement => (
  <svg className={className} viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" focusable="false">
    <path fill="currentColor" d={iconOutline(name)} />
  </svg>
)
