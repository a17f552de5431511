import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { LANGUAGES, translator } from '../../packages/kernel/src/words/words.ts'
import { seatStatus } from '../../packages/web/src/seats/names.ts'
import { ROOT } from '../prepare.mjs'
import { print } from './print.mjs'
import { proofread, textProblems } from './proofread.mjs'
import { REFUSED } from './usage.mjs'
import { pageWords, VOCABULARIES } from './vocabularies.mjs'

describe.each(VOCABULARIES)('$id', (vocabulary) => {
  it.each(LANGUAGES)('reads well in %s, whatever is filled in', (language) => {
    expect(vocabulary.keys.flatMap((key) => proofread(vocabulary, key, language))).toEqual([])
  })
})

test('every key of every words file is read', () => {
  const read = new Set(VOCABULARIES.flatMap(({ keys }) => keys))
  const files = readdirSync(join(ROOT, 'packages'), { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[^/]+\/src\/.*\/?words\/(?:.*\/)?(?:en\.ts|en\/[^/]+\.ts)$/.test(path))
  expect(files.length).toBeGreaterThan(20)
  const keysIn = (path) =>
    [...readFileSync(join(ROOT, 'packages', path), 'utf8').matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map(([, key]) => key)
  for (const file of files) expect([file, keysIn(file).filter((key) => !read.has(key))]).toEqual([file, []])
})

test.each(LANGUAGES)('the rulebooks in %s use none of the words that were wrong', (language) => {
  const folder = join(ROOT, 'docs', 'rules', language)
  for (const file of readdirSync(folder)) {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n')
    for (const [wrong] of REFUSED[language])
      expect([file, lines.filter((line) => wrong.test(line))]).toEqual([file, []])
  }
})

test.each([
  ['en', 'you · your move', 'at the table · to move'],
  ['uk', 'ви · ваш хід', 'за столом · ходить'],
  ['pl', 'ty · twoja tura', 'przy stole · wykonuje ruch'],
  ['ru', 'вы · ваш ход', 'за столом · ходит'],
])('the line under a player speaks to the reader in %s', (language, yours, theirs) => {
  const { say } = translator(pageWords, language, String)
  const text = (key, args) => say(args === undefined ? { key } : { key, args })
  const player = { kind: 'person', name: 'Anna', here: true }
  expect(seatStatus(player, true, true, text)).toBe(yours)
  expect(seatStatus(player, false, true, text)).toBe(theirs)
  expect(textProblems(seatStatus(player, true, true, text), language)).toEqual([])
})

test('the list for a reader shows a template with sentences', () => {
  const list = print('uk', 'classic')
  expect(list).toContain('move.research →\n    Дослідити технологію «')
  expect(list).toContain('армію на f15.')
  expect(list).toContain('розвідника на f15.')
})

describe('the check finds', () => {
  /** A vocabulary of one template in one language, with the names of a real game. */
  const broken = (id, key, language, text) => {
    const { words } = VOCABULARIES.find((vocabulary) => vocabulary.id === id)
    return { id, keys: [key], words: { ...words, [language]: { ...words[language], [key]: text } } }
  }
  const problemsOf = (id, key, language, text) => proofread(broken(id, key, language, text), key, language).join('\n')

  it.each([
    [
      'a name after a verb',
      'classic',
      'move.research',
      'uk',
      'Дослідити {tech}',
      '{tech} after “дослідити” is no nominative',
    ],
    [
      'a name after a verb',
      'classic',
      'move.research',
      'pl',
      'Zbadaj {tech}',
      '{tech} after “zbadaj” is no nominative',
    ],
    [
      'a name after a noun',
      'page',
      'table.turnOf',
      'uk',
      'Хід гравця {player}',
      '{player} after “гравця” is no nominative',
    ],
    [
      'a name after a noun',
      'page',
      'table.turnOf',
      'ru',
      'Ход игрока {player}',
      '{player} after “игрока” is no nominative',
    ],
    [
      'a name in quotes after a verb',
      'classic',
      'move.research',
      'ru',
      'Исследовать «{tech}»',
      '{tech} in quotes after “исследовать”: a noun has to bear its case',
    ],
    [
      'a name in quotes after a preposition',
      'duel',
      'plan.boughtFixed',
      'uk',
      '{count} × {resource} — придбання по {price} через «{card}»',
      '{card} in quotes after “через”: a noun has to bear its case',
    ],
    [
      'a second player as the object',
      'classic',
      'event.battleBegan',
      'uk',
      '{player} перемагає {partner} на {square}.',
      '{partner} after “перемагає” is no nominative',
    ],
    ['a gender', 'page', 'table.thinking', 'uk', '{player} думав…', '“думав” at {player} has a gender'],
    ['a gender', 'page', 'table.thinking', 'pl', '{player} myślała…', '“myślała” at {player} has a gender'],
    [
      'a gender of the reader',
      'classic',
      'reason.governmentChanged',
      'pl',
      'Zmieniłeś już ustrój.',
      'no gender of the reader',
    ],
    ['the third person', 'page', 'table.yourTurn', 'uk', 'ви · ходить', 'the third person is said to the reader'],
    ['the third person', 'page', 'table.yourTurn', 'ru', 'вы · ходит', 'the third person is said to the reader'],
    [
      'the third person',
      'page',
      'table.yourTurn',
      'pl',
      'ty · wykonuje ruch',
      'the third person is said to the reader',
    ],
    ['the third person', 'page', 'table.yourTurn', 'en', 'you · moves', 'the third person is said to the reader'],
    ['two spaces', 'duel', 'move.build', 'uk', 'Спорудити  будівлю «{card}»', 'a space or a sign is wrong'],
    [
      'a space before a stop',
      'duel',
      'event.extraTurn',
      'pl',
      '{player} wykonuje turę .',
      'a space or a sign is wrong',
    ],
    ['two stops', 'classic', 'event.eventPlayed', 'en', '{player} plays {culture}.', 'a space or a sign is wrong'],
    ['English quotes', 'duel', 'move.build', 'uk', 'Спорудити будівлю “{card}”', 'a mark of another language'],
    ['straight quotes', 'duel', 'move.build', 'pl', 'Wznieś budynek "{card}"', 'a mark of another language'],
    ['a Russian letter', 'page', 'page.close', 'uk', 'Закрыть', 'a mark of another language'],
    ['quotes inside quotes', 'duel', 'move.build', 'ru', 'Построить «здание «{card}»»', 'quotes inside quotes'],
    ['a quote left open', 'duel', 'move.build', 'ru', 'Построить здание «{card}', 'a quote or a bracket is open'],
    [
      'a plural without “few”',
      'duel',
      'effect.points',
      'uk',
      '{count, plural, one {# бал} other {# балів}}',
      'has no “few”',
    ],
    [
      'a placeholder that nobody fills',
      'duel',
      'move.build',
      'uk',
      'Спорудити: {building}',
      'nobody says what comes into {building}',
    ],
    ['braces that are left', 'duel', 'move.decline', 'uk', "Відмовитися '{'", 'a placeholder is left'],
    ['a word that was wrong', 'dawn', 'reason.tooHard', 'uk', 'Прохідність {difficulty}, {slot}', 'say “складність”'],
    [
      'a word that was wrong',
      'classic',
      'reason.stacking',
      'ru',
      'Предел соединения.',
      'say “предел фигурок в квадрате”',
    ],
    ['a word that was wrong', 'classic', 'option.rounds', 'en', 'House rule: most rounds', 'say “limit of rounds”'],
  ])('%s: %s %s in %s “%s”', (_what, id, key, language, text, problem) => {
    expect(problemsOf(id, key, language, text)).toContain(problem)
  })
})
