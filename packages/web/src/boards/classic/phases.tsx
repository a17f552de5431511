import type { ReactElement } from 'react'

/** The five phases, where the round is, and who is done. */
export const Phases = (): ReactElement | null => null
