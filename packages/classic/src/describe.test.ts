import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { describeEvent } from './describe.ts'
import { classic } from './game.ts'
import { SQUARE_NAMES } from './rules/map/grid.ts'
import { DEFAULT_OPTIONS } from './testing/position.ts'

test('what is taken as loot has its word in every language', () => {
  const said = describeEvent({ kind: 'lootChosen', seat: 0, loot: 'trade', count: 3 })
  expect(said).toEqual({
    key: 'event.lootChosen',
    args: { player: { seat: 0 }, loot: { key: 'loot.trade' }, count: 3 },
  })
})

test('no line of the log says a word of the code: all but names of squares is translated', () => {
  const state = classic.setup({ ...DEFAULT_OPTIONS, rounds: 12 }, 2, 'words')
  const random = seeded('words')
  const raw = new Set<string>()
  for (let [seat] = classic.deciders(state); seat !== undefined; [seat] = classic.deciders(state)) {
    const moves = classic.legal(state, seat)
    const move = moves[below(random, moves.length)] as (typeof moves)[number]
    classic.apply(state, seat, move, (event) => {
      const { key, args } = describeEvent(event)
      for (const [name, value] of Object.entries(args ?? {})) {
        if (typeof value === 'string' && !SQUARE_NAMES.includes(value)) raw.add(`${key} {${name}}: ${value}`)
      }
    })
  }
  expect([...raw]).toEqual([])
})
