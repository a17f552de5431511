import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export const COOKIE = 'ecumene_guest'

/** Who a request claims to be from: a guest whose cookie we signed, nobody, or somebody with a cookie we did not sign. */
export type Claim =
  /** `pass`: the number of the pass it was signed with (`passes.ts`). */
  | { readonly kind: 'guest'; readonly id: string; readonly pass: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'bad' }

export const newGuestId = (): string => randomBytes(16).toString('base64url')

/** `id.signature`, or `id.pass.signature`. The id is no secret; without the key nobody can make the signature. */
export const signGuest = (key: Buffer, id: string, pass: number): string => {
  const signed = pass === 0 ? id : `${id}.${pass}`
  return `${signed}.${signatureOf(key, signed)}`
}

export const readClaim = (key: Buffer, header: string | undefined): Claim => {
  const value = cookieIn(header)
  if (value === null) return { kind: 'none' }
  const dot = value.lastIndexOf('.')
  const signed = value.slice(0, Math.max(0, dot))
  // Texts are compared, not the bytes they stand for: several base64 texts stand for the same bytes.
  const given = Buffer.from(value.slice(dot + 1))
  const expected = Buffer.from(signatureOf(key, signed))
  const isOurs = dot > 0 && given.length === expected.length && timingSafeEqual(given, expected)
  if (!isOurs) return { kind: 'bad' }
  const [id = '', pass = '0'] = signed.split('.')
  return { kind: 'guest', id, pass: Number(pass) }
}

export const setCookie = (value: string, isSecure: boolean): string =>
  `${COOKIE}=${value}; Path=/; Max-Age=${TWO_YEARS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** Removes a cookie that is not ours, so that the next request starts clean. */
export const clearCookie = (): string => `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

const TWO_YEARS = 2 * 365 * 24 * 60 * 60

const signatureOf = (key: Buffer, signed: string): string =>
  createHmac('sha256', key).update(`ecumene guest ${signed}`).digest('base64url')

const cookieIn = (header: string | undefined): string | null => {
  for (const pair of header?.split(';') ?? []) {
    const [name, ...value] = pair.trim().split('=')
    if (name === COOKIE) return value.join('=')
  }
  return null
}
