import { duel, type Options } from '@ecumene/duel'
import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { duelEncoder } from './duel-encoder.ts'
import { newInputs } from './model.ts'

const OPTIONS: Options = { wonders: 'draft', centredPawn: 'chooses', greatLibraryTokens: 'private' }

test('an encoder of Duel tells nothing that the seat cannot know, and keeps to its bounds', () => {
  const inputs = newInputs(duelEncoder.most)
  const encoded = (state: Parameters<typeof duelEncoder.encode>[0], seat: number) => {
    duelEncoder.encode(state, seat, inputs)
    expect(inputs.count).toBeLessThanOrEqual(duelEncoder.most)
    const places = [...inputs.places.subarray(0, inputs.count)]
    expect(new Set(places).size).toBe(places.length)
    expect(Math.max(...places)).toBeLessThan(duelEncoder.inputs)
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
    return { places, amounts: [...inputs.amounts.subarray(0, inputs.count)] }
  }
  for (let played = 0; played < 6; played++) {
    const random = seeded(`encoded ${played}`)
    const state = duel.setup(OPTIONS, 2, `encoded ${played}`)
    for (let seat = duel.deciders(state)[0]; seat !== undefined; seat = duel.deciders(state)[0]) {
      const world = duel.sample(state, seat, random)
      expect(encoded(world, seat)).toEqual(encoded(state, seat))
      expect(duelEncoder.shown(world)).toBe(duelEncoder.shown(state))
      const moves = duel.legal(state, seat)
      const outputs = moves.map((move) => [duelEncoder.output(seat, move), duelEncoder.secondOutput(move)])
      expect(new Set(outputs.map(String)).size).toBe(moves.length)
      for (const output of outputs.flat()) expect(output).toBeLessThan(duelEncoder.outputs)
      duel.apply(state, seat, moves[below(random, moves.length)] as (typeof moves)[number])
    }
  }
})
