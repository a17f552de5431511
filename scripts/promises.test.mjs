import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const COMPLAINTS = 34

const promises = readFileSync(join(ROOT, 'docs', 'promises.md'), 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const [heading = '', ...lines] = section.split('\n')
    return { number: Number(/^\d+/.exec(heading)?.[0]), text: lines.join('\n') }
  })

/** What a promise names as its proof: `file`: “title”. */
const proofs = (text) =>
  [...text.matchAll(/`([\w./-]+\.test\.(?:ts|tsx|mjs))`:\s+“([^”]+)”/g)].map(([, file, title]) => ({
    file,
    title: title.replace(/\s+/g, ' '),
  }))

test('every complaint is answered, in order', () => {
  expect(promises.map(({ number }) => number)).toEqual(Array.from({ length: COMPLAINTS }, (_, at) => at + 1))
})

test.each(promises)('promise $number names a test that exists, or says what is not there', ({ text }) => {
  const named = proofs(text)
  expect(named.length > 0 || text.includes('**Not there:**')).toBe(true)
  for (const { file, title } of named) {
    const path = join(ROOT, file)
    expect([file, existsSync(path)]).toEqual([file, true])
    const isTitle = ["'", '"', '`'].some((quote) => readFileSync(path, 'utf8').includes(`${quote}${title}${quote}`))
    expect([file, title, isTitle]).toEqual([file, title, true])
  }
  // No mention of a test escapes the check.
  expect(text.match(/\.test\./g)?.length ?? 0).toBe(named.length)
})
