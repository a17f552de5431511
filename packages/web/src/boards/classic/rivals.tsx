import type { ReactElement } from 'react'

/** What is known of the others. */
export const Rivals = (): ReactElement | null => null
