import { newSetting } from '../memory/setting.ts'
import { CARES } from './hands.ts'

/** When moves are asked about once more. */
export const careSetting = newSetting('care', CARES, 'careful')
