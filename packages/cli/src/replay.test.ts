import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { duel } from '@ecumene/duel'
import { exportMatch, importMatch, LANGUAGES, translator } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { ALL_GAMES, gameNamed } from './games.ts'
import { replayWords } from './replay-words.ts'
import { randomMatch, saved, savedText } from './testing/matches.ts'
import { ecumene } from './testing/terminal.ts'

const match = randomMatch('replay')
const file = saved(match)

const story = async (...argv: string[]): Promise<string> => {
  const { code, out, err } = await ecumene('replay', ...argv)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

describe('replay tells the story of a match', () => {
  test.each([
    ['en', 'Player 1', 'Final standing: ', 'Total'],
    ['uk', 'Гравець 1', 'Підсумок: ', 'Разом'],
    ['pl', 'Gracz 1', 'Wynik końcowy: ', 'Razem'],
    ['ru', 'Игрок 1', 'Итог: ', 'Всего'],
  ] as const)('in %s', async (language, ...words) => {
    const told = await story(file, '--language', language)
    for (const word of words) expect(told).toContain(word)
    const { 'category.civilian': category, 'ending.civilian': ending, game } = duel.presentation.words[language]
    for (const word of [category, ending, game]) expect(told).toContain(word)
    for (const other of LANGUAGES) {
      if (other !== language) expect(told).not.toContain(duel.presentation.words[other]['category.civilian'])
    }
  })

  test('with every move in notation, once the game is over', async () => {
    const told = await story(file)
    const moves = match.record().log.flatMap((entry) => ('move' in entry ? entry.move : []))
    for (const [ply, move] of moves.entries())
      expect(told).toMatch(new RegExp(`^ *${ply + 1}  Player [12]  ${move}$`, 'm'))
  })

  test('with the standing and the sum of every score sheet', async () => {
    const told = await story(file)
    const outcome = match.outcome()
    const totals = outcome?.scores.map((sheet) => Object.values(sheet).reduce((sum, points) => sum + points, 0)) ?? []
    expect(totals).toHaveLength(2)
    expect(told).toMatch(new RegExp(`^  Total +${totals.join(' +')}$`, 'm'))
    expect(told).toContain(`  1.  Player ${(outcome?.winners[0] ?? 0) + 1}\n`)
  })

  test('--to stops early, says what is asked, and hides the moves of others', async () => {
    const told = await story(file, '--to', '12')
    expect(told).toContain(`After 12 entries of ${match.ply}\n`)
    expect(told).toMatch(/Player [12] to decide: /)
    expect(told).toMatch(/^ {2}12 {2}Player [12]$/m)
    expect(told).not.toMatch(/^ {2}13 /m)
    expect(told).not.toContain('Final standing')
    expect(await story(file, '--to', '0')).toContain(`After 0 entries of ${match.ply}\n`)
    expect(await story(file, '--to', String(match.ply))).toBe(await story(file))
  })

  test('--as shows a seat its own moves', async () => {
    const told = await story(file, '--to', '12', '--as', '1')
    expect(told).toMatch(/^ +\d+ {2}Player 2 {2}draft /m)
    expect(told).not.toMatch(/^ +\d+ {2}Player 1 {2}/m)
  })

  test('moves that were taken back are marked as such', async () => {
    const undone = randomMatch('undone', 6)
    const { ply, moves } = undone
    undone.undo(0, moves - 2, [0, 1])
    const told = await story(saved(undone))
    expect(told.match(/\(taken back later\)/g)).toHaveLength(2)
    expect(told).toContain(`${ply + 1}  Player 1 takes back moves; ${moves - 2} stand.`)
  })
})

/** A game of New Dawn whose loser has the higher total. */
const DAWN = fileURLToPath(new URL('../../dawn/src/fixtures/two-players.match', import.meta.url))

test.each(LANGUAGES)('New Dawn ends without a total, with who fulfilled which agenda when, in %s', async (language) => {
  const told = await story(DAWN, '--language', language)
  const { standing, total, points } = replayWords[language]
  const end = told.slice(told.lastIndexOf(standing))
  for (const word of [total, points]) expect(end).not.toMatch(new RegExp(`^ +${word}( |$)`, 'm'))
  const read = importMatch(ALL_GAMES, readFileSync(DAWN, 'utf8'))
  const details = read.ok ? (read.value.outcome()?.details ?? []) : []
  const { say } = translator(gameNamed('dawn').presentation.words, language, () => '')
  const rows = details.map(({ label, cells }) => [
    say(label),
    ...cells.map((cell) => (cell === null ? '–' : say(cell))),
  ])
  expect(rows.flat().filter((cell) => /\d/.test(cell))).toHaveLength(5)
  for (const row of rows) expect(end).toMatch(new RegExp(`^ +${row.join(' +')}$`, 'm'))
})

test('spaces of New Dawn are told as players see them, not by their numbers', async () => {
  const told = await story(DAWN)
  expect(told).toMatch(/builds a city on space [a-z]\d+ \([a-z]+\)\./)
  expect(told).not.toMatch(/space \d/)
})

test('a resignation is reported, and ends the match without points', async () => {
  const given = randomMatch('given up', 9)
  expect(given.resign(1).ok).toBe(true)
  const told = await story(saved(given))
  expect(told).toContain('\n  10  Player 2 resigns.\n')
  expect(told).toContain('Final standing: Resignation\n  1.  Player 1\n  2.  Player 2\n')
  expect(told).not.toContain('Total')
})

describe('a file that cannot be replayed is refused with code 2 and a reason', () => {
  const text = exportMatch(match)
  test.each([
    ['missing', '/no/such/match.json', 'ENOENT'],
    ['a folder', '/', 'EISDIR'],
    ['empty', savedText(''), 'the file is empty'],
    ['cut short', savedText(text.slice(0, text.length / 2)), 'cut short or damaged'],
    ['something else', savedText('{"a": 1}'), 'not a match file of Ecumene'],
    ['of another game', savedText(text.replace('"duel"', '"chess"')), 'unknown game "chess"; this program plays: duel'],
    ['forged', savedText(text.replace(/"move":"discard [\w-]+"/, '"move":"discard nothing"')), 'log['],
    ['changed', savedText(text.replace('"seed": "replay"', '"seed": "other"')), 'changed after it was written'],
  ])('%s', async (_, path, reason) => {
    const { code, out, err } = await ecumene('replay', path)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(`FILE "${path}" cannot be `)
    expect(err).toContain(reason)
    expect(err).not.toMatch(/^\s+at /m)
  })

  test.each([
    ['--to', '100000', '--to must be within this match, a whole number from 0 to '],
    ['--as', '2', '--as must be a seat of this match, a whole number from 0 to 1, not "2"'],
  ])('%s %s', async (flag, value, message) => {
    const { code, err } = await ecumene('replay', file, flag, value)
    expect(code).toBe(2)
    expect(err).toContain(message)
  })
})
