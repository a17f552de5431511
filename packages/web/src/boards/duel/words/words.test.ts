import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { auditWords } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { boardWords } from './words.ts'

test('the board speaks all languages with the same placeholders', () => {
  expect(auditWords(boardWords)).toEqual([])
})

test('every text of the board is used', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^words/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
  expect(Object.keys(en).filter((key) => !code.includes(`'${key}'`))).toEqual([])
})
