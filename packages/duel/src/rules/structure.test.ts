import { membersOf, sizeOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { LAYOUTS } from '../data/layouts.ts'
import { cardNumbered, NONE } from '../data/pieces.ts'
import { duel } from '../game.ts'
import { playout, seeds } from '../testing/playout.ts'
import { legal, openCards, play, position, refusal } from '../testing/position.ts'
import { RICH } from '../testing/prices.ts'
import { cardIn, type State } from './state.ts'

type Age = 1 | 2 | 3
const AGES: readonly Age[] = [1, 2, 3]

/** The rows of a structure as the page would draw it: slots from left to right, far row first. */
const rowsOf = (age: Age): readonly (readonly number[])[] => {
  const slots = duel.view(position({ age }), null).structure
  const rows: number[][] = []
  for (const [index, slot] of slots.entries()) {
    if (slot === null) throw new Error(`slot ${index} is empty`)
    const row = rows[slot.row - 1] ?? []
    rows[slot.row - 1] = row
    row.push(index)
  }
  return rows.map((row) => row.toSorted((one, two) => xOf(age, one) - xOf(age, two)))
}

const xOf = (age: Age, slot: number): number => LAYOUTS[age - 1]?.[slot]?.x ?? Number.NaN

/**
 * For each card of a row the places, in the next row, of the cards that cover it. Found by playing: a card is covered
 * by another exactly if it cannot be chosen while that other, alone of its row, still lies there.
 */
const coverage = (age: Age, row: number): readonly (readonly number[])[] => {
  const rows = rowsOf(age)
  const lower = rows[row - 1] ?? []
  const upper = rows[row] ?? []
  return lower.map((slot) =>
    upper.flatMap((cover, place) => {
      const state = position({ age })
      // Play away everything nearer than the two rows, and all of the upper row but one card.
      const gone = rows
        .slice(row + 1)
        .reverse()
        .flat()
      for (const taken of [...gone, ...upper.filter((other) => other !== cover)]) {
        play(state, `discard ${cardIn(state, taken).id}`)
      }
      return (state.open & (1 << slot)) === 0 ? place : []
    }),
  )
}

const idIn = (state: State, slot: number): string => cardIn(state, slot).id

test('D-4.1 at the start of each Age its shuffled cards are laid out, 20 of them', () => {
  const first = position({ age: 1 })
  expect(first.slots.map((card) => cardNumbered(card).deck)).toEqual(Array(20).fill('age-1'))
  const state = position({ age: 1, open: ['tavern'] })
  const events = play(state, 'discard tavern')
  expect(events.map(({ kind }) => kind)).toEqual(['discarded', 'ageBegan'])
  expect(state.age).toBe(2)
  expect(sizeOf(state.present)).toBe(20)
  expect(state.slots.map((card) => cardNumbered(card).deck)).toEqual(Array(20).fill('age-2'))
  const third = position({ age: 2, open: ['brewery'] })
  play(third, 'discard brewery')
  expect(third.age).toBe(3)
  expect(third.slots.filter((card) => cardNumbered(card).deck === 'age-3')).toHaveLength(17)
  for (const age of AGES) {
    const orders = seeds(200).map((seed) => position({ age, seed }).slots)
    expect(new Set(orders.map(String)).size).toBe(200)
    // Every slot sees many different cards: neither Guilds nor anything else keeps to a corner.
    for (const slot of Array(20).keys()) {
      expect(new Set(orders.map((slots) => slots[slot])).size).toBeGreaterThan(15)
    }
  }
  const guildSlots = seeds(200).flatMap((seed) =>
    position({ age: 3, seed }).slots.flatMap((card, slot) => (cardNumbered(card).deck === 'guild' ? slot : [])),
  )
  expect(new Set(guildSlots).size).toBe(20)
})

test('D-4.2 Age I has rows of 2, 3, 4, 5 and 6 cards', () => {
  expect(rowsOf(1).map((row) => row.length)).toEqual([2, 3, 4, 5, 6])
})

test('D-4.3 in Age I each card lies under two cards of the next row', () => {
  for (const row of [1, 2, 3, 4]) {
    const expected = Array.from({ length: row + 1 }, (_, j) => [j, j + 1])
    expect(coverage(1, row)).toEqual(expected)
  }
})

test('D-4.4 Age II has rows of 6, 5, 4, 3 and 2 cards', () => {
  expect(rowsOf(2).map((row) => row.length)).toEqual([6, 5, 4, 3, 2])
})

test('D-4.5 in Age II outer cards lie under one card of the next row and inner ones under two', () => {
  expect(coverage(2, 1)).toEqual([[0], [0, 1], [1, 2], [2, 3], [3, 4], [4]])
  expect(coverage(2, 2)).toEqual([[0], [0, 1], [1, 2], [2, 3], [3]])
  expect(coverage(2, 3)).toEqual([[0], [0, 1], [1, 2], [2]])
  expect(coverage(2, 4)).toEqual([[0], [0, 1], [1]])
})

test('D-4.6 Age III has rows of 2, 3, 4, 2, 4, 3 and 2 cards', () => {
  expect(rowsOf(3).map((row) => row.length)).toEqual([2, 3, 4, 2, 4, 3, 2])
})

test('D-4.7 in Age III each card of rows 1 and 2 lies under two cards of the next row', () => {
  expect(coverage(3, 1)).toEqual([
    [0, 1],
    [1, 2],
  ])
  expect(coverage(3, 2)).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ])
})

