import { newSetting } from '../../memory/setting.ts'

/**
 * When an answer that decides nothing is given for the player: wherever it is the only one, only where it does not end what they
 * could still take back (not to go on is a choice, too), or never.
 */
export const REFUSALS = ['yes', 'idle', 'no'] as const
export type Refuses = (typeof REFUSALS)[number]

export const refusesSetting = newSetting('refuses', REFUSALS, 'idle')
