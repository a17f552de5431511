import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { dawn } from '../game.ts'
import type { State } from '../rules/state.ts'
import { districtPosition, GROWING } from '../terra/testing/district-position.ts'
import { move, play } from '../testing/play.ts'
import { DEFAULT_OPTIONS, position } from '../testing/position.ts'
import { yieldsOf } from './gains.ts'

const ROW = ['astrology', 'masonry', 'foreign-trade', 'pottery', 'early-empire'] as const

test('N-8.10 a place for a control token says what lies there, and how far it brings an agenda', () => {
  const state = position({ players: [{ capital: 24, row: ROW }, { capital: 0 }] })
  // N-1.7: a marble lies there that is no longer in the supply.
  state.token[25] = 1
  state.supply[0] = (state.supply[0] ?? 0) - 1
  play(state, 'focus 5')
  const yields = dawn.view(state, 0).yields
  expect(yields.find(({ move: text }) => text === 'place 25')?.gains).toContainEqual({
    kind: 'resource',
    resource: 'marble',
    count: 1,
  })
  expect(yields.every(({ gains }) => gains.length > 0)).toBe(true)
})

test('N-9.1 the advance shows where the dial will stand', () => {
  const state = position({ players: [{ capital: 24, row: ROW }, { capital: 0 }] })
  play(state, 'focus 1')
  expect(dawn.view(state, 0).yields).toContainEqual({ move: 'advance', gains: [{ kind: 'tech', space: 1 }] })
})

test('T-8.19 a place for a district says what each kind would bring there now', () => {
  const map = ['ggggggg', 'ggggggg', 'ggggggg', 'gggggmg', 'ggggfmg', 'ggggggg', 'ggggggg']
  const state = districtPosition({ row: GROWING, controls: [26, 33] }, {}, { map })
  play(state, 'focus 6')
  const { yields } = dawn.view(state, 0)
  const brings = (district: string) =>
    yields
      .find(({ move: text }) => text === `district 25 ${district}`)
      ?.gains.flatMap((gain) => (gain.kind === 'district' ? gain.count : []))
  // Beside it lie a mountain and a forest of the player's, and a forest and mountains of nobody.
  expect(brings('campus')).toEqual([1])
  expect(brings('industrial-zone')).toEqual([0])
  // No city is mature, and there is no desert.
  expect(brings('commercial-hub')).toEqual([0])
  expect(brings('encampment') ?? []).toEqual([])
})

/** What a seat has, as the view shows it. */
const shown = (state: State, seat: number) => {
  const player = dawn.view(state, seat).players[seat]
  const have = new Map(
    player?.agendas.flatMap(({ progress }) => progress).map(({ agenda, have: count }) => [agenda, count]),
  )
  return {
    resources: player?.resources,
    naturals: player?.naturalWonders.map(({ id }) => id) ?? [],
    tech: player?.tech,
    have,
  }
}

for (const terra of [false, true]) {
  test(`what is foreseen is what comes, in random games ${terra ? 'of Terra Incognita' : 'of the base game'}`, () => {
    const kinds = new Set<string>()
    for (let game = 0; game < 3; game++) {
      const seed = `yields ${terra} ${game}`
      const random = seeded(seed)
      const state = dawn.setup({ ...DEFAULT_OPTIONS, terra, rounds: 14 }, 3, seed)
      for (let seat = dawn.deciders(state)[0]; seat !== undefined; seat = dawn.deciders(state)[0]) {
        const before = JSON.stringify(state)
        const yields = yieldsOf(state)
        expect(JSON.stringify(state)).toBe(before)
        const legal = dawn.legal(state, seat)
        for (const { move: text } of yields) expect(legal.map(({ notation }) => notation)).toContain(text)
        const [foreseen] = yields.length === 0 ? [] : [yields[below(random, yields.length)]]
        if (foreseen !== undefined) {
          const copy = dawn.clone(state)
          const had = shown(copy, seat)
          dawn.apply(copy, seat, move(foreseen.move))
          const has = shown(copy, seat)
          for (const gain of foreseen.gains) {
            kinds.add(gain.kind)
            if (gain.kind === 'resource')
              expect(has.resources?.[gain.resource]).toBe((had.resources?.[gain.resource] ?? 0) + gain.count)
            if (gain.kind === 'natural')
              expect([had.naturals, has.naturals].map((list) => list.includes(gain.natural))).toEqual([false, true])
            if (gain.kind === 'agenda') expect(has.have.get(gain.agenda)).toBe(gain.have)
            if (gain.kind === 'tech') expect(has.tech).toBe(gain.space)
          }
        }
        dawn.apply(state, seat, legal[below(random, legal.length)] as (typeof legal)[number])
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['resource', 'agenda', 'tech']))
  })
}
