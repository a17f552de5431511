import { fitsMedia, mediaHook } from '../../controls/media.ts'
import type { Room } from './desk.ts'

const WIDE = '(min-width: 1180px)'
const TALL = '(min-height: 840px)'
const MIDDLE = '(min-width: 900px)'

/** How much room the window gives the board. The style sheets read it from `data-room`. */
export const useRoom = mediaHook([WIDE, TALL, MIDDLE], (): Room => {
  if (fitsMedia(WIDE)) return fitsMedia(TALL) ? 'wide' : 'low'
  return fitsMedia(MIDDLE) ? 'middle' : 'phone'
})
