import { membersOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { WonderId } from '../data/wonders.ts'
import { duel } from '../game.ts'
import { seeds } from '../testing/playout.ts'
import { legal, play, refusal } from '../testing/position.ts'
import type { Event } from './events.ts'
import { type Options, opponentOf, type Side, type State } from './state.ts'

const DRAFT: Options = { wonders: 'draft', centredPawn: 'begins', greatLibraryTokens: 'public' }

/** Games in which either seat is the first player. */
const SEEDS = seeds(12)

const rowOf = (state: State): readonly WonderId[] => duel.view(state, null).draft

const owned = (state: State, side: Side): readonly WonderId[] =>
  duel.view(state, null).cities[side].wonders.map(({ wonder }) => wonder)

/** A draft after some picks, always of the row's last Wonder. */
const after = (picks: number, seed: string): { state: State; events: readonly Event[] } => {
  const state = duel.setup(DRAFT, 2, seed)
  const events: Event[] = []
  for (let pick = 0; pick < picks; pick++) events.push(...play(state, `draft ${rowOf(state).at(-1)}`))
  return { state, events }
}

test('D-3.7 the twelve Wonders are shuffled', () => {
  const rows = seeds(400).map((seed) => rowOf(duel.setup(DRAFT, 2, seed)))
  const counts = new Map<WonderId, number>()
  for (const wonder of rows.flat()) counts.set(wonder, (counts.get(wonder) ?? 0) + 1)
  expect(counts.size).toBe(12)
  // Each lies in a third of all first rows: 133 of 400, with a deviation of about 9.
  for (const count of counts.values()) expect(Math.abs(count - 133)).toBeLessThan(60)
  expect(rowOf(duel.setup(DRAFT, 2, 'again'))).toEqual(rowOf(duel.setup(DRAFT, 2, 'again')))
})

test('D-3.8 the draft begins with four Wonders face up', () => {
  for (const seed of SEEDS) {
    const state = duel.setup(DRAFT, 2, seed)
    expect(new Set(rowOf(state)).size).toBe(4)
    expect(duel.view(state, null)).toMatchObject({ age: 0, structure: [], asked: { kind: 'draft', seat: state.first } })
  }
})

test('D-3.9 first the first player takes one Wonder of the four', () => {
  for (const seed of SEEDS) {
    const state = duel.setup(DRAFT, 2, seed)
    const row = rowOf(state)
    expect(duel.deciders(state)).toEqual([state.first])
    expect(legal(state)).toEqual(row.map((wonder) => `draft ${wonder}`).sort())
    const [wanted] = row
    play(state, `draft ${wanted}`)
    expect(owned(state, state.first)).toEqual([wanted])
    expect(rowOf(state)).toEqual(row.slice(1))
    expect(refusal(state, `draft ${wanted}`)).toBe('reason.wonderTaken')
  }
})

test('D-3.10 then the second player takes two of the other three', () => {
  for (const seed of SEEDS) {
    const { state } = after(1, seed)
    const second = opponentOf(state.first)
    const [one, two, three] = rowOf(state)
    expect(duel.deciders(state)).toEqual([second])
    play(state, `draft ${three}`)
    expect(duel.deciders(state)).toEqual([second])
    expect(legal(state)).toEqual([`draft ${one}`, `draft ${two}`].sort())
    play(state, `draft ${one}`)
    expect(owned(state, second).toSorted()).toEqual([one, three].toSorted())
  }
})

test('D-3.11 the last Wonder of the first row falls to the first player', () => {
  for (const seed of SEEDS) {
    const { state } = after(2, seed)
    const [wanted, left] = rowOf(state)
    const events = play(state, `draft ${wanted}`)
    expect(events).toContainEqual({ kind: 'wonderDrafted', seat: state.first, wonder: left, choice: false })
    expect(owned(state, state.first)).toContain(left)
    expect(owned(state, state.first)).toHaveLength(2)
  }
})

test('D-3.12 four more Wonders are laid out once the first row is gone, and not before', () => {
  for (const seed of SEEDS) {
    const first = rowOf(duel.setup(DRAFT, 2, seed))
    for (const picks of [1, 2]) {
      const { state, events } = after(picks, seed)
      expect(rowOf(state)).toEqual(first.slice(0, 4 - picks))
      expect(events.map(({ kind }) => kind)).not.toContain('wondersLaidOut')
    }
    const { state, events } = after(3, seed)
    expect(new Set([...first, ...rowOf(state)]).size).toBe(8)
    expect(events.at(-1)).toEqual({ kind: 'wondersLaidOut', wonders: rowOf(state) })
  }
})

test('D-3.13 in the second row the second player takes the first Wonder', () => {
  for (const seed of SEEDS) {
    const { state } = after(3, seed)
    const second = opponentOf(state.first)
    const [wanted] = rowOf(state)
    expect(duel.deciders(state)).toEqual([second])
    expect(legal(state)).toHaveLength(4)
    play(state, `draft ${wanted}`)
    expect(owned(state, second)).toContain(wanted)
    expect(owned(state, second)).toHaveLength(3)
  }
})

test('D-3.14 then the first player takes two of the other three', () => {
  for (const seed of SEEDS) {
    const { state } = after(4, seed)
    const [one, two, three] = rowOf(state)
    expect(duel.deciders(state)).toEqual([state.first])
    play(state, `draft ${two}`)
    expect(duel.deciders(state)).toEqual([state.first])
    expect(legal(state)).toEqual([`draft ${one}`, `draft ${three}`].sort())
    play(state, `draft ${three}`)
    expect(owned(state, state.first)).toEqual(expect.arrayContaining([two, three]))
    expect(owned(state, state.first)).toHaveLength(4)
  }
})

test('D-3.15 the last Wonder of the second row falls to the second player', () => {
  for (const seed of SEEDS) {
    const { state } = after(5, seed)
    const second = opponentOf(state.first)
    const [wanted, left] = rowOf(state)
    const events = play(state, `draft ${wanted}`)
    expect(events).toContainEqual({ kind: 'wonderDrafted', seat: second, wonder: left, choice: false })
    expect(owned(state, second)).toContain(left)
    expect(rowOf(state)).toEqual([])
  }
})

test('D-3.16 after the draft each player owns four unbuilt Wonders, and four were never seen', () => {
  for (const seed of SEEDS) {
    const { state } = after(6, seed)
    const [one, two] = state.cities
    expect([one, two].map(({ wonders }) => membersOf(wonders).length)).toEqual([4, 4])
    expect(one.wonders & two.wonders).toBe(0)
    expect([one, two].map(({ builtWonders }) => builtWonders)).toEqual([0, 0])
    expect(membersOf(state.undealt)).toHaveLength(4)
    expect(state.undealt & (one.wonders | two.wonders)).toBe(0)
    expect(duel.view(state, null).boxedWonders).toEqual([])
    expect(duel.view(state, null)).toMatchObject({ age: 1, asked: { kind: 'play', seat: state.first } })
  }
})

test('D-3.9 Wonders that either player has taken can be pointed at, and are refused as taken', () => {
  const { state } = after(3, 'taken')
  const candidates = duel.presentation.candidates(state, duel.deciders(state)[0] as Side).map(duel.notation.notate)
  const taken = ([0, 1] as const).flatMap((side) => owned(state, side))
  expect(([0, 1] as const).map((side) => owned(state, side).length > 0)).toEqual([true, true])
  for (const wonder of taken) {
    expect(candidates).toContain(`draft ${wonder}`)
    expect(refusal(state, `draft ${wonder}`)).toBe('reason.wonderTaken')
  }
})
