import { describe, expect, it } from 'vitest'
import { mayReadMetrics } from './metrics-reader.ts'

const asking = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  raw: { socket: { remoteAddress } },
  headers: { host: 'localhost:8080', ...headers },
})

describe('what the server counts', () => {
  it.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('is shown to the machine itself (%s)', (address) => {
    expect(mayReadMetrics(asking(address), 'local')).toBe(true)
    expect(mayReadMetrics(asking(address), 'none')).toBe(false)
  })

  it.each(['10.0.0.7', '203.0.113.9', '::ffff:203.0.113.9', 'fe80::1', '2001:db8::1'])('not to %s', (address) => {
    expect(mayReadMetrics(asking(address), 'local')).toBe(false)
    expect(mayReadMetrics(asking(address), 'public')).toBe(true)
  })

  it('nor to another site whose name resolves to this machine', () => {
    expect(mayReadMetrics(asking('127.0.0.1', { host: 'rebound.example:8080' }), 'local')).toBe(false)
    expect(mayReadMetrics(asking('127.0.0.1', { host: 'rebound.example:8080' }), 'public')).toBe(true)
  })

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])('nor through a proxy (%s)', (header) => {
    expect(mayReadMetrics(asking('127.0.0.1', { [header]: '127.0.0.1' }), 'local')).toBe(false)
  })
})
