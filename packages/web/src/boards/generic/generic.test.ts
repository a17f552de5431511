import { auditWords, below, seeded, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { describeBy, filterGroups, groupMoves, reasonGroups } from './move-groups.ts'
import { isByPlayer, isSeatField, shapeOf } from './view-shape.ts'
import { vocabularyOf } from './vocabulary.ts'
import { fieldWords } from './words/words.ts'

const speak = (game: string, seats = 2) => {
  const match = matchOf(game, seats)
  return { match, ...translator(match.game.presentation.words, 'en', (seat) => `P${seat}`) }
}

test('moves of a kind stand together under what they have in common', () => {
  const { match, say } = speak('bazaar')
  const legal = match.legal(0).map(match.game.notation.notate)
  const groups = groupMoves(describeBy(match.game), legal, say)
  expect(groups).toHaveLength(1)
  expect(groups[0]).toMatchObject({ id: 'move.bid', heading: 'Bid' })
  expect(groups[0]?.moves[1]).toEqual({ notation: 'bid 1', text: 'Bid 1 ducat', short: '1 ducat' })
})

test('a single move needs no heading', () => {
  const { match, say } = speak('bazaar')
  expect(groupMoves(describeBy(match.game), ['leave'], say)[0]).toMatchObject({
    heading: '',
    moves: [{ notation: 'leave' }],
  })
})

test('a text that is no move is read no further: it stands by itself, as it is', () => {
  const { match, say } = speak('bazaar')
  const groups = groupMoves(describeBy(match.game), ['haggle 1', 'haggle 2'], say)
  expect(groups.map(({ id, heading, moves }) => [id, heading, moves.map(({ short }) => short)])).toEqual([
    ['haggle 1', '', ['haggle 1']],
    ['haggle 2', '', ['haggle 2']],
  ])
})

test('typing finds moves by their words and by their notation', () => {
  const { match, say } = speak('bazaar')
  const groups = groupMoves(describeBy(match.game), ['bid 1', 'bid 10', 'order', 'leave'], say)
  const found = (typed: string) =>
    filterGroups(groups, typed).flatMap(({ moves }) => moves.map((move) => move.notation))
  expect(found('ducat 10')).toEqual(['bid 10'])
  expect(found('MARKET')).toEqual(['leave'])
  expect(found('order')).toEqual(['order'])
  expect(found('')).toHaveLength(4)
  expect(found('nothing like it')).toEqual([])
})

test('ids of things are said in the words of the game, the rest is made readable', () => {
  const { match, say } = speak('duel')
  const vocabulary = vocabularyOf(match.game, 'en', say, (key) => fieldWords.en[key])
  expect(vocabulary.value('lumber-yard')).toBe('Lumber Yard')
  expect(vocabulary.value('firstGame')).toBe('first game')
  expect(vocabulary.field('progressOnBoard')).toBe('Progress tokens on the board')
  expect(vocabulary.option('wonders', 'draft')).toBe('Choose them in turn from random Wonders')
})

/** Every name of a field and every text in a view, but for what the board says elsewhere. */
const namesIn = (data: unknown, fields: Set<string>, values: Set<string>): void => {
  if (Array.isArray(data)) for (const item of data) namesIn(item, fields, values)
  else if (typeof data === 'string') values.add(data)
  else if (typeof data === 'object' && data !== null) {
    for (const [name, inner] of Object.entries(data)) {
      if (['asked', 'outcome', 'options'].includes(name)) continue
      fields.add(name)
      namesIn(inner, fields, values)
    }
  }
}

test.each(['bazaar', 'duel'])('every field and value of %s has words', (game) => {
  const { match } = speak(game)
  const [fields, values] = [new Set<string>(), new Set<string>()]
  const random = seeded(game)
  while (match.outcome() === null) {
    namesIn(match.view(0), fields, values)
    const seat = match.deciders()[0] ?? 0
    const offer = match.game.openMoves?.suggest(match.state(), seat, random) ?? null
    const legal = match.legal(seat)
    match.submit(seat, offer !== null && below(random, 3) === 0 ? offer : legal[below(random, legal.length)])
  }
  // What has words has them in all languages; what has none is in Latin letters, which stands out in these two.
  for (const language of ['uk', 'ru'] as const) {
    const { say } = translator(match.game.presentation.words, language, String)
    const vocabulary = vocabularyOf(match.game, language, say, (key) => fieldWords[language][key])
    expect([...fields].filter((name) => /[a-z]/.test(vocabulary.field(name)))).toEqual([])
    expect([...values].filter((id) => /[a-z]/.test(vocabulary.value(id)))).toEqual([])
  }
})

test('the words of the board are complete and sound', () => {
  expect(auditWords(fieldWords)).toEqual([])
})

test('what cannot be done is told by its reasons, the rarest first', () => {
  const { match, say } = speak('bazaar')
  const tooMuch = { text: 'too much', rules: ['X-1'] }
  const noneLeft = { text: 'none left', rules: [] }
  const found = [
    { move: 'bid 10', reason: tooMuch },
    { move: 'bid 11', reason: tooMuch },
    { move: 'order', reason: noneLeft },
  ]
  expect(reasonGroups(describeBy(match.game), found, say)).toEqual([
    { reason: noneLeft, kinds: ['Order a secret contract'] },
    { reason: tooMuch, kinds: ['Bid: 10 ducats · 11 ducats'] },
  ])
})

test('data is laid out by what it is', () => {
  expect(shapeOf([{ a: 1 }, null, { a: 2, b: 3 }])).toMatchObject({ kind: 'table', columns: ['a', 'b'] })
  expect(shapeOf(['a', 'b'])).toMatchObject({ kind: 'list' })
  expect(shapeOf([{ a: 1 }])).toMatchObject({ kind: 'list' })
  expect(shapeOf({ a: 1 })).toMatchObject({ kind: 'fields' })
  expect(shapeOf(null)).toEqual({ kind: 'plain', value: null })
})

test('a seat is known by its field, not by its number', () => {
  expect(isSeatField('from', 1, 2)).toBe(true)
  expect(isSeatField('from', 2, 2)).toBe(false)
  expect(isSeatField('round', 1, 2)).toBe(false)
})

test('rows are players only where they say so or nothing speaks against it', () => {
  const columns = ['coins', 'buildings', 'wonders']
  expect(isByPlayer([{}, {}], columns, 2)).toBe(true)
  expect(isByPlayer([{ seat: 0 }, { seat: 1 }], ['seat', ...columns], 2)).toBe(true)
  expect(isByPlayer([{ half: 0 }, { half: 1 }], ['half', 'distance', 'coins'], 2)).toBe(false)
  expect(isByPlayer([{}, {}, {}], columns, 2)).toBe(false)
})
