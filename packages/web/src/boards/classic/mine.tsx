import type { ReactElement } from 'react'

/** One’s own dials, limits and government. */
export const Mine = (): ReactElement | null => null
