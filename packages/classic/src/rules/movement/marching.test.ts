import { describe, expect, it } from 'vitest'
import { moving } from '../../testing/moving.ts'
import { at, idleUntil, legal, play, player, refusal } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { pin } from './pinning.ts'
import { underWay } from './under-way.ts'

describe('Movement', () => {
  it('C-21.1 moves each figure once, in any order, until the player is done', () => {
    const state = moving({ players: [{ armies: { b2: 1, d4: 1 }, scouts: ['f2'] }, {}] })
    play(state, 'march f2 0a1s east', 'stop', 'march b2 1a0s south', 'stop')
    expect(refusal(state, 'march g2 0a1s east')).toBe('noSuchFigures')
    expect(legal(state).some((move) => move.startsWith('march d4'))).toBe(true)
    play(state, 'done')
    expect(state.active).toBe(1)
  })

  it('C-21.2 goes as far as the travel speed, less, or nowhere', () => {
    const state = moving({ players: [{ armies: { b2: 1, d2: 1 } }, {}] })
    play(state, 'march b2 1a0s south', 'go south')
    // Two squares are the whole of it: they have arrived.
    expect(player(state, 0).figures).toContain(at('b4'))
    play(state, 'march d2 1a0s south', 'stop')
    expect(player(state, 0).figures).toContain(at('d3'))
    play(state, 'done')
  })

  it('C-21.3 has a speed of 2 that techs raise', () => {
    const slow = moving({ players: [{ armies: { b2: 1 } }, {}] })
    play(slow, 'march b2 1a0s south', 'go south')
    expect(underWay(slow)).toBeNull()
    const quick = moving({ players: [{ armies: { b2: 1 }, techs: ['horseback-riding'] }, {}] })
    play(quick, 'march b2 1a0s south', 'go south')
    expect(refusal(quick, 'go south')).toBe('')
  })

  it('C-21.4 steps to the four neighbours only', () => {
    const state = moving({ players: [{ armies: { b2: 1 } }, {}] })
    expect(legal(state).filter((move) => move.startsWith('march'))).toEqual([
      'march b2 1a0s north',
      'march b2 1a0s east',
      'march b2 1a0s south',
      'march b2 1a0s west',
    ])
  })

  it('C-21.5 lets no other figure move before the first has finished', () => {
    const state = moving({ players: [{ armies: { b2: 1, d4: 1 } }, {}] })
    play(state, 'march b2 1a0s south')
    expect(refusal(state, 'march d4 1a0s south')).not.toBe('')
    expect(legal(state)).toContain('stop')
  })

  it('C-21.6 enters neither hidden squares nor what is off the map', () => {
    const state = moving({ hidden: ['e5'], players: [{ armies: { d5: 1, a1: 1 } }, {}] })
    expect(refusal(state, 'march d5 1a0s east')).toBe('unrevealed')
    expect(refusal(state, 'march a1 1a0s west')).toBe('unrevealed')
    expect(refusal(state, 'march a1 1a0s north')).toBe('unrevealed')
  })

  it('C-21.7 moves figures that were placed in this round', () => {
    const state = position({ phase: 'cities', map: ['', '.ff.'], players: [{ capital: 'c3' }, {}] })
    play(state, 'muster 0 army', 'put b4', 'done', 'done')
    expect(state.phase).toBe('movement')
    expect(refusal(state, 'march b4 1a0s south')).toBe('')
  })

  it('C-21.8 moves figures of a square together or apart', () => {
    const state = moving({ players: [{ armies: { b2: 1 }, scouts: ['b2'] }, {}] })
    const groups = new Set(
      legal(state)
        .filter((move) => move.startsWith('march'))
        .map((move) => move.split(' ')[2]),
    )
    expect([...groups].sort()).toEqual(['0a1s', '1a0s', '1a1s'])
    play(state, 'march b2 0a1s south', 'stop')
    expect(refusal(state, 'march b2 1a0s east')).toBe('')
    expect(refusal(state, 'march b2 1a1s east')).toBe('noSuchFigures')
  })

  it('C-21.9 gives a group one path and one allowance', () => {
    const state = moving({ players: [{ armies: { b2: 2 } }, {}] })
    play(state, 'march b2 2a0s south', 'go south')
    expect(player(state, 0).figures.filter((square) => square === at('b4'))).toHaveLength(2)
    expect(underWay(state)).toBeNull()
  })

  it('C-21.10 picks up nobody on the way', () => {
    const state = moving({ players: [{ armies: { b2: 1, b3: 1 } }, {}] })
    play(state, 'march b2 1a0s south', 'go south')
    expect(player(state, 0).figures).toContain(at('b3'))
    expect(refusal(state, 'march b3 1a0s east')).toBe('')
  })

  it('C-21.11 never has more own figures in a square than the limit', () => {
    const state = moving({ players: [{ armies: { b2: 1, b3: 1 }, scouts: ['b3'] }, {}] })
    expect(refusal(state, 'march b2 1a0s south')).toBe('stacking')
  })

  it('C-21.12 has a limit of 2 that techs raise', () => {
    const sketch = { armies: { b2: 1, b3: 2 } }
    expect(refusal(moving({ players: [sketch, {}] }), 'march b2 1a0s south')).toBe('stacking')
    expect(refusal(moving({ players: [{ ...sketch, techs: ['masonry'] }, {}] }), 'march b2 1a0s south')).toBe('')
  })

  it('C-21.13 does not even pass through a full square', () => {
    const state = moving({ players: [{ armies: { b2: 1, b3: 2 } }, {}] })
    play(state, 'march b2 1a0s east')
    expect(refusal(state, 'go south')).toBe('')
    const group = moving({ players: [{ armies: { b2: 2, b3: 1 } }, {}] })
    expect(refusal(group, 'march b2 2a0s south')).toBe('stacking')
  })

  it('C-21.14 leaves a stack above the limit alone but lets nobody join it', () => {
    const state = moving({ players: [{ armies: { b2: 1, b3: 3 } }, {}] })
    expect(refusal(state, 'march b2 1a0s south')).toBe('stacking')
    expect(refusal(state, 'march b3 3a0s south')).toBe('')
  })

  it('C-21.15 does not enter water at the start', () => {
    const state = moving({ map: ['....', '.w..'], players: [{ armies: { a2: 1 } }, {}] })
    expect(refusal(state, 'march a2 1a0s east')).toBe('water')
  })

  it('C-21.16 crosses water with Navigation but does not end there', () => {
    const map = ['.w..', 'wwww', '.w..']
    const state = moving({ map, players: [{ armies: { a1: 1 }, techs: ['navigation'] }, {}] })
    expect(refusal(state, 'march a1 1a0s east')).toBe('')
    play(state, 'march a1 1a0s east')
    expect(refusal(state, 'stop')).toBe('notAStop')
    expect(refusal(state, 'go south')).toBe('endsInWater')
    play(state, 'go east')
    expect(player(state, 0).figures).toContain(at('c1'))
  })

  it('C-21.16 goes no farther into the water than it can get out of', () => {
    const entering = (speed: number): string => {
      const state = moving({ map: ['.www.', 'wwwww'], players: [{ armies: { a1: 1 }, techs: ['navigation'] }, {}] })
      player(state, 0).speed = speed
      play(state, 'march a1 1a0s east')
      return refusal(state, 'go east')
    }
    // With a speed of three, one square is left on c1: land is two away on both sides.
    expect([entering(3), entering(4)]).toEqual(['endsInWater', ''])
  })

  it('C-21.17 stops in water with Sailing', () => {
    const state = moving({ map: ['.ww.'], players: [{ armies: { a1: 1 }, techs: ['sailing'] }, {}] })
    play(state, 'march a1 1a0s east', 'stop')
    expect(player(state, 0).figures).toContain(at('b1'))
  })

  it('C-21.18 does not cross water into something that makes it stop there', () => {
    const sketch = { map: ['.w..'], tokens: { b1: 'hut' as const } }
    const cross = moving({ ...sketch, players: [{ armies: { a1: 1 }, techs: ['navigation'] }, {}] })
    expect(refusal(cross, 'march a1 1a0s east')).toBe('endsInWater')
    const sail = moving({ ...sketch, players: [{ armies: { a1: 1 }, techs: ['sailing'] }, {}] })
    expect(refusal(sail, 'march a1 1a0s east')).toBe('')
  })

  it('C-21.19 passes through an own city but does not stop in it', () => {
    const state = moving({ players: [{ capital: 'c3', armies: { b3: 1 } }, {}] })
    play(state, 'march b3 1a0s east')
    expect(refusal(state, 'stop')).toBe('notAStop')
    play(state, 'go east')
    expect(player(state, 0).figures).toContain(at('d3'))
    const short = moving({ map: ['', 'wwww', '..ww', 'wwww'], players: [{ capital: 'c3', armies: { b3: 1 } }, {}] })
    expect(refusal(short, 'march b3 1a0s east')).toBe('water')
  })

  it('C-21.20 stops on the outskirts of any city', () => {
    const state = moving({ players: [{ scouts: ['b2'] }, { capital: 'd3' }] })
    play(state, 'march b2 0a1s east', 'stop')
    expect(player(state, 0).figures).toContain(at('c2'))
  })

  it('C-21.21 keeps scouts out of enemy cities', () => {
    const state = moving({ players: [{ armies: { c3: 1 }, scouts: ['c3'] }, { capital: 'd3' }] })
    expect(refusal(state, 'march c3 0a1s east')).toBe('scoutsAndCities')
    expect(refusal(state, 'march c3 1a1s east')).toBe('scoutsAndCities')
    expect(refusal(state, 'march c3 1a0s east')).toBe('')
  })

  it('C-21.22 makes an army that enters an enemy city stop and attack', () => {
    const state = moving({ players: [{ armies: { c3: 1 } }, { capital: 'd3' }] })
    const events = play(state, 'march c3 1a0s east')
    expect(underWay(state)).toBeNull()
    expect(events.map(({ kind }) => kind)).toContain('battleBegan')
  })

  it('C-36.7 gives figures on their way no effect on the squares they pass', () => {
    const state = moving({ map: ['', '..m.'], prints: { c2: 'coin' }, players: [{ scouts: ['b2'] }, {}] })
    play(state, 'march b2 0a1s east')
    expect(player(state, 0).coins).toBe(0)
    play(state, 'stop')
    expect(player(state, 0).coins).toBe(1)
  })

  it('Flight passes figures, huts, villages and cities, and may still stop there', () => {
    const state = moving({ tokens: { c2: 'hut' }, players: [{ armies: { b2: 1 }, techs: ['flight'] }, {}] })
    play(state, 'march b2 1a0s east')
    expect(legal(state)).toEqual(expect.arrayContaining(['stop', 'go east']))
    play(state, 'stop')
    expect(player(state, 0).huts.reduce((sum, count) => sum + count)).toBe(1)
  })

  it('Brandenburg Gate lets no enemy end on the outskirts, and sends away those who stand there', () => {
    const gate = { capital: 'f3', built: { g4: 'brandenburg-gate' as const } }
    const state = moving({ players: [{ armies: { d3: 1, e2: 1 } }, gate] })
    expect(refusal(state, 'done')).toBe('mustLeave')
    expect(refusal(state, 'march d3 1a0s east')).toBe('')
    play(state, 'march d3 1a0s east')
    expect(refusal(state, 'stop')).toBe('notAStop')
    expect(refusal(state, 'go east')).toBe('')
    play(state, 'go west', 'march e2 1a0s west', 'stop', 'done')
    expect(state.active).toBe(1)
  })

  it('Brandenburg Gate does not hold up figures that cannot leave', () => {
    const gate = { capital: 'f3', built: { g4: 'brandenburg-gate' as const } }
    const shut = moving({ map: ['....w', '...w.w', '....w'], players: [{ armies: { e2: 1 } }, gate] })
    expect(refusal(shut, 'done')).toBe('')
  })

  it('a pinned square holds its figures until the end of the round', () => {
    const state = moving({ players: [{ armies: { b2: 1 } }, {}] })
    pin(state, at('b2'))
    expect(refusal(state, 'march b2 1a0s south')).toBe('pinned')
    const { round } = state
    idleUntil(state, (now) => now.round > round && now.phase === 'movement' && now.active === 0)
    expect(refusal(state, 'march b2 1a0s south')).toBe('')
  })
})

