import { fitsMedia, mediaHook } from '../../controls/media.ts'

/** Not on a phone whose keyboard has taken half of its height. */
const LANDSCAPE = '(orientation: landscape) and (min-width: 600px)'

/** Is there more room across than down? */
export const useLandscape = mediaHook([LANDSCAPE], () => fitsMedia(LANDSCAPE))