test('D-4.8 in Age III the left two cards of row 3 lie under the left card of row 4, the right two under the right', () => {
  expect(coverage(3, 3)).toEqual([[0], [0], [1], [1]])
})

test('D-4.9 in Age III each card of row 4 lies under two cards of row 5 on its own side', () => {
  expect(coverage(3, 4)).toEqual([
    [0, 1],
    [2, 3],
  ])
})

test('D-4.10 in Age III rows 5 and 6 narrow: outer cards lie under one card and inner ones under two', () => {
  expect(coverage(3, 5)).toEqual([[0], [0, 1], [1, 2], [2]])
  expect(coverage(3, 6)).toEqual([[0], [0, 1], [1]])
})

test('D-4.11 odd rows lie face up and even rows face down: 12 and 8', () => {
  for (const age of AGES) {
    const { structure } = duel.view(position({ age }), null)
    for (const slot of structure) expect(slot?.card !== null).toBe((slot?.row ?? 0) % 2 === 1)
    expect(structure.filter((slot) => slot?.card === null)).toHaveLength(8)
  }
})

test('D-4.12 a card is accessible if and only if no card still in the structure covers it', () => {
  for (const seed of seeds(6)) {
    playout(seed, ({ after }) => {
      if (after.age === 0) return
      const layout = LAYOUTS[after.age - 1] ?? []
      for (const [index, { row, x }] of layout.entries()) {
        const isThere = after.slots[index] !== NONE
        const isCovered = layout.some(
          (other, slot) => after.slots[slot] !== NONE && other.row === row + 1 && Math.abs(other.x - x) === 1,
        )
        expect((after.open & (1 << index)) !== 0).toBe(isThere && !isCovered)
      }
    })
  }
})

test('D-4.13 the cards of the last row are accessible from the start, and no others', () => {
  for (const age of AGES) {
    const state = position({ age })
    const last = rowsOf(age).at(-1) ?? []
    expect(membersOf(state.open)).toEqual(last)
    expect(new Set(legal(state).map((move) => move.split(' ').at(-1)))).toEqual(
      new Set(last.map((slot) => idIn(state, slot))),
    )
  }
})

test('D-4.14 a covered card can be seen when it lies face up, but not chosen', () => {
  for (const age of AGES) {
    const state = position({ age, cities: [{ coins: RICH, wonders: ['the-pyramids'] }, {}] })
    const covered = duel.view(state, 0).structure.flatMap((slot) => (slot?.card && !slot.open ? slot.card : []))
    expect(covered).toHaveLength(12 - openCards(state).length)
    for (const id of covered) {
      for (const move of [`build ${id}`, `discard ${id}`, `wonder the-pyramids ${id}`]) {
        expect(refusal(state, move)).toBe('reason.covered')
        expect(legal(state)).not.toContain(move)
      }
    }
  }
})

test('D-4.15 a face-down card is turned up when it becomes accessible, and not before', () => {
  const state = position({ age: 1 })
  const [left, second] = rowsOf(1)[4] ?? []
  const under = rowsOf(1)[3]?.[0] ?? NONE
  const seen = () => duel.view(state, null).structure[under]
  play(state, `discard ${idIn(state, left ?? NONE)}`)
  expect(seen()).toMatchObject({ card: null, open: false })
  const events = play(state, `discard ${idIn(state, second ?? NONE)}`)
  expect(seen()).toMatchObject({ card: idIn(state, under), open: true })
  expect(events.at(-1)).toEqual({ kind: 'revealed', cards: [{ slot: under, card: idIn(state, under) }] })
  expect(sizeOf(state.faceUp & state.present)).toBe(11)
  expect(legal(state)).toContain(`discard ${idIn(state, under)}`)
})

test('D-4.16 a card leaves the structure only when the active player chooses it', () => {
  let others = 0
  for (const seed of seeds(20)) {
    playout(seed, ({ before, move, after }) => {
      const isPlay = move.kind === 'build' || move.kind === 'discard' || move.kind === 'wonder'
      const chosen = isPlay ? before.slots.indexOf(move.card) : NONE
      if (!isPlay) others++
      const left = isPlay ? before.present & ~(1 << chosen) : before.present
      if (after.age === before.age) expect(after.present).toBe(left)
      else expect(left).toBe(0)
      if (isPlay) expect(chosen).not.toBe(NONE)
    })
  }
  expect(others).toBeGreaterThan(0)
})
