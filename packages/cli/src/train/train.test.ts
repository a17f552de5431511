import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TAUGHT_TO_BOTS } from '@ecumene/bots/training'
import { fingerprint } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { folder } from '../testing/matches.ts'
import { builtEcumene, ecumene, type Ran } from '../testing/terminal.ts'

const SMALL = [
  'train',
  'duel',
  '--games',
  '3',
  '--iterations',
  '8',
  '--hidden',
  '16',
  '--gate',
  '2',
  '--deals',
  '2',
  '--seed',
  'small',
]

/** What a training said, and a fingerprint of the module that it wrote, without the number of threads. */
const learned = async (
  run: (...argv: readonly string[]) => Ran | Promise<Ran>,
  directory: string,
  ...more: readonly string[]
): Promise<{ said: string; model: string }> => {
  const file = join(directory, 'model.ts')
  const { code, out } = await run(...SMALL, '--directory', directory, '--write', file, ...more)
  expect(code).toBe(0)
  const module = readFileSync(file, 'utf8').replace(/ --threads \d+/, '')
  expect(module).toContain('ecumene train duel --generations')
  return { said: out, model: fingerprint(module) }
}

describe('train', () => {
  test('gives the same model from the same seed, on any number of threads and however often it is interrupted', async () => {
    const interrupted = folder()
    const first = await learned(ecumene, interrupted, '--generations', '1')
    const second = await learned(ecumene, interrupted, '--generations', '2')
    expect(first.said).toMatch(/^generation 1: \d+ lessons, value 0\.\d{4}, priors \d\.\d{4}\n$/)
    expect(second.said).toMatch(/^generation 2: .*\nagainst the best so far, of generation 0: /)
    const atOnce = await learned(builtEcumene, folder(), '--generations', '2', '--threads', '2')
    expect(atOnce).toEqual({ said: first.said + second.said, model: second.model })
  })

  test('teaches New Dawn, and gives the same model from the same seed', async () => {
    const learnedDawn = async () => {
      const directory = folder()
      const file = join(directory, 'race.ts')
      const sizes = [
        '--generations',
        '1',
        '--games',
        '2',
        '--iterations',
        '1',
        '--hidden',
        '16',
        '--gate',
        '1',
        '--deals',
        '2',
      ]
      const settings = [...sizes, '--seed', 'small', '--options', '{"rounds": 2}', '--threads', '1']
      const { code, out } = await ecumene('train', 'dawn', ...settings, '--directory', directory, '--write', file)
      expect(code).toBe(0)
      return { said: out, module: readFileSync(file, 'utf8') }
    }
    const { said, module } = await learnedDawn()
    // Nobody wins in two rounds, so there is nothing to learn.
    expect(said).toMatch(
      /^generation 1: 2 lessons, signal 0.0000\nagainst the best so far, of generation 0: .*; 0.00 % came to an end/,
    )
    expect(module).toMatch(/ecumene train dawn --generations 0 .* --options '\{\\"rounds\\":2\}'/)
    expect(module).toContain('dawnRace: KeptRace')
    expect(await learnedDawn()).toEqual({ said, module })
  })

  test('teaches Classic what its guessed weights are to be multiplied by, the same from the same seed', async () => {
    const learnedClassic = async () => {
      const directory = folder()
      const file = join(directory, 'factors.ts')
      const sizes = ['--generations', '1', '--games', '3', '--iterations', '1', '--gate', '1', '--deals', '1']
      const settings = [...sizes, '--seed', 'small', '--options', '{"rounds": 2}', '--threads', '1']
      const { code, out } = await ecumene('train', 'classic', ...settings, '--directory', directory, '--write', file)
      expect(code).toBe(0)
      return { said: out, module: readFileSync(file, 'utf8') }
    }
    const { said, module } = await learnedClassic()
    expect(said).toMatch(/^generation 1: 3 lessons, step \d\.\d{4}\nagainst the best so far, of generation 0: /)
    expect(module).toContain('ecumene train classic --generations')
    expect(module).toContain('"tradeIcons": ')
    expect(await learnedClassic()).toEqual({ said, module })
  })

  test('refuses to go on with a course that was begun with other settings, and games that nobody taught', async () => {
    const directory = folder()
    await learned(ecumene, directory, '--generations', '1')
    const { code, err } = await ecumene(...SMALL, '--directory', directory, '--options', '{"centredPawn": "chooses"}')
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('was begun with') })
    expect(await ecumene('train', 'bazaar')).toMatchObject({
      code: 2,
      err: expect.stringContaining('allowed: duel, dawn, classic'),
    })
    expect(await ecumene('train', 'duel', '--hidden', '24')).toMatchObject({ code: 2 })
  })

  test('--further begins with what the bots know, and says all the commands that made the result', async () => {
    const directory = folder()
    const file = join(directory, 'model.ts')
    const { code } = await ecumene(
      ...SMALL,
      '--further',
      '--generations',
      '0',
      '--directory',
      directory,
      '--write',
      file,
    )
    expect(code).toBe(0)
    const module = readFileSync(file, 'utf8')
    expect(module.match(/ecumene train duel/g)?.length).toBeGreaterThan(1)
    expect(module).toMatch(/train duel --generations 0 .* --further /)
    // Nothing learned yet: the weights are the known ones.
    const teaching = TAUGHT_TO_BOTS['duel']
    const known = await teaching?.known()
    const bytesOf = (text = ''): string | undefined => /"bytes": "([^"]+)"/.exec(text)?.[1]
    expect(bytesOf(module)).toBeTypeOf('string')
    expect(bytesOf(module)).toBe(known && bytesOf(teaching?.module(known.weights, known.hidden, [])))
  })
})
