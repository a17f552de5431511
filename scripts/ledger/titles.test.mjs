import { expect, test } from 'vitest'
import { idOfTitle, titlesIn } from './titles.mjs'

const found = (source) => titlesIn(source).map(({ title }) => title)

test.each([
  [`test('D-5.4 one', () => {})`],
  [`test("D-5.4 one", () => {})`],
  ['test(`D-5.4 one`, () => {})'],
  [`it('D-5.4 one', () => {})`],
  [`test(\n  'D-5.4 one',\n  () => {})`],
  [`test.concurrent('D-5.4 one', () => {})`],
  [`test.each([1, 2])('D-5.4 one', () => {})`],
  [`test.each([[')', "("], [/[')]/, f(2)]])('D-5.4 one', () => {})`],
  [`test.each<[string, () => void]>([\n  ['a', g],\n])(\n  'D-5.4 one',\n  () => {})`],
  ['test.each`a | b\n$' + '{1} | $' + '{`}`}`("D-5.4 one", () => {})'],
  [`test.for(['x'])('D-5.4 one', () => {})`],
])('the title is read from %s', (source) => {
  expect(found(source)).toEqual(['D-5.4 one'])
})

test.each([
  [`// test('D-5.4 one', () => {})`],
  [`/* test('D-5.4 one') */`],
  [`const text = "test('D-5.4 one')"`],
  [`test.skip('D-5.4 one', () => {})`],
  [`test.todo('D-5.4 one')`],
  [`describe('D-5.4 one', () => {})`],
  [`pattern.test('D-5.4 one')`],
  [`latest('D-5.4 one')`],
  [`test(titleOf(rule), () => {})`],
  [`test.each('D-5.4 one')`],
])('there is no title of a running test in %s', (source) => {
  expect(found(source)).toEqual([])
})

test('tests nested in a describe are found, with the line of the call', () => {
  const source = `describe('x', () => {\n  test(\n    'D-1.1 a', f)\n  it('D-1.2 b', f)\n})`
  expect(titlesIn(source)).toEqual([
    { title: 'D-1.1 a', line: 2 },
    { title: 'D-1.2 b', line: 4 },
  ])
})

test('a regular expression or division beside a test does not hide it', () => {
  expect(found(`const quote = /'/\nconst half = a / b / c\ntest('D-1.1 a', f)`)).toEqual(['D-1.1 a'])
})

test('a title names the id it starts with, up to the first space', () => {
  expect(idOfTitle('D-1.10 text')).toEqual({ id: 'D-1.10', claimed: 'D-1.10' })
  expect(idOfTitle('D-EX3 text').id).toBe('D-EX3')
  expect(idOfTitle('the rule D-1.1 in the middle')).toEqual({ id: null, claimed: null })
})

test('a title that only looks like an id claims one that is none', () => {
  expect(idOfTitle('D-1.1: with a colon')).toEqual({ id: null, claimed: 'D-1.1:' })
  expect(idOfTitle('D-13 a chapter')).toEqual({ id: null, claimed: 'D-13' })
  expect(idOfTitle('С-1.1 with a Cyrillic letter')).toEqual({ id: null, claimed: 'С-1.1' })
})
