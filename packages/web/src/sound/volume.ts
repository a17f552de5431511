import { newSetting } from '../memory/setting.ts'

export const VOLUMES = ['off', 'low', 'middle', 'high'] as const
export type Volume = (typeof VOLUMES)[number]

/** How loud each of them is. */
export const LOUDNESS: Readonly<Record<Volume, number>> = { off: 0, low: 0.15, middle: 0.4, high: 0.9 }

/** Silent until somebody turns it up. */
export const volumeSetting = newSetting('sound', VOLUMES, 'off')
