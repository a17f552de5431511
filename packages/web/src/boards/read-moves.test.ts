import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { duel } from '@ecumene/duel'
import { expect, test, vi } from 'vitest'
import { readMoves } from './read-moves.ts'

test('a text is read once, whether or not it is a move', () => {
  const parse = vi.fn(duel.notation.parse)
  const moveBy = readMoves({ ...duel.notation, parse })
  const twice = (handle: string) => [moveBy(handle), moveBy(handle)]
  expect(twice('build baths')).toEqual([duel.notation.parse('build baths'), duel.notation.parse('build baths')])
  expect(twice('build nothing')).toEqual([null, null])
  expect(parse.mock.calls).toEqual([['build baths'], ['build nothing']])
})

test('however many texts it has read, it reads on', () => {
  const moveBy = readMoves<string>({ notate: (move) => move, parse: (text) => text, shape: 1 })
  const texts = Array.from({ length: 10_000 }, (_, number) => `move ${number}`)
  expect(texts.map(moveBy)).toEqual(texts)
})

test('boards have notation read here, except for what somebody has written in it', () => {
  const readers = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !path.includes('.test.') &&
      readFileSync(join(import.meta.dirname, path), 'utf8').includes('notation.parse('),
  )
  expect(readers.sort()).toEqual(['generic/open-move.tsx', 'read-moves.ts'])
})
