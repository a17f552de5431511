import type { Message } from '@ecumene/kernel'
import type { Refusal, RefusalCode } from '@ecumene/protocol'

/** A player's mistake or a limit: nothing was changed, and this says why. */
export const refusal = (code: RefusalCode, message: string, reason?: Message): Refusal => ({
  code,
  message,
  ...(reason !== undefined && { reason }),
})

export const NOT_FOUND = refusal('notFound', 'there is no such table')
export const NO_GUEST = refusal('noGuest', 'choose a name first: POST /api/guest')
export const BAD_COOKIE = refusal(
  'badCookie',
  'this cookie was not made here, or was signed out; choose a name again: POST /api/guest',
)
export const NOT_YOUR_SEAT = refusal('notYourSeat', 'this seat is not yours')
export const NOT_STARTED = refusal('notStarted', 'the game has not begun: a seat is still open')
export const UNAVAILABLE = refusal('unavailable', 'the server cannot do this now; nothing was changed')
export const DAMAGED = refusal('damaged', 'what the server keeps of this table cannot be read; whoever runs it knows')
export const CLOSING = refusal('unavailable', 'the server is being restarted; nothing was changed')
export const TOO_MANY = refusal('tooMany', 'too many requests; wait a moment')

export const WRONG_CODE = refusal('wrongCode', 'there is no such code')
export const EXPIRED_CODE = refusal('expiredCode', 'this code has expired or was used')

/** The status of an HTTP answer with this refusal. */
export const STATUS: { readonly [Code in RefusalCode]: number } = {
  malformed: 400,
  tooLarge: 413,
  tooMany: 429,
  notFound: 404,
  noGuest: 401,
  badCookie: 401,
  notYourSeat: 403,
  seatTaken: 409,
  full: 409,
  notStarted: 409,
  over: 409,
  notOver: 409,
  stale: 409,
  illegal: 422,
  nothingAsked: 409,
  tooEarly: 409,
  badOptions: 422,
  badHook: 422,
  frozen: 409,
  wrongCode: 404,
  expiredCode: 410,
  damaged: 500,
  unavailable: 503,
}
