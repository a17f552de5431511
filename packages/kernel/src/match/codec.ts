import { z } from 'zod'
import type { Game } from '../game.ts'
import { failed, ok, type Result } from '../options.ts'
import { fingerprint } from '../values/hash.ts'
import { FORMAT, positionOf, SCHEMA } from './export.ts'
import type { Match } from './match.ts'
import type { MatchRecord } from './record.ts'
import { tryReplay } from './replay-as-far.ts'

/** Why a match file cannot be opened, and where in it. */
export type ImportError = {
  readonly code: ImportErrorCode
  /** Path inside the file, such as `log[12].move`; empty for the file as a whole. */
  readonly path: string
  readonly message: string
}

export type ImportErrorCode =
  | 'syntax'
  | 'format'
  | 'schema'
  | 'shape'
  | 'game'
  | 'rules'
  | 'seats'
  | 'setup'
  | 'log'
  | 'position'
  | 'checksum'

/** Reads a match from text: a whole sound match, or an error that says what is wrong and where. */
export const importMatch = (games: readonly Game[], text: string): Result<Match, ImportError> => {
  const problem = (code: ImportErrorCode, path: string, message: string) => failed({ code, path, message })

  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (error) {
    const cut = text.trim() === '' ? 'the file is empty' : `this is not whole JSON (${(error as Error).message})`
    return problem('syntax', '', `${cut}; it may be cut short or damaged`)
  }
  const header = z.looseObject({ format: z.literal(FORMAT) }).safeParse(file)
  if (!header.success) return problem('format', 'format', `not a match file of Ecumene: "format" must be "${FORMAT}"`)
  const version = header.data['schema']
  if (version !== SCHEMA) {
    return problem('schema', 'schema', `file format ${JSON.stringify(version)}; this program reads format ${SCHEMA}`)
  }
  const shape = FILE.safeParse(file)
  if (!shape.success) {
    const issue = shape.error.issues[0]
    return problem('shape', pathText(issue?.path ?? []), issue?.message ?? 'does not have the right shape')
  }
  const { checksum, position, format: _format, schema: _schema, ...record } = shape.data
  const game = games.find((candidate) => candidate.id === record.game)
  if (game === undefined) {
    const known = games.map((candidate) => candidate.id).join(', ')
    return problem('game', 'game', `unknown game "${record.game}"; this program plays: ${known}`)
  }
  const { checksum: _checksum, ...body } = file as Readonly<Record<string, unknown>>
  const isAsWritten = fingerprint(body) === checksum
  const replayed = tryReplay(game, record as MatchRecord)
  // An untouched file that does not fit was played by other rules; one that fits may go on, whatever they were.
  const isOfOtherRules = record.rules !== game.rules && isAsWritten
  const otherRules = (path: string) =>
    problem('rules', path, `begun under rules ${record.rules}; this program has rules ${game.rules} of ${game.id}`)
  if (!replayed.ok) {
    const { ply, path, message } = replayed.error
    if (isOfOtherRules) return otherRules(path)
    return problem(ply !== null ? 'log' : path === 'seats' ? 'seats' : 'setup', path, message)
  }
  // The moves are sound; what remains is whether they are the moves that were written.
  if (position !== null && positionOf(replayed.value) !== position) {
    if (isOfOtherRules) return otherRules('rules')
    return problem('position', 'position', 'the moves lead to another position than the one that was saved')
  }
  if (!isAsWritten) return problem('checksum', 'checksum', 'the file was changed after it was written')
  return ok(replayed.value)
}

const seat = z.int().min(0)
const chance = z.array(z.int().min(0))
const entry = z.union([
  z.strictObject({ seat, move: z.string().min(1), chance: chance.optional() }),
  z.strictObject({ seat, undo: z.int().min(0), consent: z.array(seat).optional() }),
  z.strictObject({ seat, resign: z.literal(true) }),
])

const FILE = z.strictObject({
  format: z.literal(FORMAT),
  schema: z.literal(SCHEMA),
  game: z.string(),
  rules: z.string(),
  seats: z.int(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seed: z.union([z.string(), z.number()]),
  deal: chance,
  log: z.array(entry),
  position: z.string().nullable(),
  checksum: z.string(),
})

const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    return text === '' ? String(step) : `${text}.${String(step)}`
  }, '')
