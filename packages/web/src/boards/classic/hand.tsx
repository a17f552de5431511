import type { ReactElement } from 'react'

/** Standing forces and culture events of one’s own. */
export const Hand = (): ReactElement | null => null
