import { describe, expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import { LOSE, MILITARY_ROW, military, values, WIN } from '../../testing/military.ts'
import { asked, legal, play, player, playWithDice, refusal, spaces } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { CAPITAL, CITY, CITY_STATE, CONTROL, DEFEATED } from '../state.ts'
import { defenderAt, openAttack } from './combat.ts'

describe('attacking', () => {
  test('N-14.1 the card gives number and range of attacks', () => {
    const state = military({}, { controls: [26, 27] })
    expect(spaces(state, 'attack')).toEqual([26])
    playWithDice(state, [...LOSE, ...LOSE], 'attack 26', 'attack 26')
    expect(state.active).toBe(1)
  })
  test('N-14.2 from a friendly space to a target in range', () => {
    const events = playWithDice(military({ controls: [18] }, { controls: [19] }), LOSE, 'attack 19')
    expect(events).toContainEqual({
      kind: 'attackDeclared',
      seat: 0,
      from: 18,
      space: 19,
      defender: 1,
      target: 'control',
    })
  })
  test('N-14.3 barbarians, city-states, rival cities and tokens', () => {
    const state = military(
      { controls: [25] },
      { controls: [26], cities: [19] },
      { icons: { 38: 'seoul' }, barbarians: { A: 22 } },
    )
    expect(spaces(state, 'attack')).toEqual([19, 22, 26, 38])
    expect(refusal(state, 'attack 25')).toBe('noTarget')
  })
  test('N-14.4 range is not counted through water', () => {
    const map = ['ggggg', 'wwwww', 'ggggg']
    expect(
      spaces(military({}, {}, { map, players: [{ capital: 0, row: MILITARY_ROW }, { capital: 10 }] }), 'attack'),
    ).toEqual([])
  })
  test('N-14.5 nor through rival spaces', () => {
    const map = ['wwwww', 'ggggg', 'wwwww']
    expect(
      spaces(military({}, {}, { map, players: [{ capital: 5, row: MILITARY_ROW }, { controls: [6, 7] }] }), 'attack'),
    ).toEqual([6])
  })
  test('N-14.6 nor through barbarians', () => {
    const map = ['wwwww', 'ggggg', 'wwwww']
    expect(
      spaces(
        military(
          {},
          {},
          { map, barbarians: { A: 6 }, players: [{ capital: 5, row: MILITARY_ROW }, { controls: [7] }] },
        ),
        'attack',
      ),
    ).toEqual([6])
  })
  test('N-14.7 nor through city-states', () => {
    const map = ['wwwww', 'ggggg', 'wwwww']
    expect(
      spaces(
        military(
          {},
          {},
          { map, icons: { 6: 'seoul' }, players: [{ capital: 5, row: MILITARY_ROW }, { controls: [7] }] },
        ),
        'attack',
      ),
    ).toEqual([6])
  })
  test('N-14.8 land of any difficulty', () => {
    const map = ['wwwww', 'gmggg', 'wwwww']
    expect(
      spaces(military({}, {}, { map, players: [{ capital: 5, row: MILITARY_ROW }, { controls: [7] }] }), 'attack'),
    ).toEqual([7])
  })
  test('N-14.9 not from a space taken this turn', () => {
    const state = military({}, { controls: [26, 28] })
    playWithDice(state, WIN, 'attack 26')
    expect(state.owner[26]).toBe(0)
    expect(spaces(state, 'attack')).toEqual([])
  })
  test('N-14.10 but through it', () => {
    const map = ['wwwww', 'ggggg', 'wwwww']
    const state = military({}, {}, { map, players: [{ capital: 5, row: MILITARY_ROW }, { controls: [6, 7] }] })
    playWithDice(state, WIN, 'attack 6')
    expect(spaces(state, 'attack')).toEqual([7])
  })
  test('N-14.11 a city-state with a barbarian is safe, the barbarian is not', () => {
    const state = military({}, {}, { icons: { 25: 'seoul' }, barbarians: { A: 25 } })
    playWithDice(state, WIN, 'attack 25', 'token 1')
    expect([state.barbarians[0], state.piece[25]]).toEqual([DEFEATED, CITY_STATE])
  })
  test('N-14.12 a target that held may be attacked again', () => {
    const state = military({}, { controls: [25] })
    playWithDice(state, LOSE, 'attack 25')
    expect(legal(state)).toContain('attack 25')
  })
  test('N-14.13 diplomacy cards of the attacked go back before the dice', () => {
    const state = military({ treaties: [[1, 'embassy']] }, { controls: [25] })
    const kinds = playWithDice(state, LOSE, 'attack 25').map(({ kind }) => kind)
    expect(kinds.indexOf('treatyReturned')).toBeLessThan(kinds.indexOf('diceRolled'))
    expect(kinds).toContain('treatyReturned')
  })
  test('N-14.14 each side rolls one die', () => {
    expect(playWithDice(military({}, { controls: [25] }), [3, 4], 'attack 25')).toContainEqual(
      expect.objectContaining({ kind: 'diceRolled', attackDie: 3, defenceDie: 4 }),
    )
  })
  test('N-14.15 attack is die, slot and bonuses', () => {
    expect(values(military({}, { controls: [25] }), 25, [3, 1])[0]).toBe(5)
    expect(values(military({ wonders: { alhambra: 24 } }, { controls: [25] }), 25, [3, 1])[0]).toBe(7)
  })
  test('N-14.16 a city-state has die and 8', () => {
    expect(values(military({}, {}, { icons: { 25: 'seoul' } }), 25, [1, 3])[1]).toBe(11)
  })
  test('N-14.17 a barbarian has die and difficulty', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggmgg', 'ggggggg', 'ggggggg', 'ggggggg']
    expect(values(military({}, {}, { map, barbarians: { A: 25 } }), 25, [1, 3])[1]).toBe(8)
  })
  test('N-14.18 a token has die, difficulty, reinforcement and bonuses', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggfgg', 'ggggggg', 'ggggggg', 'ggggggg']
    expect(values(military({}, { reinforced: [25, 26] }, { map }), 25, [1, 3])[1]).toBe(3 + 3 + 1 + 1)
  })
  test('N-14.19 a city has its difficulty doubled', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggfgg', 'ggggggg', 'ggggggg', 'ggggggg']
    expect(values(military({}, { cities: [25], reinforced: [26] }, { map }), 25, [1, 3])[1]).toBe(3 + 6 + 1)
  })
  const tokens = (one: number, two: number) =>
    military({ trade: [0, one, 0, 0, 0] }, { controls: [25], trade: [0, 0, 0, 0, two] })
  test('N-14.20 first the attacker spends trade tokens', () => {
    const state = tokens(2, 2)
    playWithDice(state, [1, 4], 'attack 25')
    expect([asked(state), legal(state)]).toEqual(['attackerSpends', ['spend', 'done']])
    play(state, 'spend', 'spend')
    expect([asked(state), state.attack?.attack]).toEqual(['defenderSpends', 5])
  })
  test('N-14.21 then the defender', () => {
    const state = tokens(0, 2)
    playWithDice(state, [6, 1], 'attack 25')
    expect(dawn.deciders(state)).toEqual([1])
    play(state, 'spend', 'done')
    expect(state.owner[25]).toBe(0)
    expect(player(state, 1).trade[4]).toBe(1)
  })
  test('N-14.22 each side once', () => {
    const state = tokens(3, 1)
    playWithDice(state, [3, 1], 'attack 25', 'done', 'spend')
    expect(asked(state)).toBe('military')
  })
  test('N-14.23 barbarians and city-states spend nothing', () => {
    const state = military({}, { trade: [3, 3, 3, 3, 3] }, { icons: { 25: 'seoul' } })
    playWithDice(state, LOSE, 'attack 25')
    expect(asked(state)).toBe('military')
  })
  test('N-14.24 a tie is the defender’s', () => {
    const state = military({}, { controls: [25] })
    playWithDice(state, [2, 3], 'attack 25')
    expect([state.attack?.attack, state.attack?.defence, state.owner[25]]).toEqual([4, 4, 1])
  })
  test('N-14.25 a held defence changes nothing', () => {
    const state = military({}, { controls: [25] })
    const before = dawn.view(state, null).spaces
    playWithDice(state, LOSE, 'attack 25')
    expect(dawn.view(state, null).spaces).toEqual(before)
  })
  test('N-14.26 attacks come one after the other', () => {
    const state = military({ trade: [0, 1, 0, 0, 0] }, { controls: [25, 23] })
    playWithDice(state, WIN, 'attack 25')
    expect(legal(state)).toEqual(['spend', 'done'])
  })
  test('N-14.27 attacking may stop', () => {
    const state = military({}, { controls: [25] })
    playWithDice(state, LOSE, 'attack 25', 'done')
    expect(state.active).toBe(1)
  })
  test('N-14.28 dice, values and tokens are public', () => {
    const state = tokens(1, 0)
    playWithDice(state, [1, 6], 'attack 25')
    expect(dawn.view(state, null).attack).toMatchObject({ space: 25, attack: 3, defence: 7 })
  })
  test('N-14.29 water counts 1, a natural wonder 5', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggngg', 'ggggggg', 'ggggggg', 'ggggggg']
    expect(values(military({}, { controls: [25] }, { map, icons: { 25: 'pantanal' } }), 25, [1, 1])[1]).toBe(6)
  })
  test('N-EX8 Iron Working against a reinforced token on forest', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggfgg', 'ggggggg', 'ggggggg', 'ggggggg']
    const state = military(
      { row: ['astrology', 'iron-working', 'early-empire', 'foreign-trade', 'pottery'], trade: [0, 2, 0, 0, 0] },
      { reinforced: [25, 26, 19] },
      { map },
    )
    expect(values(state, 25, [5, 3])).toEqual([8, 9])
    play(state, 'spend', 'spend')
    expect([state.owner[25], state.piece[25], player(state, 0).trade[1]]).toEqual([0, CONTROL, 0])
  })
  test('N-EX11 mountains give a city 10, a token 5', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggmgg', 'ggggggg', 'ggggggg', 'ggggggg']
    expect(values(military({}, { cities: [25] }, { map }), 25, [1, 1])[1]).toBe(11)
    expect(values(military({}, { controls: [25] }, { map }), 25, [1, 1])[1]).toBe(6)
  })
  test('N-EX14 nine against nine is held', () => {
    const state = military(
      { row: ['astrology', 'early-empire', 'masonry', 'foreign-trade', 'pottery'] },
      { cities: [25], reinforced: [26, 19] },
    )
    expect(values(state, 25, [6, 5])).toEqual([9, 9])
    expect(state.owner[25]).toBe(1)
  })
})

describe('kinds of defenders', () => {
  test('a capital defends like a city', () => {
    const state = military({ capital: 2 }, {})
    expect(state.piece[0]).toBe(CAPITAL)
    expect(values(state, 0, [1, 1])).toEqual([3, 3])
  })
  test('a city on a conquered city-state defends as a city on grassland', () => {
    const state = military({}, { cities: [25], conquered: ['seoul'] }, { icons: { 25: 'seoul' } })
    expect(state.piece[25]).toBe(CITY)
    expect(values(state, 25, [1, 1])[1]).toBe(3)
  })
})

test('N-14.13 nothing is rolled when the target is named', () => {
  const state = position({ players: [{ capital: 24 }, { capital: 0, controls: [25] }] })
  openAttack(state, 0, 24, defenderAt(state, 25), undefined)
  expect(state.attack).toMatchObject({ target: 25, attackDie: 0, defenceDie: 0, attack: 0, defence: 0 })
})
