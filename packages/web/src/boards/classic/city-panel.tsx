import type { ReactElement } from 'react'

/** The city whose panel is open. */
export const CityPanel = (): ReactElement | null => null
