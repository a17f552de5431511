import type { ReactElement } from 'react'

/** The battle, while there is one. */
export const BattleScene = (): ReactElement | null => null
