import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NODES } from './nodes.mjs'

const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const majors = NODES.map(({ version }) => version.split('.')[0])

test('every release line of Node is pinned for the test machines', () => {
  for (const { programs } of NODES) {
    for (const system of ['linux-x64', 'linux-arm64']) expect(programs[system]).toMatch(/^sha512-[\w+/]{86}==$/)
  }
})

test('the versions we require are the versions we try', () => {
  const { engines } = JSON.parse(read('package.json'))
  expect(engines.node).toMatch(new RegExp(`^>=${majors[0]}\\.\\d+$`))
  const named = `${majors.slice(0, -1).join(', ')} or ${majors.at(-1)}`
  for (const name of ['README.md', 'CONTRIBUTING.md'])
    expect([name, read(name).replace(/\s+/g, ' ').includes(named)]).toEqual([name, true])
  expect(read('scripts/prepare.mjs')).toContain(`Node ${engines.node.slice(2)} or newer`)
})
