import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_SETTINGS, SETTING_NAMES } from '@ecumene/server'
import { describe, expect, test } from 'vitest'
import { newServerMetrics } from '../packages/server/dist/metrics/server-metrics.js'
import { ROOT } from './prepare.mjs'

const read = (...path) => readFileSync(join(ROOT, ...path), 'utf8')
const DEPLOYED = readdirSync(join(ROOT, 'deploy'))
const VARIABLES = SETTING_NAMES.map(({ variable }) => variable)
/** Variables of other programs: Node, PostgreSQL's image, and what compose fills in. */
const OTHERS = /^(NODE_ENV|POSTGRES_\w+|SITE|DATABASE_PASSWORD)$/
const COMMANDS = ['serve', 'backup', 'restore', 'migrate', 'bench']

/** Names of metrics, without what a histogram or Prometheus itself adds. */
const metricsIn = (text) =>
  new Set([...text.matchAll(/\b(ecumene|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_bucket$/, '')))

const exported = () => {
  const metrics = newServerMetrics()
  metrics.watch({ sockets: () => 0, subscriptions: () => 0, tables: () => 0, matches: () => 0 })
  metrics.stop()
  return new Set([...metrics.text().matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
}

describe('what is deployed', () => {
  test('sets only variables that the program reads', () => {
    const text = ['Containerfile', 'compose.yaml', 'ecumene.service'].map((name) => read('deploy', name)).join('\n')
    const named = [...text.matchAll(/\b([A-Z][A-Z_]{3,})(?==\S|: )/g)].map(([, name]) => name)
    const unknown = named.filter((name) => !VARIABLES.includes(name) && !OTHERS.test(name))
    expect(unknown.filter((name) => name !== 'CMD')).toEqual([])
    for (const name of ['HOST', 'DATA_DIR', 'DATABASE_URL', 'TRUST_PROXY', 'COOKIE_KEY']) expect(named).toContain(name)
  })

  test('names ports, paths and routes that exist', () => {
    const container = read('deploy', 'Containerfile')
    expect(container).toContain(`EXPOSE ${DEFAULT_SETTINGS.port}`)
    for (const name of DEPLOYED) {
      for (const [, port] of read('deploy', name).matchAll(/(?:server-\d|127\.0\.0\.1|PORT=):?(\d{4,5})\b/g)) {
        expect({ name, port: Number(port) }).toEqual({ name, port: DEFAULT_SETTINGS.port })
      }
    }
    const routes = read('packages', 'server', 'src', 'http', 'routes.ts')
    for (const name of ['Containerfile', 'Caddyfile']) {
      expect(read('deploy', name)).toContain('/api/health')
      expect(routes).toContain(`'/api/health'`)
    }
    for (const name of ['Containerfile', 'ecumene.service']) {
      const [script] = /packages\/cli\/dist\/main\.js/.exec(read('deploy', name)) ?? []
      expect(existsSync(join(ROOT, script ?? 'none'))).toBe(true)
    }
    const scripts = JSON.parse(read('package.json')).scripts
    expect(scripts).toHaveProperty('build')
    expect(JSON.parse(read('packages', 'web', 'package.json')).scripts).toHaveProperty('build')
    expect(read('deploy', 'compose.yaml')).toContain('dockerfile: deploy/Containerfile')
  })

  test('runs without root and without a writable root', () => {
    expect(read('deploy', 'Containerfile')).toMatch(/^USER node$/m)
    expect(read('deploy', 'compose.yaml')).toContain('read_only: true')
    for (const line of ['User=ecumene', 'ProtectSystem=strict', 'NoNewPrivileges=yes', 'StateDirectory=ecumene']) {
      expect(read('deploy', 'ecumene.service')).toContain(`\n${line}\n`)
    }
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version'], { stdio: 'ignore' }).status === 0
  test.skipIf(!hasSystemd)('is a unit that systemd takes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ecumene-unit-'))
    const unit = join(folder, 'ecumene.service')
    // The program need not be installed for this.
    writeFileSync(unit, read('deploy', 'ecumene.service').replace('/usr/bin/node', process.execPath))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect({ status, about: stderr.split('\n').filter((line) => line.includes('ecumene.service')) }).toEqual({
      status: 0,
      about: [],
    })
  })

  test('watches metrics that are exported', () => {
    const known = exported()
    for (const name of ['alerts.yml', 'grafana-dashboard.json']) {
      const named = metricsIn(read('deploy', name))
      expect(named.size).toBeGreaterThan(5)
      expect([...named].filter((metric) => !known.has(metric))).toEqual([])
    }
    const shown = metricsIn(read('deploy', 'grafana-dashboard.json'))
    expect([...known].filter((metric) => !shown.has(metric))).toEqual([])
    expect(JSON.parse(read('deploy', 'grafana-dashboard.json')).panels.length).toBeGreaterThan(5)
  })
})

describe('docs/operations.md', () => {
  const text = read('docs', 'operations.md')

  test('says what every variable is for', () => {
    for (const variable of VARIABLES) expect(text).toContain(`| \`${variable}\` |`)
    const [, table = ''] = /## Settings\n(.*?)\n## /s.exec(text) ?? []
    const named = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
    expect(named.sort()).toEqual([...VARIABLES].sort())
  })

  test('names files, commands and metrics that exist', () => {
    for (const [, file] of text.matchAll(/`((?:deploy|packages)\/[\w./-]+)`/g)) {
      expect({ file, exists: existsSync(join(ROOT, file)) || file === 'deploy/.env' }).toEqual({ file, exists: true })
    }
    const commands = [...text.matchAll(/(?:npm run -s ecumene -- |main\.js |^ecumene |`ecumene )(\w+)/gm)]
    expect(commands.length).toBeGreaterThan(5)
    for (const [, command] of commands) expect(COMMANDS).toContain(command)
    const known = exported()
    for (const metric of metricsIn(text)) expect([...known]).toContain(metric)
  })
})
