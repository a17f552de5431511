import type { ReactElement } from 'react'

/** One’s own techs, as they lie on the table. */
export const Pyramid = (): ReactElement | null => null