it('C-21.8 a group has only figures that are there and have not moved, and at least one', () => {
  const state = moving({ players: [{ armies: { h7: 2 }, scouts: ['h7'], techs: ['horseback-riding'] }, {}] })
  const group = (name: string): string => refusal(state, `march h7 ${name} south`)
  expect(['2a1s', '2a0s', '0a1s', '3a0s', '1a2s', '0a2s', '0a0s'].map(group)).toEqual([
    '',
    '',
    '',
    'noSuchFigures',
    'noSuchFigures',
    'noSuchFigures',
    'noSuchFigures',
  ])
})

it('C-21.2 figures that are held fast stop where they are, even where they could not stop otherwise', () => {
  const state = moving({
    map: ['', '', '', '', '', '', '', '.w'],
    hidden: ['b9'],
    players: [{ armies: { b7: 1 }, techs: ['navigation', 'horseback-riding'] }, {}],
  })
  play(state, 'march b7 1a0s south')
  expect(refusal(state, 'stop')).toBe('notAStop')
  pin(state, at('b8'))
  expect(legal(state)).toEqual(['stop'])
  expect(refusal(state, 'go east')).toBe('pinned')
  play(state, 'stop')
})

it('C-22.11 nobody spends the last step on a discovery where they cannot stay', () => {
  const state = moving({
    map: ['', '', '', '', '', '', '', '.w'],
    hidden: ['b9'],
    players: [{ armies: { b7: 1 }, techs: ['navigation'] }, {}],
  })
  play(state, 'march b7 1a0s south')
  expect(legal(state)).toEqual(['go north', 'go east', 'go west'])
})
