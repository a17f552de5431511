import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game } from '../game.ts'
import { bazaar } from '../toy/index.ts'
import { type BazaarMatch, bazaarMatch, playRandomly } from '../toy/random-play.ts'
import { canonical, fingerprint } from '../values/hash.ts'
import { type ImportErrorCode, importMatch } from './codec.ts'
import { exportMatch, exportRecord, SCHEMA } from './export.ts'
import type { Entry } from './record.ts'

const GAMES: readonly Game[] = [bazaar]

const textOf = (match: BazaarMatch): string => exportMatch(match)

/** A match in the middle of its second half, with a tie broken by chance, an undo by consent and a free one. */
const played = (): BazaarMatch => {
  const match = bazaarMatch(3, 'codec', { length: 'short', corner: false })
  for (const seat of [2, 0, 1]) match.submit(seat, 'bid 3')
  match.submit(0, 'order')
  match.undo(1, 3, [0, 2])
  match.submit(2, 'leave')
  match.undo(2)
  return playRandomly(match, 'codec', 20)
}

type File = Record<string, unknown> & { log: Entry[] }

const TEXT = textOf(played())
const DATA = canonical(JSON.parse(TEXT))

/** The text with something changed; with `signed`, as a forger would who also corrects the checksum. */
const changed = (change: (file: File) => object, signed = false): string => {
  const { checksum, ...body } = JSON.parse(TEXT) as File & { checksum: string }
  const file = { ...body, ...change(body as unknown as File) }
  return JSON.stringify({ ...file, checksum: signed ? fingerprint(file) : checksum })
}

const errorOf = (text: string) => {
  const imported = importMatch(GAMES, text)
  return imported.ok ? null : imported.error
}

const withEntry = (at: number, edit: (entry: Entry) => object) => (file: File) => ({
  log: file.log.map((entry, ply) => (ply === at ? edit(entry) : entry)),
})

describe('a match file', () => {
  it('reads back as the match that was written', () => {
    const match = played()
    const imported = importMatch(GAMES, textOf(match))
    if (!imported.ok) throw new Error(imported.error.message)
    expect(imported.value.hash()).toBe(match.hash())
    expect(imported.value.record()).toEqual(match.record())
    expect(exportMatch(imported.value)).toBe(TEXT)
  })

  it.each([0, 1, 7, 1000])('makes the round trip after %i random moves', (moves) => {
    const match = playRandomly(bazaarMatch(4, moves), moves, moves)
    const imported = importMatch(GAMES, textOf(match))
    expect(imported.ok && imported.value.hash()).toBe(match.hash())
  })

  it('makes the round trip after everything was taken back', () => {
    const match = bazaarMatch(2, 'all back')
    match.submit(0, 'bid 3')
    match.undo(0)
    const imported = importMatch(GAMES, textOf(match))
    expect(imported.ok && imported.value.record()).toEqual(match.record())
  })

  it('keeps one entry of the log on a line, for people and for diffs', () => {
    const lines = TEXT.split('\n')
    expect(lines).toContain('    {"move":"bid 3","seat":2},')
    expect(JSON.parse(TEXT)).toMatchObject({ format: 'ecumene-match', schema: SCHEMA, game: 'bazaar', rules: '1' })
  })

  it('still opens after its white space was changed', () => {
    expect(errorOf(JSON.stringify(JSON.parse(TEXT)))).toBeNull()
    expect(errorOf(TEXT.replaceAll('\n', '\r\n'))).toBeNull()
  })
})

describe('a file of other rules', () => {
  it('opens if today’s rules lead to the same position', () => {
    const imported = importMatch(
      GAMES,
      changed(() => ({ rules: '0' }), true),
    )
    expect(imported.ok && imported.value.hash()).toBe(played().hash())
  })

  it('written without its position opens if its moves can be followed', () => {
    const record = played().record()
    expect(errorOf(exportRecord({ ...record, rules: '0' }))).toBeNull()
    const broken = { ...record, rules: '0', log: [...record.log, { seat: 0, move: 'dance' }] }
    expect(errorOf(exportRecord(broken))).toMatchObject({ code: 'rules', path: `log[${record.log.length}].move` })
  })
})

