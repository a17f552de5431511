import { wander } from '@ecumene/kernel/testing'
import { expect, it } from 'vitest'
import { describeBar } from '../describe-foresight.ts'
import { classic } from '../game.ts'
import { columnOf, NEIGHBOURS, rowOf } from '../rules/map/grid.ts'
import { layoutFor } from '../rules/map/layouts.ts'
import { COURSES, squareOfCourse } from '../rules/movement/courses.ts'
import { whyNotCourse } from '../rules/movement/paths.ts'
import type { State } from '../rules/state.ts'
import { busyTable } from '../testing/crowded.ts'
import { at, play } from '../testing/play.ts'
import { position } from '../testing/position.ts'
import type { Reach } from './reach.ts'

const reachOf = (state: State, armies: number, scouts = 0): Reach => {
  const reach = classic.view(state, 0).reaches.find((one) => one.armies === armies && one.scouts === scouts)
  if (reach === undefined) throw new Error('no such group')
  return reach
}

it('C-21.3 C-21.11 C-21.15 a square that cannot be reached says why', () => {
  const state = position({
    phase: 'movement',
    map: ['', '', '', '', '', '', '....w', '....w', '....w'],
    hidden: ['f10'],
    players: [
      { capital: 'c3', armies: { d8: 2, d9: 2 }, government: 'feudalism' },
      { capital: 'c14', armies: { b8: 1 } },
    ],
  })
  const reach = reachOf(state, 1)
  const why = (square: string) => describeBar(reach, at(square))
  expect(why('e8')).toEqual({ key: 'reason.water' })
  expect(why('d9')).toEqual({ key: 'reason.stacking' })
  expect(why('f8')).toEqual({ key: 'reach.detour', args: { count: 2 } })
  expect(why('d11')).toEqual({ key: 'reach.tooFar', args: { count: 2 } })
  play(state, 'march d8 1a0s north')
  expect(describeBar(reachOf(state, 1), at('d5'))).toEqual({ key: 'reach.tooFar', args: { count: 1 } })
})

it('C-22.9 C-23.1 C-24.1 what scouts may not enter is shown, and what is not discovered', () => {
  const state = position({
    phase: 'movement',
    hidden: ['h8'],
    tokens: { d7: 'hut' },
    players: [
      { capital: 'c3', scouts: ['d8'] },
      { capital: 'c14', armies: { c8: 1 } },
    ],
  })
  const reach = reachOf(state, 0, 1)
  expect(describeBar(reach, at('d7'))).toEqual({ key: 'reason.scoutsAndMarkers' })
  expect(describeBar(reach, at('c8'))).toEqual({ key: 'reason.scoutsAndFigures' })
  state.pinned.push(at('d8'))
  expect(describeBar(reachOf(state, 0, 1), at('d9'))).toEqual({ key: 'reason.pinned' })
})

it('C-21.2 for every square each group has the reason that the rules give for the last step', () => {
  const met = new Set<string>()
  const wrong: unknown[] = []
  let looked = 0
  for (let seed = 0; seed < 6; seed++) {
    const state = busyTable('movement', seed)
    const look = () => {
      const [seat] = classic.deciders(state)
      const frame = state.pending.at(-1)?.kind
      if (seat === undefined || (frame !== 'march' && frame !== 'trek') || looked > (seed + 1) * ENOUGH) return
      const { ways, reaches } = classic.view(state, seat)
      for (const reach of reaches) {
        const { from, armies, scouts, left } = reach
        const ends = ways.filter((way) => way.from === from && way.armies === armies && way.scouts === scouts)
        for (const square of layoutFor(state.players.length).squares) {
          if (square === from || ends.some((way) => way.square === square)) continue
          looked++
          const { key, args } = describeBar(reach, square)
          met.add(key)
          const isFar = distance(from, square) > left
          if (isFar !== (key === 'reach.tooFar') || (isFar && args?.['count'] !== left)) wrong.push([square, key])
          if (isFar || key === 'reason.pinned') continue
          // As if the group came to a neighbouring square with one step left.
          const trek = { seat, size: armies + scouts, scouts, left: 1, from }
          for (const near of NEIGHBOURS[square] ?? []) {
            if (state.pinned.includes(near)) continue
            const course = COURSES.findIndex((_name, number) => squareOfCourse(near, number) === square)
            const reason = whyNotCourse(state, { ...trek, at: near }, course)
            if (key !== (reason?.key ?? 'reach.detour')) wrong.push([square, key])
          }
        }
      }
    }
    look()
    wander(classic, state, `reach ${seed}`, 40, look)
  }
  expect(wrong).toEqual([])
  expect(looked).toBeGreaterThan(ENOUGH)
  for (const key of ['reach.tooFar', 'reach.detour', 'reason.ownCity']) expect(met).toContain(key)
})

const ENOUGH = 1500

const distance = (one: number, other: number): number =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other))
