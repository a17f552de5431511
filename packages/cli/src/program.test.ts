import { describe, expect, test } from 'vitest'
import { builtEcumene, ecumene } from './testing/terminal.ts'

const BOTS = 'random, greedy, search, search:<ms>ms, search:<iterations>'
const COMMANDS =
  'serve, backup, restore, migrate, simulate, arena, fuzz, replay, analyse, exercises, bench, train, engine'

describe('a wrong argument is named together with what is allowed, and the code is 2', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['', `COMMAND is missing; allowed: ${COMMANDS}`],
    ['surf', `unknown command "surf"; allowed: ${COMMANDS}`],
    ['serve --port x', '--port cannot be "x"; allowed: a whole number from 0 to 65535'],
    ['serve --log-level loud', '--log-level cannot be "loud"; allowed: silent, error, warn, info, debug'],
    ['backup', 'FILE is missing; allowed: where the backup is to be'],
    ['migrate', 'WHERE is missing; allowed: to-database, to-file'],
    ['migrate here', 'WHERE cannot be "here"; allowed: to-database, to-file'],
    ['migrate to-database', '--database or DATABASE_URL is missing'],
    ['restore x --database mysql://me:secret@host', '--database is no address of a PostgreSQL database'],
    ['--quick', `unknown flag --quick; a command comes first, allowed: ${COMMANDS}`],
    ['help surf', `unknown command "surf"; allowed: ${COMMANDS}`],
    ['simulate', 'GAME is missing; allowed: duel, dawn, classic, bazaar'],
    ['simulate chess', 'GAME cannot be "chess"; allowed: duel, dawn, classic, bazaar'],
    ['simulate duel dawn', 'unexpected argument "dawn"; allowed: GAME'],
    [
      'simulate duel --quick',
      'unknown flag --quick; allowed: --bots, --games, --seed, --threads, --time, --options, --json, --help',
    ],
    ['simulate duel -q', 'unknown flag -q; allowed: --bots,'],
    ['simulate duel --games many', '--games must be a whole number from 1 to 1000000000, not "many"'],
    ['simulate duel --games 0', '--games must be a whole number from 1 to 1000000000, not "0"'],
    ['simulate duel --games -5', '--games must be a whole number from 1 to 1000000000, not "-5"'],
    ['simulate duel --games 1.5', '--games must be a whole number from 1 to 1000000000, not "1.5"'],
    ['simulate duel --games', '--games needs a value: a whole number from 1 to 1000000000'],
    ['simulate duel --games 1 --games 2', '--games is given twice; allowed: once'],
    ['simulate duel --threads 0', '--threads must be a whole number from 1 to 256, not "0"'],
    ['simulate duel --seed=', '--seed must be a text of at least one letter, not ""'],
    ['simulate duel --json=yes', '--json must be written without a value, not "yes"'],
    ['simulate duel --bots clever,random', `--bots: unknown bot "clever"; allowed: ${BOTS}`],
    ['simulate duel --bots random', '--bots names 1, one for each seat; allowed for duel: 2 bots'],
    ['simulate duel --bots random,random,random', '--bots names 3, one for each seat; allowed for duel: 2 bots'],
    ['simulate duel --options wonders', `--options must be a JSON object such as '{"name": "value"}', not "wonders"`],
    ['simulate duel --options [1]', `--options must be a JSON object such as '{"name": "value"}', not "[1]"`],
    [
      'simulate duel --options {"wonders":"all"}',
      '--options: option "wonders" cannot be "all"; allowed: draft, firstGame',
    ],
    ['simulate duel --options {"pets":1}', '--options: unknown option "pets"; allowed: wonders, '],
    ['arena duel', `--bots is missing; allowed: names with commas between: ${BOTS}`],
    ['arena duel --bots random', '--bots names 1; allowed: 2 or more'],
    ['arena duel --bots random,greedy --games 3', '--games must be a multiple of 2'],
    ['arena duel --bots random,greedy --seats 3', '--seats cannot be 3 in duel; allowed: 2'],
    ['fuzz duel --seconds 0', '--seconds must be a number above 0, at most 604800, not "0"'],
    ['fuzz duel --seconds soon', '--seconds must be a number above 0, at most 604800, not "soon"'],
    ['fuzz duel --seats 3', '--seats cannot be 3 in duel; allowed: 2'],
    ['fuzz duel --directory /no/such/folder', '--directory must be an existing folder, not "/no/such/folder"'],
    ['replay', 'FILE is missing; allowed: a match file'],
    ['replay match.json --language de', '--language must be en, uk, pl, ru, not "de"'],
    ['analyse', 'FILE is missing; allowed: a match file'],
    ['analyse match.json --iterations 0', '--iterations must be a whole number from 1 to 1000000, not "0"'],
    ['bench chess', 'GAME cannot be "chess"; allowed: duel, dawn, classic, bazaar'],
    ['bench --rounds 0', '--rounds must be a whole number from 1 to 100, not "0"'],
  ]
  test.each(cases)('ecumene %s', async (line, message) => {
    const { code, out, err } = await ecumene(...line.split(' ').filter((word) => word !== ''))
    expect(err).toContain(message)
    expect(err).not.toMatch(/^\s+at /m)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })

  test('the built program ends with the same code and no stack trace', () => {
    const { code, out, err } = builtEcumene('simulate', 'duel', '--games', 'many')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toBe(
      'ecumene simulate: --games must be a whole number from 1 to 1000000000, not "many"\nSee: ecumene simulate --help\n',
    )
  })
})

describe('help', () => {
  test.each(['--help', '-h', 'help'])('ecumene %s lists the commands', async (flag) => {
    const { code, out, err } = await ecumene(flag)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const name of COMMANDS.split(', ')) expect(out).toContain(`\n  ${name} `)
  })

  test.each(COMMANDS.split(', '))('ecumene %s --help explains the command, whatever else is wrong', async (name) => {
    const { code, out, err } = await ecumene(name, '--help', '--nonsense')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`ecumene ${name}`)
    expect(out).toContain('--help')
    expect(await ecumene('help', name)).toEqual({ code, out, err })
    expect(await ecumene(name, '-h')).toEqual({ code, out, err })
  })
})