describe('a damaged or forged file is refused:', () => {
  const move = (JSON.parse(TEXT) as File).log.findIndex((entry) => 'move' in entry && entry.move === 'leave')
  const tie = (JSON.parse(TEXT) as File).log.findIndex((entry) => 'chance' in entry)
  const undo = (JSON.parse(TEXT) as File).log.findIndex((entry) => 'undo' in entry)
  const other = (JSON.parse(TEXT) as File).log.findIndex((entry) => 'move' in entry && entry.move === 'bid 3')

  it.each<[string, string, ImportErrorCode, string]>([
    ['empty', '', 'syntax', ''],
    ['no JSON', 'hello', 'syntax', ''],
    ['no object', '[]', 'format', 'format'],
    ['null', 'null', 'format', 'format'],
    ['another format', changed(() => ({ format: 'pgn' })), 'format', 'format'],
    ['a newer schema', changed(() => ({ schema: SCHEMA + 1 }), true), 'schema', 'schema'],
    ['no schema', changed(() => ({ schema: undefined }), true), 'schema', 'schema'],
    ['an unknown game', changed(() => ({ game: 'chess' }), true), 'game', 'game'],
    ['other rules that led elsewhere', changed(() => ({ rules: '0', position: 'elsewhere' }), true), 'rules', 'rules'],
    [
      'other rules that allowed other moves',
      changed((file) => ({ rules: '0', ...withEntry(move, ({ seat }) => ({ seat, move: 'dance' }))(file) }), true),
      'rules',
      `log[${move}].move`,
    ],
    ['too many seats', changed(() => ({ seats: 5 }), true), 'seats', 'seats'],
    ['fewer seats than were dealt for', changed(() => ({ seats: 2 }), true), 'log', 'log[0].move'],
    ['half a seat', changed(() => ({ seats: 2.5 }), true), 'shape', 'seats'],
    ['an unknown option', changed(() => ({ options: { dice: true } }), true), 'setup', 'options'],
    ['a wrong option', changed(() => ({ options: { offers: 9 } }), true), 'setup', 'options'],
    ['an option that is no value', changed(() => ({ options: { offers: [[]] } }), true), 'shape', 'options.offers'],
    [
      'another option',
      changed(() => ({ options: { length: 'long', corner: false, offers: 2 } }), true),
      'position',
      'position',
    ],
    ['a deal cut short', changed(() => ({ deal: [] }), true), 'setup', 'deal'],
    ['a deal that is no list', changed(() => ({ deal: 'cards' }), true), 'shape', 'deal'],
    [
      'a negative chance',
      changed(
        withEntry(tie, (entry) => ({ ...entry, chance: [-1] })),
        true,
      ),
      'shape',
      `log[${tie}].chance[0]`,
    ],
    [
      'a chance out of range',
      changed(
        withEntry(tie, (entry) => ({ ...entry, chance: [3] })),
        true,
      ),
      'log',
      `log[${tie}].chance`,
    ],
    [
      'a chance left out',
      changed(
        withEntry(tie, ({ seat }) => ({ seat, move: 'bid 3' })),
        true,
      ),
      'log',
      `log[${tie}].chance`,
    ],
    [
      'a move that is none',
      changed(
        withEntry(move, ({ seat }) => ({ seat, move: 'dance' })),
        true,
      ),
      'log',
      `log[${move}].move`,
    ],
    [
      'an illegal move',
      changed(
        withEntry(move, ({ seat }) => ({ seat, move: 'bid 1' })),
        true,
      ),
      'log',
      `log[${move}].move`,
    ],
    [
      'a move of another seat',
      changed(
        withEntry(1, (entry) => ({ ...entry, seat: 2 })),
        true,
      ),
      'log',
      'log[1].move',
    ],
    [
      'a seat that is not there',
      changed(
        withEntry(1, (entry) => ({ ...entry, seat: 7 })),
        true,
      ),
      'log',
      'log[1].move',
    ],
    [
      'an undo of nothing',
      changed(
        withEntry(undo, (entry) => ({ ...entry, undo: 99 })),
        true,
      ),
      'log',
      `log[${undo}].undo`,
    ],
    [
      'an undo without consent',
      changed(
        withEntry(undo, ({ seat }) => ({ seat, undo: 3 })),
        true,
      ),
      'log',
      `log[${undo}].undo`,
    ],
    [
      'an undo and a move in one',
      changed(
        withEntry(undo, (entry) => ({ ...entry, move: 'leave' })),
        true,
      ),
      'shape',
      `log[${undo}]`,
    ],
    ['a field too many', changed(() => ({ note: 'hello' }), true), 'shape', ''],
    [
      'a field too many in an entry',
      changed(
        withEntry(0, (entry) => ({ ...entry, note: 1 })),
        true,
      ),
      'shape',
      'log[0]',
    ],
    ['moves left out at the end', changed(({ log }) => ({ log: log.slice(0, -1) }), true), 'position', 'position'],
    [
      'a changed move, unsigned',
      changed(withEntry(other, (entry) => ({ ...entry, seat: (entry.seat + 1) % 3 }))),
      'log',
      'log[1].move',
    ],
    ['a changed seed, unsigned', changed(() => ({ seed: 'other' })), 'checksum', 'checksum'],
    ['a changed position', changed(() => ({ position: '0000000000000000' }), true), 'position', 'position'],
    ['a checksum that is no text', JSON.stringify({ ...JSON.parse(TEXT), checksum: 5 }), 'shape', 'checksum'],
  ])('%s', (_what, text, code, path) => {
    expect(errorOf(text)).toMatchObject({ code, path })
    expect(errorOf(text)?.message.length).toBeGreaterThan(10)
  })

  it('another valid outcome of chance leads elsewhere, or is caught by the checksum', () => {
    const recorded = (JSON.parse(TEXT) as { log: { chance?: number[] }[] }).log[tie]?.chance?.[0] ?? 0
    const text = changed(withEntry(tie, (entry) => ({ ...entry, chance: [(recorded + 1) % 3] })))
    expect(['log', 'position', 'checksum']).toContain(errorOf(text)?.code)
  })

  it('a file nested deep enough to exhaust a reader', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    for (const name of ['options', 'log', 'deal', 'seed', 'note']) {
      const text = TEXT.replace('\n', `\n"${name}": ${deep},\n`).replace(`\n  "${name}":`, `\n  "${name}2":`)
      expect(errorOf(text)?.code).toBe('shape')
    }
  })
})

