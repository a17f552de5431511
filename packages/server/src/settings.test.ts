import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, readSettings, type Settings } from './settings.ts'

const value = (env: Record<string, string>, flags: Record<string, string> = {}) => {
  const settings = readSettings(env, flags)
  if (!settings.ok) throw new Error(settings.error)
  return settings.value
}
const error = (env: Record<string, string>, flags: Record<string, string> = {}) => {
  const settings = readSettings(env, flags)
  return settings.ok ? null : settings.error
}

describe('settings', () => {
  it('have defaults that let nobody in from outside', () => {
    expect(value({})).toEqual(DEFAULT_SETTINGS)
    expect(value({})).toMatchObject({ port: 8080, host: 'localhost', trustProxy: 0, metrics: 'local' })
    expect(value({}).dataDir).toMatch(/\/data$/)
  })

  it('come from the environment', () => {
    expect(
      value({ PORT: '0', HOST: '0.0.0.0', DATA_DIR: '/srv/x', LOG_LEVEL: 'warn', TRUST_PROXY: '1', METRICS: 'none' }),
    ).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/srv/x',
      logLevel: 'warn',
      trustProxy: 1,
      metrics: 'none',
    })
  })

  it('name programs that play for levels, and nothing else that could be started', () => {
    expect(value({ ENGINES: `duel/hard=exec:./my-bot 'a, b',bazaar/easy=exec:other` }).engines).toEqual([
      { game: 'duel', level: 'hard', program: { name: `exec:./my-bot 'a, b'`, file: './my-bot', words: ['a, b'] } },
      { game: 'bazaar', level: 'easy', program: { name: 'exec:other', file: 'other', words: [] } },
    ])
    for (const wrong of [
      'exec:./my-bot',
      'duel=exec:x',
      'duel/clever=exec:x',
      'duel/hard=./x',
      'duel/hard=exec:',
      ',',
    ]) {
      expect(error({ ENGINES: wrong })).toContain(
        `ENGINES cannot be ${JSON.stringify(wrong)}; allowed: such as duel/hard=`,
      )
    }
  })

  it('come from flags before the environment', () => {
    expect(value({ PORT: '1' }, { port: '2', 'data-dir': '/srv/y' })).toMatchObject({ port: 2, dataDir: '/srv/y' })
  })

  it('treat an empty variable as not set', () => {
    expect(value({ PORT: '', HOST: '' })).toEqual(DEFAULT_SETTINGS)
  })

  it.each(['-1', '65536', '80a', '1.5', ' '])('refuse the port %j', (port) => {
    expect(error({ PORT: port })).toBe(
      `PORT cannot be ${JSON.stringify(port)}; allowed: a whole number from 0 to 65535`,
    )
  })

  it('name the flag that is wrong', () => {
    expect(error({}, { port: 'x' })).toContain('--port cannot be "x"')
    expect(error({}, { colour: 'red' })).toContain('unknown flag --colour; allowed: --port')
    expect(error({}, { 'log-level': 'loud' })).toContain('--log-level cannot be "loud"; allowed: silent')
    expect(error({}, { metrics: 'all' })).toContain('--metrics cannot be "all"; allowed: local, public, none')
    expect(error({ TRUST_PROXY: 'maybe' })).toContain('TRUST_PROXY cannot be "maybe"')
  })

  it.each<[string, Settings['trustProxy']]>([
    ['0', 0],
    ['2', 2],
    ['192.0.2.7', ['192.0.2.7']],
    ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
  ])('believe the proxies %j', (text, proxies) => {
    expect(value({ TRUST_PROXY: text }).trustProxy).toEqual(proxies)
  })

  // Settings that would trust everybody, or the client itself, are refused.
  it.each([
    'true',
    '-1',
    '1.5',
    '17',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    'example.org',
    '1,',
    ',',
  ])('refuse the proxies %j', (text) => {
    expect(error({ TRUST_PROXY: text })).toMatch(/^TRUST_PROXY cannot be .*; allowed: the number of proxies in a row/)
  })

  it('refuse a key that could be guessed', () => {
    expect(error({ COOKIE_KEY: 'short' })).toContain('too short')
    expect(value({ COOKIE_KEY: 'k'.repeat(32) }).cookieKey).toBe('k'.repeat(32))
  })

  it('take the address of a database, and never repeat it', () => {
    const url = 'postgres://ann:sesame@db.example:5433/games?sslmode=disable'
    expect(value({ DATABASE_URL: url }).database).toBe(url)
    expect(value({ DATABASE_URL: url }, { database: 'postgresql:///games' }).database).toBe('postgresql:///games')
    for (const wrong of [
      'mysql://ann:sesame@db.example/games',
      'ann:sesame@db.example',
      'postgres://',
      'postgres://a:sesame@h:x/g',
    ])
      expect(error({ DATABASE_URL: wrong })).toBe(
        'DATABASE_URL is no address of a PostgreSQL database; allowed: postgres://user:password@host:port/name',
      )
  })
})
