import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', ROOT), 'utf8'))

/** The systems on which we promise to run and build; musl as on Alpine. */
const SYSTEMS = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'win32', cpu: 'arm64' },
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
].map((system) => ({ ...system, name: Object.values(system).join(' ') }))

/** Dependencies with a native program for each system, in packages that npm chooses from. */
const NATIVE = ['@biomejs/biome', 'lightningcss', 'rolldown', 'typescript']

const locked = (name) => packages[`node_modules/${name}`]
const fits = ({ os, cpu, libc }, system) =>
  (os === undefined || os.includes(system.os)) &&
  (cpu === undefined || cpu.includes(system.cpu)) &&
  (libc === undefined || libc.includes(system.libc))

test('the list of native dependencies is complete', () => {
  const several = Object.entries(packages).filter(
    ([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies).length > 1,
  )
  expect(several.map(([path]) => path.replace('node_modules/', '')).sort()).toEqual([...NATIVE].sort())
})

test.each(NATIVE)('every program of %s is in the lock file, of the version it asks for', (name) => {
  const { optionalDependencies } = locked(name)
  for (const [program, wanted] of Object.entries(optionalDependencies)) {
    const found = locked(program)
    expect([program, found?.version, found?.optional]).toEqual([program, wanted, true])
    expect(found.integrity).toMatch(/^sha512-/)
    expect([program, found.os?.length, found.cpu?.length]).toEqual([program, 1, 1])
  }
})

describe.each(SYSTEMS)('$name', (system) => {
  test.each(NATIVE)('has a program of %s', (name) => {
    const programs = Object.keys(locked(name).optionalDependencies).filter((program) => fits(locked(program), system))
    expect(programs.length).toBeGreaterThan(0)
  })

  test('has SQLite, which ships the programs for all systems', () => {
    const sqlite = '@photostructure/sqlite'
    expect(fits(locked(sqlite), system)).toBe(true)
    const libc = system.libc === 'musl' ? 'musl' : 'glibc'
    const program = `node_modules/${sqlite}/prebuilds/${system.os}-${system.cpu}/@photostructure+sqlite.${libc}.node`
    expect([program, existsSync(fileURLToPath(new URL(program, ROOT)))]).toEqual([program, true])
  })
})

test('the lock file says what to install, but not from where', () => {
  for (const [path, { resolved, link, integrity, version }] of Object.entries(packages)) {
    if (!path.startsWith('node_modules/') || link === true) continue
    expect([path, resolved]).toEqual([path, undefined])
    expect([path, typeof version, typeof integrity]).toEqual([path, 'string', 'string'])
  }
})

test('no dependency runs an install script, and no addresses get into the lock file', () => {
  const settings = readFileSync(new URL('.npmrc', ROOT), 'utf8').split('\n')
  expect(settings).toEqual(expect.arrayContaining(['ignore-scripts=true', 'omit-lockfile-registry-resolved=true']))
})