describe('whatever happens to the text, the result is the same match or a clear error:', () => {
  const check = (text: string): void => {
    const imported = importMatch(GAMES, text)
    if (imported.ok) {
      // Only white space was touched, or a character was replaced by itself.
      expect(canonical(JSON.parse(text))).toBe(DATA)
      expect(exportMatch(imported.value)).toBe(TEXT)
    } else {
      expect(imported.error.code).toMatch(/^[a-z]+$/)
      expect(typeof imported.error.path).toBe('string')
      expect(imported.error.message.length).toBeGreaterThan(10)
    }
  }
  const place = fc.integer({ min: 0, max: TEXT.length - 1 })

  it('cut short at any character', () => {
    for (let length = 0; length < TEXT.trimEnd().length; length++) {
      expect(errorOf(TEXT.slice(0, length))?.code).toBe('syntax')
    }
  })

  it('any one character left out', () => {
    fc.assert(
      fc.property(place, (at) => check(TEXT.slice(0, at) + TEXT.slice(at + 1))),
      { numRuns: 400 },
    )
  })

  it('any one character replaced', () => {
    fc.assert(
      fc.property(place, fc.string({ minLength: 1, maxLength: 1 }), (at, character) =>
        check(TEXT.slice(0, at) + character + TEXT.slice(at + 1)),
      ),
      { numRuns: 400 },
    )
  })

  it('any one digit replaced by another', () => {
    const digits = [...TEXT.matchAll(/\d/g)].map((match) => match.index)
    fc.assert(
      fc.property(fc.constantFrom(...digits), fc.integer({ min: 0, max: 9 }), (at, digit) =>
        check(TEXT.slice(0, at) + digit + TEXT.slice(at + 1)),
      ),
      { numRuns: 400 },
    )
  })

  it('any two lines exchanged, or one written twice', () => {
    const lines = TEXT.split('\n')
    const line = fc.integer({ min: 0, max: lines.length - 1 })
    fc.assert(
      fc.property(line, line, fc.boolean(), (one, two, twice) => {
        const exchanged = lines.slice()
        exchanged[one] = lines[two] ?? ''
        if (!twice) exchanged[two] = lines[one] ?? ''
        check(exchanged.join('\n'))
      }),
      { numRuns: 300 },
    )
  })

  it('any JSON at all', () => {
    fc.assert(fc.property(fc.json(), (text) => errorOf(text) !== null))
  })
})

it('a match file keeps a resignation, and mistakes nothing else for one', () => {
  const match = bazaarMatch(3, 'resign')
  match.submit(0, 'bid 1')
  match.resign(1)
  const opened = importMatch([bazaar], exportMatch(match))
  expect(opened.ok && opened.value.outcome()).toEqual(match.outcome())
  expect(importMatch([bazaar], exportMatch(match).replace('"resign":true', '"resign":false')).ok).toBe(false)
})
