import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COOKIE, newGuestId, readClaim, setCookie, signGuest } from './cookie.ts'
import { keyOf, loadKey } from './key.ts'

const key = keyOf('a key that is only used in this test')

describe('the cookie of a guest', () => {
  it('is read back among others', () => {
    const id = newGuestId()
    const header = `theme=dark; ${COOKIE}=${signGuest(key, id, 0)}; other=1=2`
    expect(readClaim(key, header)).toEqual({ kind: 'guest', id, pass: 0 })
  })

  it('has the number of the pass it was signed with', () => {
    const id = newGuestId()
    expect(readClaim(key, `${COOKIE}=${signGuest(key, id, 3)}`)).toEqual({ kind: 'guest', id, pass: 3 })
  })

  it('may be missing', () => {
    expect(readClaim(key, undefined)).toEqual({ kind: 'none' })
    expect(readClaim(key, 'theme=dark')).toEqual({ kind: 'none' })
  })

  it('is bad if any single character was changed', () => {
    const whole = signGuest(key, newGuestId(), 7)
    for (let at = 0; at < whole.length; at++) {
      for (const other of ['A', 'B', 'z', '_', '.']) {
        if (whole[at] === other) continue
        const tampered = whole.slice(0, at) + other + whole.slice(at + 1)
        expect(readClaim(key, `${COOKIE}=${tampered}`)).toEqual({ kind: 'bad' })
      }
    }
  })

  it('is bad if it was cut, lengthened, emptied or signed with another key', () => {
    const whole = signGuest(key, newGuestId(), 7)
    const bad = [...Array.from({ length: whole.length }, (_unused, at) => whole.slice(0, at)), `${whole}A`, '.', '..']
    for (const value of bad) expect(readClaim(key, `${COOKIE}=${value}`)).toEqual({ kind: 'bad' })
    expect(readClaim(keyOf('another key'), `${COOKIE}=${whole}`)).toEqual({ kind: 'bad' })
  })

  it('cannot be read by scripts, sent by other sites, or sent in the clear from an https page', () => {
    expect(setCookie('x', false)).toMatch(/HttpOnly; SameSite=Lax$/)
    expect(setCookie('x', true)).toMatch(/HttpOnly; SameSite=Lax; Secure$/)
  })
})

describe('the key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ecumene-key-'))
  const path = join(folder, 'cookie.key')

  it('is made once, for its owner only, and leaves nothing else behind', () => {
    const made = loadKey(folder)
    expect(made).toHaveLength(32)
    expect(loadKey(folder)).toEqual(made)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['cookie.key'])
  })

  it('that is damaged is not silently replaced', () => {
    writeFileSync(path, 'oops')
    expect(() => loadKey(folder)).toThrow(path)
    rmSync(folder, { recursive: true })
  })
})
