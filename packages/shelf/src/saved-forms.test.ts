import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { checkForm, type RecordedForm, savedForm } from '@ecumene/kernel/testing'
import { expect, test } from 'vitest'
import { ALL_GAMES } from './index.ts'

/*
 * A snapshot holds a state and events as they are; `shape` says whether today's rules can read them. Whoever changes their
 * fields raises it (`notation.shape` in the game's game.ts) and records the new form:
 *
 *   RECORD_FORMS=1 npx vitest run packages/shelf/src/saved-forms.test.ts
 *
 * It refuses to record what has changed while `shape` has not.
 */
const RECORDS = process.env['RECORD_FORMS'] === '1'

/** Enough to meet nearly everything once. Classic has the most to meet. */
const gamesOf = (id: string): number => (id === 'classic' ? 16 : 10)

const fileOf = (id: string): URL => new URL(`./saved-forms/${id}.json`, import.meta.url)

const recordedOf = (id: string): RecordedForm | null =>
  existsSync(fileOf(id)) ? (JSON.parse(readFileSync(fileOf(id), 'utf8')) as RecordedForm) : null

test.each(ALL_GAMES)('$id saves states and events in the form that is recorded for its shape', (game) => {
  const now = { shape: game.notation.shape, form: savedForm(game, gamesOf(game.id)) }
  const { problem, record } = checkForm(recordedOf(game.id), now)
  if (RECORDS && record !== null) {
    mkdirSync(new URL('.', fileOf(game.id)), { recursive: true })
    writeFileSync(fileOf(game.id), `${JSON.stringify(record, null, 2)}\n`)
    return
  }
  expect(problem, 'see the top of this file').toBeNull()
})
