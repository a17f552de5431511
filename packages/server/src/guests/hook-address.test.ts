import { describe, expect, it } from 'vitest'
import { isPrivate, leadsOutside, outsideLookup, readHook } from './hook-address.ts'
import type { Names } from './names.ts'

describe('an address that guests may have the server post to', () => {
  it.each([
    'https://example.com/secret',
    'https://example.com:8443/a?b=c',
    'https://93.184.215.14/',
    'https://[2606:4700::1111]/',
  ])('%s will do', (text) => {
    expect(readHook(text, false)?.href).toBe(text)
  })

  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'https://user:word@example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://10.0.0.5/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[ff02::1]/',
    'nonsense',
    '',
  ])('%s will not', (text) => {
    expect(readHook(text, false)).toBeNull()
  })

  it('may be private where the operator allows it, but never another protocol', () => {
    expect(readHook('http://127.0.0.1:9/x', true)?.hostname).toBe('127.0.0.1')
    expect(readHook('ftp://127.0.0.1/', true)).toBeNull()
  })

  const names: Names = {
    addressesOf: async (name) => {
      const address = { 'outside.example': '8.8.8.8', 'inside.example': '10.0.0.1' }[name]
      if (address === undefined) throw new Error('no such name')
      return [{ address, family: 4 }]
    },
  }

  it('is judged by what its name resolves to', async () => {
    expect(await leadsOutside(new URL('https://inside.example/'), names)).toBe(false)
    expect(await leadsOutside(new URL('https://outside.example/'), names)).toBe(true)
    expect(await leadsOutside(new URL('https://127.0.0.1/'), names)).toBe(false)
    expect(await leadsOutside(new URL('https://8.8.8.8/'), names)).toBe(true)
    expect(await leadsOutside(new URL('https://no-such-name.invalid/'), names)).toBe(false)
    expect(isPrivate('not an address')).toBe(true)
  })

  it('is judged again when the connection is made', async () => {
    const lookUp = (name: string) =>
      new Promise((resolve) => outsideLookup(names)(name, {}, (error, address) => resolve(error?.message ?? address)))
    expect(await lookUp('inside.example')).toContain('open internet')
    expect(await lookUp('outside.example')).toBe('8.8.8.8')
    expect(await lookUp('no-such-name.invalid')).toContain('no such name')
  })
})
