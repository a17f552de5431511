import { newSetting } from '../memory/setting.ts'

/** How quickly the doings of others are shown. */
export const PACES = ['calm', 'brisk', 'atOnce'] as const
export type Pace = (typeof PACES)[number]

/** How long it takes to see one thing happen. */
export const BEAT_MS: Readonly<Record<Exclude<Pace, 'atOnce'>, number>> = { calm: 1000, brisk: 450 }

export const paceSetting = newSetting('pace', PACES, 'calm')
