import { has, minus, numberAt } from '@ecumene/kernel'
import { describe, expect, it } from 'vitest'
import { NEUTRAL_TILES, TILES } from '../../data/tiles.ts'
import { HUT, VILLAGE } from '../../data/types.ts'
import { moving } from '../../testing/moving.ts'
import { at, legal, play, player, refusal } from '../../testing/play.ts'
import { layoutFor } from '../map/layouts.ts'
import { HIDDEN, HUT_TOKEN, NO_TOKEN, type State, VILLAGE_TOKEN } from '../state.ts'
import { underWay } from './under-way.ts'

/** The four by four squares of the tile that covers e5, as it lies. */
const tileAt = (state: State, name: string) => {
  const layout = layoutFor(state.players.length)
  const place = numberAt(layout.placeOf, at(name))
  return {
    place,
    tile: numberAt(state.tiles, place),
    rotation: numberAt(state.turns, place),
    squares: layout.places[place]?.squares ?? [],
  }
}

describe('Exploring', () => {
  it('C-22.1 spends one square beside a hidden tile to reveal it', () => {
    const state = moving({ hidden: ['e5'], players: [{ armies: { d6: 1, c6: 1 } }, {}] })
    expect(refusal(state, 'march c6 1a0s reveal-east')).toBe('nothingToReveal')
    play(state, 'march d6 1a0s reveal-east')
    expect(state.land[at('e5')]).not.toBe(HIDDEN)
    expect(underWay(state)?.left).toBe(1)
    expect(underWay(state)?.at).toBe(at('d6'))
  })

  it('C-22.4 turns up a neutral tile that nobody has seen, which then is seen', () => {
    const state = moving({ hidden: ['e5'], players: [{ armies: { d6: 1 } }, {}] })
    const before = state.unseenTiles
    play(state, 'march d6 1a0s reveal-east')
    const drawn = tileAt(state, 'e5').tile - numberAt(NEUTRAL_TILES, 0)
    expect([has(before, drawn), state.unseenTiles]).toEqual([true, minus(before, drawn)])
  })

  it('C-22.2 explores with armies and with scouts', () => {
    const state = moving({ hidden: ['e5'], players: [{ armies: { d6: 1 }, scouts: ['d7'] }, {}] })
    expect(refusal(state, 'march d6 1a0s reveal-east')).toBe('')
    expect(refusal(state, 'march d7 0a1s reveal-east')).toBe('')
  })

  it('C-22.3 costs a group one square of its allowance', () => {
    const state = moving({ hidden: ['e5'], players: [{ armies: { d6: 2 } }, {}] })
    play(state, 'march d6 2a0s reveal-east')
    expect(underWay(state)?.left).toBe(1)
  })

  it.each([
    ['reveal-east', 'd6', 'e5', 1],
    ['reveal-south', 'f4', 'e5', 2],
    ['reveal-north', 'f9', 'e5', 0],
  ] as const)(
    'C-22.4 turns the tile so that its arrow points away from the figure: %s',
    (course, from, tile, rotation) => {
      const state = moving({ hidden: [tile], players: [{ armies: { [from]: 1 } }, {}] })
      play(state, `march ${from} 1a0s ${course}`)
      expect(tileAt(state, tile).rotation).toBe(rotation)
    },
  )

  it('C-22.5 lays a hut or village marker on each symbol, unseen', () => {
    const state = moving({ hidden: ['e5'], players: [{ armies: { d6: 1 } }, {}] })
    play(state, 'march d6 1a0s reveal-east')
    const { tile, rotation, squares } = tileAt(state, 'e5')
    const printed = TILES[tile]?.[rotation] ?? []
    const expected = printed.map(({ marker }) =>
      marker === HUT ? HUT_TOKEN : marker === VILLAGE ? VILLAGE_TOKEN : NO_TOKEN,
    )
    expect(squares.map((square) => state.token[square])).toEqual(expected)
    expect(expected.some((token) => token !== NO_TOKEN)).toBe(true)
  })

  it('C-22.6 leaves symbols empty when no marker is left', () => {
    const all = { wheat: 5, silk: 5, incense: 5, spy: 3, iron: 2 }
    const state = moving({ hidden: ['e5'], players: [{ armies: { d6: 1 } }, { huts: all }] })
    expect(state.huts).toBe(0)
    play(state, 'march d6 1a0s reveal-east')
    const { tile, rotation, squares } = tileAt(state, 'e5')
    const huts = squares.filter((_square, cell) => TILES[tile]?.[rotation]?.[cell]?.marker === HUT)
    expect(huts.length).toBeGreaterThan(0)
    expect(huts.every((square) => state.token[square] === NO_TOKEN)).toBe(true)
  })

  it('C-22.7 goes on after the discovery, onto the new tile too', () => {
    const state = moving({ hidden: ['e5'], seed: 'land', players: [{ armies: { d6: 1 }, techs: ['sailing'] }, {}] })
    play(state, 'march d6 1a0s reveal-east', 'go east')
    expect(player(state, 0).figures).toContain(at('e6'))
  })

  it('C-22.8 discovers several tiles while there is movement', () => {
    const state = moving({ hidden: ['e5', 'a9'], players: [{ armies: { d8: 1 } }, {}] })
    play(state, 'march d8 1a0s reveal-east', 'go reveal-south')
    expect(state.land[at('a9')]).not.toBe(HIDDEN)
    expect(state.land[at('e5')]).not.toBe(HIDDEN)
  })

  it('C-22.9 has no squares where a tile is hidden', () => {
    const state = moving({ hidden: ['e5'], players: [{ armies: { d6: 1 } }, {}] })
    expect(refusal(state, 'march d6 1a0s east')).toBe('unrevealed')
  })

  it('C-22.10 reveals a tile once', () => {
    const state = moving({ hidden: ['e5'], players: [{ armies: { d6: 1, d7: 1 } }, {}] })
    play(state, 'march d6 1a0s reveal-east', 'stop')
    const before = tileAt(state, 'e5')
    expect(refusal(state, 'march d7 1a0s reveal-east')).toBe('nothingToReveal')
    expect(tileAt(state, 'e5')).toEqual(before)
  })

  it('C-22.11 explores from where it may not stop only if it can still get away', () => {
    const sketch = { hidden: ['e5'], map: ['', '', '', '', '', '..ww', '', ''] }
    // c6 and d6 are water: from d6 there is land beside it, but one square of movement less.
    const state = moving({ ...sketch, players: [{ armies: { d5: 1 }, techs: ['navigation'] }, {}] })
    play(state, 'march d5 1a0s south')
    expect(refusal(state, 'go reveal-east')).toBe('endsInWater')
    const quick = moving({ ...sketch, players: [{ armies: { d5: 1 }, techs: ['navigation', 'horseback-riding'] }, {}] })
    play(quick, 'march d5 1a0s south', 'go reveal-east')
    expect(underWay(quick)?.left).toBe(1)
    expect(refusal(quick, 'stop')).toBe('notAStop')
  })

  it('C-22.12 lets the player choose between several hidden tiles', () => {
    const state = moving({ hidden: ['e5', 'a9'], players: [{ armies: { d8: 1 } }, {}] })
    const courses = legal(state).filter((move) => move.includes('reveal'))
    expect(courses).toEqual(['march d8 1a0s reveal-east', 'march d8 1a0s reveal-south'])
  })

  it('C-EX29 a red army of speed 2 discovers the tile on its right', () => {
    const state = moving({ hidden: ['e5'], players: [{ armies: { d6: 1 } }, {}] })
    const { huts, villages } = state
    const events = play(state, 'march d6 1a0s reveal-east')
    expect(events.map(({ kind }) => kind)).toContain('tileRevealed')
    expect(tileAt(state, 'e5').rotation).toBe(1)
    expect(underWay(state)?.left).toBe(1)
    const laid = tileAt(state, 'e5').squares.filter((square) => state.token[square] !== NO_TOKEN).length
    expect(huts + villages - state.huts - state.villages).toBe(laid)
  })
})
