import type { Outcome } from '../game.ts'
import type { OptionField } from '../options.ts'
import { canonical, fingerprint } from '../values/hash.ts'
import type { Match } from './match.ts'
import type { MatchRecord } from './record.ts'

/** Version of the file format. A reader refuses what it does not know rather than guess. */
export const SCHEMA = 1

export const FORMAT = 'ecumene-match'

/** Writes a match as text. */
export const exportMatch = (match: Match): string => fileText(match.record(), positionOf(match))

/**
 * Writes as text a record that these rules cannot follow, so without the position, which they do not know. A program whose
 * rules can follow it opens the file like any other.
 */
export const exportRecord = (record: MatchRecord): string => fileText(record, null)

const fileText = (record: MatchRecord, position: string | null): string => {
  const body = { format: FORMAT, schema: SCHEMA, ...record, position }
  const lines = Object.entries(body).map(([name, value]) => {
    const inner = Array.isArray(value) && name === 'log' ? logText(value) : JSON.stringify(value)
    return `  ${JSON.stringify(name)}: ${inner}`
  })
  return `{\n${lines.join(',\n')},\n  "checksum": "${fingerprint(body)}"\n}\n`
}

const logText = (log: MatchRecord['log']): string =>
  log.length === 0 ? '[]' : `[\n${log.map((item) => `    ${canonical(item)}`).join(',\n')}\n  ]`

/**
 * Fingerprint of where the match stands: who may do what, or how it ended. It leaves out the generator and the shape
 * of views, so files stay valid when those change; a change of the rules that matters here shows.
 */
export const positionOf = (match: Match): string => {
  const choices = match.deciders().map((seat) => ({ seat, legal: match.legal(seat).map(match.game.notation.notate) }))
  return fingerprint({ options: chosenOptions(match), choices, outcome: toldOf(match.outcome()) })
}

/** Who won, and how; without the rest of the sheet, which may have grown since the file was written. */
const toldOf = (outcome: Outcome | null): object | null => {
  if (outcome === null) return null
  const { ending, winners, places, scores } = outcome
  return { ending, winners, places, scores }
}

/** Options that differ from the default: a new option must not make old files unreadable. */
const chosenOptions = ({ game, options }: Match): object => {
  const fields = game.options as Readonly<Record<string, OptionField>>
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== usual(fields[name])))
}

/** The default; for a limit that can be switched off, the limit itself, because older files know it only as a limit. */
const usual = (field: OptionField | undefined): unknown =>
  field?.kind === 'number' && field.none !== undefined ? field.none.otherwise : field?.default
