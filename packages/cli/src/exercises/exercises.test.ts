import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportMatch } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { folder, randomMatch } from '../testing/matches.ts'
import { ecumene } from '../testing/terminal.ts'

const QUICK = ['--bot', 'greedy', '--games', '2', '--decisions', '10', '--iterations', '8', '--short', '2']

const found = async (game: string, ...argv: string[]): Promise<string> => {
  const file = join(folder(), 'book.ts')
  const { code, err, out } = await ecumene('exercises', game, '--write', file, ...argv)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^2 matches searched\n\n {2}set +found +chosen\n {2}glance +\d+ +\d+\n/)
  return readFileSync(file, 'utf8')
}

test('exercises writes a module that says how it was made, and the same seed gives the same', async () => {
  const book = await found('duel', ...QUICK, '--seed', 'a')
  expect(book).toContain(
    '"made": "ecumene exercises duel --bot greedy --decisions 10 --iterations 8 --short 2 --margin 6 --seed a --games 2"',
  )
  // Something was found, or there would be nothing to compare.
  expect(book).toContain('"worths": {')
  expect(await found('duel', ...QUICK, '--seed', 'a')).toBe(book)
  expect(await found('duel', ...QUICK, '--seed', 'b')).not.toBe(book)
})

test('--keep goes on where it was stopped, and refuses what another command has begun', async () => {
  const keep = folder()
  const book = await found('duel', ...QUICK, '--keep', keep)
  const first = readFileSync(join(keep, '0.json'), 'utf8')
  rmSync(join(keep, '1.json'))
  writeFileSync(join(keep, '0.json'), first.replace('"moments":[', '"kept":true,"moments":['))
  expect(await found('duel', ...QUICK, '--keep', keep)).toBe(book)
  // The first match was not searched again.
  expect(readFileSync(join(keep, '0.json'), 'utf8')).toContain('"kept":true')
  expect(readdirSync(keep).toSorted()).toEqual(['0.json', '1.json', 'command'])
  const { code, err } = await ecumene('exercises', 'duel', ...QUICK, '--seed', 'other', '--keep', keep)
  expect(code).toBe(2)
  expect(err).toContain('was begun by another command: ecumene exercises duel')
})

test('--from takes match files, if they are of the game and finished', async () => {
  const from = folder()
  for (const seed of ['one', 'two']) writeFileSync(join(from, `${seed}.match`), exportMatch(randomMatch(seed)))
  expect(await found('duel', ...QUICK.slice(2), '--from', from)).toContain(
    `exercises duel --from ${from} --decisions 10`,
  )
  const wrong = await ecumene('exercises', 'dawn', ...QUICK, '--from', from)
  expect(wrong.code).toBe(2)
  expect(wrong.err).toContain('is not a finished match of dawn')
  writeFileSync(join(from, 'a.match'), exportMatch(randomMatch('goes on', 12)))
  expect((await ecumene('exercises', 'duel', ...QUICK, '--from', from)).err).toContain(
    'is not a finished match of duel',
  )
})

test('what is no game is refused', async () => {
  const { code, err } = await ecumene('exercises', 'chess')
  expect(code).toBe(2)
  expect(err).toContain('GAME cannot be "chess"; allowed: duel, dawn, terra, classic')
})
