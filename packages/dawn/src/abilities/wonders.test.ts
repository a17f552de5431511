import { describe, expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import type { WonderId } from '../data/wonders.ts'
import { dawn } from '../game.ts'
import { isMature } from '../rules/map/spaces.ts'
import type { State } from '../rules/state.ts'
import { asked, frame, legal, pass, play, player, playWithDice, refusal, spaces } from '../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../testing/position.ts'

const ROW = ['astrology', 'early-empire', 'foreign-trade', 'pottery', 'masonry'] as const

/** Seat 0 has the wonder under its capital. */
const having = (id: WonderId, one: PlayerSketch = {}, two: PlayerSketch = {}, rest: Partial<Sketch> = {}): State =>
  position({
    players: [
      { capital: 24, row: ROW, wonders: { [id]: one.capital ?? 24 }, ...one },
      { capital: 0, ...two },
    ],
    ...rest,
  })

/** Combat values of an attack by the seat with the wonder, or on it. */
const attack = (state: State, space: number, slot = 5): readonly [number, number] => {
  let values: readonly [number, number] = [0, 0]
  for (const event of playWithDice(state, [1, 1], `focus ${slot}`, `attack ${space}`)) {
    if (event.kind === 'diceRolled') values = [event.attack, event.defence]
  }
  return values
}
const defended = (id: WonderId, rest: Partial<Sketch> = {}): number =>
  attack(
    position({
      active: 1,
      players: [
        { capital: 24, controls: [2], wonders: { [id]: 24 } },
        { capital: 0, row: ROW },
      ],
      ...rest,
    }),
    2,
  )[1]

describe('culture wonders', () => {
  test('stonehenge spreads over neighbouring hills', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'gggghhh', 'ggggghg', 'ggggggg', 'ggggggg']
    const state = having('stonehenge', {}, {}, { map })
    play(state, 'focus 2', 'place 25')
    expect(spaces(state, 'place')).toEqual([26])
    play(state, 'place 26')
    expect(spaces(state, 'place')).toEqual([27, 33])
    play(state, 'place 33', 'done')
    expect([asked(state), frame(state, 'place').left]).toEqual(['place', 1])
  })
  test('N-8.12 stonehenge spreads with a token taken back where none is left', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'gggghhg', 'ggggggg', 'ggggggg', 'ggggggg']
    const controls = Array.from({ length: 49 }, (_, space) => space)
      .filter((space) => space > 1 && ![24, 25, 26].includes(space))
      .slice(0, 30)
    const state = having('stonehenge', { controls }, {}, { map })
    play(state, 'focus 2', 'place 25')
    expect([refusal(state, 'place 26'), refusal(state, 'remove 25')]).toEqual(['noControlTokens', 'usedThisTurn'])
    play(state, 'remove 2', 'place 26')
    expect([state.owner[2], state.owner[26], asked(state)]).toEqual([-1, 0, 'place'])
  })
  test('hanging-gardens places a token at the start of the turn, difficulty up to 4', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggdmg', 'gggmggg', 'ggggggg', 'ggggggg']
    const state = having('hanging-gardens', {}, {}, { map })
    play(state, 'use hanging-gardens')
    expect(refusal(state, 'place 31')).toBe('tooHard')
    play(state, 'place 25')
    expect([asked(state), refusal(state, 'use hanging-gardens')]).toEqual(['turn', 'usedThisTurn'])
  })
  test('N-8.12 hanging-gardens needs a token that is unused or can be taken back', () => {
    const all = Array.from({ length: 49 }, (_, space) => space)
      .filter((space) => space > 0 && space !== 24 && space !== 25)
      .slice(0, 31)
    expect(refusal(having('hanging-gardens', { controls: all }), 'use hanging-gardens')).toBe('')
    const few = having('hanging-gardens')
    player(few, 0).tokens = 1
    expect(refusal(few, 'use hanging-gardens')).toBe('')
    player(few, 0).tokens = 0
    expect(refusal(few, 'use hanging-gardens')).toBe('nothingToDo')
  })
  test('chichen-itza opens empty forests anywhere', () => {
    const map = ['ggggggf', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'gggfggf']
    const row = ['astrology', 'foreign-trade', 'early-empire', 'pottery', 'masonry'] as const
    const state = having('chichen-itza', { row, caravans: [48] }, {}, { map })
    play(state, 'focus 3')
    expect(refusal(state, 'place 6')).toBe('')
    expect(refusal(state, 'place 45')).toBe('')
    expect([refusal(state, 'place 48'), refusal(state, 'place 47')]).toEqual(['notNextToCity', 'notNextToCity'])
  })
  test('forbidden-city destroys a rival token next to a friendly space', () => {
    const state = having('forbidden-city', {}, { controls: [25, 27] })
    play(state, 'use forbidden-city')
    expect([refusal(state, 'destroy 27'), refusal(state, 'destroy 24')]).toEqual(['notNextToOwn', 'notRivalToken'])
    play(state, 'destroy 25')
    expect(state.owner[25]).toBe(-1)
    expect(refusal(having('forbidden-city', {}, { controls: [27] }), 'use forbidden-city')).toBe('nothingToDo')
    const first = having('forbidden-city', { capital: 1 }, { capital: 48, controls: [0] })
    expect(refusal(first, 'use forbidden-city')).toBe('')
  })
  test('eiffel-tower: of two named tokens the rival gives one', () => {
    const state = having('eiffel-tower', {}, { reinforced: [25], controls: [27] })
    play(state, 'use eiffel-tower', 'name 25', 'name 27')
    expect([dawn.deciders(state), legal(state)]).toEqual([[1], ['yield 25', 'yield 27']])
    play(state, 'yield 25')
    expect([state.owner[25], state.piece[25], state.owner[27]]).toEqual([0, 1, 1])
  })
  test('eiffel-tower needs a rival with two tokens and a token of its own', () => {
    expect(refusal(having('eiffel-tower', { controls: [23, 30] }, { controls: [27] }), 'use eiffel-tower')).toBe(
      'nothingToDo',
    )
    const state = having('eiffel-tower', {}, { controls: [25, 27] })
    expect(refusal(state, 'use eiffel-tower')).toBe('')
    player(state, 0).tokens = 0
    expect(refusal(state, 'use eiffel-tower')).toBe('nothingToDo')
  })
  test('sydney-opera-house counts rival tokens for maturity', () => {
    const state = having('sydney-opera-house', { controls: [25, 23, 17] }, { controls: [18, 30, 31] })
    expect(isMature(state, 0, 24)).toBe(true)
    expect(
      isMature(
        position({
          players: [
            { capital: 24, controls: [25, 23, 17] },
            { capital: 0, controls: [18, 30, 31] },
          ],
        }),
        0,
        24,
      ),
    ).toBe(false)
  })
})

describe('economy wonders', () => {
  test('colossus gives a shared pool of 6 spaces', () => {
    const state = having(
      'colossus',
      { row: ['currency', 'early-empire', 'astrology', 'pottery', 'masonry'], capital: 0 },
      { capital: 48 },
    )
    play(state, 'focus 1', 'depart 0', 'step 1', 'step 2', 'step 3', 'step 4', 'step 5', 'step 6', 'stop')
    expect(state.travel?.pool).toBe(4)
    play(state, 'depart 0', 'step 1', 'step 2', 'step 3', 'step 4', 'step 5', 'step 6', 'step 13', 'step 20')
    expect([state.active, player(state, 0).caravans]).toEqual([1, [6, 20, -2]])
  })
  test('great-lighthouse brings empty edge spaces into range', () => {
    const state = having('great-lighthouse', {
      row: ['pottery', 'early-empire', 'astrology', 'foreign-trade', 'masonry'],
      caravans: [47],
    })
    play(state, 'focus 1')
    expect(refusal(state, 'city 6')).toBe('')
    expect([refusal(state, 'city 47'), refusal(state, 'city 40')]).toEqual(['outOfRange', 'outOfRange'])
  })
  test('great-zimbabwe stores gained tokens and releases them', () => {
    const state = having(
      'great-zimbabwe',
      { row: ['foreign-trade', 'early-empire', 'astrology', 'pottery', 'masonry'] },
      {},
      { icons: { 25: 'seoul' } },
    )
    play(state, 'focus 1', 'depart 24', 'step 25', 'stop')
    expect(legal(state)).toEqual(['token 3', 'store'])
    play(state, 'store', 'store', 'nothing')
    expect(player(state, 0).stored).toBe(2)
    pass(state)
    const told = play(state, 'use great-zimbabwe', 'token 1', 'done')
    expect(told).toContainEqual({ kind: 'tradePlaced', seat: 0, card: 'foreign-trade', count: 1 })
    expect([player(state, 0).stored, player(state, 0).trade[0]]).toEqual([1, 1])
  })
  test('great-zimbabwe holds four tokens and offers nothing when empty', () => {
    const row = ['foreign-trade', 'early-empire', 'astrology', 'pottery', 'masonry'] as const
    const state = having('great-zimbabwe', { row, stored: 3 }, {}, { icons: { 25: 'seoul' } })
    play(state, 'focus 1', 'depart 24', 'step 25', 'stop', 'store')
    expect([player(state, 0).stored, legal(state)]).toEqual([4, ['token 3']])
    expect(refusal(having('great-zimbabwe'), 'use great-zimbabwe')).toBe('nothingToDo')
    expect(refusal(having('great-zimbabwe', { stored: 1 }), 'use great-zimbabwe')).toBe('')
  })
  test('great-zimbabwe lost, the tokens on it go to the supply', () => {
    const state = having('forbidden-city', {}, { controls: [25], wonders: { 'great-zimbabwe': 25 }, stored: 3 })
    play(state, 'use forbidden-city', 'destroy 25')
    expect(player(state, 1).stored).toBe(0)
  })
  test('machu-picchu resolves slots 1 and 2 as 3', () => {
    for (const [slot, tech] of [
      [1, 3],
      [2, 3],
      [4, 4],
    ] as const) {
      const row: CardId[] = ['early-empire', 'foreign-trade', 'pottery', 'masonry']
      row.splice(slot - 1, 0, 'astrology')
      const state = having('machu-picchu', { row })
      play(state, `focus ${slot}`, 'advance')
      expect(player(state, 0).tech).toBe(tech)
    }
  })
  test('big-ben adds 2 for each own caravan next to the defender', () => {
    expect(attack(having('big-ben', { caravans: [26] }, { controls: [25] }), 25)[0]).toBe(8)
    expect(attack(having('big-ben', { caravans: [40] }, { controls: [25] }), 25)[0]).toBe(6)
    // At the edge of the map, a caravan on its card is not beside it.
    const atEdge = (caravans: readonly number[]): number =>
      attack(having('big-ben', { capital: 2, caravans }, { capital: 48, controls: [1] }), 1)[0]
    expect([atEdge([]), atEdge([0])]).toEqual([6, 8])
  })
  test('estadio-do-maracana resolves the economy card before another', () => {
    const state = having('estadio-do-maracana')
    play(state, 'use estadio-do-maracana', 'depart 24', 'step 25', 'stop')
    expect(asked(state)).toBe('turn')
    expect(dawn.view(state, null).players[0]?.row[0]?.card).toBe('foreign-trade')
    expect(refusal(state, 'focus 1')).toBe('economyPlayed')
    play(state, 'focus 2', 'advance')
    expect([player(state, 0).tech, state.active]).toEqual([2, 1])
  })
  test('estadio-do-maracana needs an economy card in the row', () => {
    const row = ['early-empire', 'astrology', 'iron-working', 'pottery', 'masonry'] as const
    expect(refusal(having('estadio-do-maracana', { row }), 'use estadio-do-maracana')).toBe('nothingToDo')
  })
  test('N-7.12 estadio-do-maracana ends the start of the turn', () => {
    const state = having('estadio-do-maracana', { cities: [10], wonders: { 'estadio-do-maracana': 24, oracle: 10 } })
    expect(legal(state)).toContain('use oracle')
    play(state, 'use estadio-do-maracana', 'done')
    expect(legal(state)).toEqual(['focus 2', 'focus 3', 'focus 4', 'focus 5'])
    expect(refusal(state, 'use oracle')).toBe('economyPlayed')
  })
})

describe('science wonders', () => {
  test('oracle swaps neighbouring cards', () => {
    const state = having('oracle', { trade: [0, 0, 0, 1, 0] })
    play(state, 'use oracle')
    expect(refusal(state, 'swap 1 3')).toBe('notNeighbours')
    play(state, 'swap 4 5')
    expect(dawn.view(state, null).players[0]?.row.slice(3)).toEqual([
      { card: 'masonry', trade: 0, slot: 4, counts: 4 },
      { card: 'pottery', trade: 1, slot: 5, counts: 5 },
    ])
  })
  const build = (id: 'pyramids' | 'porcelain-tower' | 'potala-palace', one: PlayerSketch = {}) => {
    const row = ['drama-and-poetry', 'astrology', 'foreign-trade', 'masonry', 'pottery'] as const
    const state = position({
      tops: [id],
      players: [{ capital: 24, row, resources: { mercury: 4 }, ...one }, { capital: 0 }, { capital: 48 }],
    })
    play(state, 'focus 5', `wonder ${id}`)
    while (refusal(state, 'build 24') !== '') play(state, 'resource mercury')
    play(state, 'build 24')
    return state
  }
  test('pyramids replace up to three level-I cards when built', () => {
    const state = build('pyramids')
    expect(refusal(state, 'upgrade 1')).toBe('levelTooHigh')
    play(state, 'upgrade 2', 'upgrade 3', 'upgrade 4')
    expect(dawn.view(state, null).players[0]?.row.map(({ card }) => card)).toEqual([
      'pottery',
      'drama-and-poetry',
      'mathematics',
      'currency',
      'iron-working',
    ])
  })
  test('porcelain-tower replaces up to two cards by the next level', () => {
    const state = build('porcelain-tower')
    play(state, 'upgrade 1')
    expect(refusal(state, 'upgrade 1')).toBe('upgraded')
    play(state, 'upgrade 2')
    expect(dawn.view(state, null).players[0]?.row.map(({ card }) => card)).toEqual([
      'pottery',
      'civil-service',
      'mathematics',
      'foreign-trade',
      'masonry',
    ])
  })
  test('porcelain-tower has nothing for a card of the last level', () => {
    const state = build('porcelain-tower', {
      row: ['mass-media', 'replaceable-parts', 'foreign-trade', 'masonry', 'pottery'],
    })
    expect([refusal(state, 'upgrade 1'), refusal(state, 'upgrade 2')]).toEqual(['levelTooHigh', ''])
  })
  test('potala-palace takes three diplomacy cards and may hold four of a player', () => {
    const state = build('potala-palace')
    play(state, 'treaty 1 embassy', 'treaty 1 joint-war', 'treaty 2 open-borders')
    expect(dawn.view(state, null).players[0]?.treaties).toHaveLength(3)
    expect(state.active).toBe(1)
  })
  test('ND-44 potala-palace lost, its former owner says which one card of each player is kept', () => {
    const state = position({
      players: [
        { capital: 24, row: ROW },
        {
          capital: 0,
          cities: [26],
          wonders: { 'potala-palace': 26 },
          treaties: [
            [0, 'embassy'],
            [0, 'joint-war'],
            [0, 'defensive-pact'],
            [2, 'embassy'],
          ],
        },
        { capital: 48 },
      ],
    })
    playWithDice(state, [6, 1], 'focus 5', 'attack 26')
    expect([dawn.deciders(state), legal(state)]).toEqual([
      [1],
      ['treaty 0 embassy', 'treaty 0 joint-war', 'treaty 0 defensive-pact'],
    ])
    expect(refusal(state, 'treaty 2 embassy')).toBe('otherPlayer')
    play(state, 'treaty 0 embassy', 'treaty 0 defensive-pact')
    expect(dawn.view(state, null).players[1]?.treaties).toEqual([
      { giver: 0, treaty: 'joint-war' },
      { giver: 2, treaty: 'embassy' },
    ])
    expect(dawn.deciders(state)).toEqual([0])
  })
  test('oxford-university lets a gained card replace another type', () => {
    const state = having('oxford-university', {
      tech: 2,
      row: ['early-empire', 'foreign-trade', 'pottery', 'astrology', 'masonry'],
    })
    play(state, 'focus 4', 'advance')
    expect(refusal(state, 'replace iron-working 4')).toBe('scienceStays')
    play(state, 'replace iron-working 1')
    expect(dawn.view(state, null).players[0]?.row.map(({ card }) => card)).toContain('iron-working')
    expect(dawn.view(state, null).players[0]?.row.map(({ card }) => card)).toContain('masonry')
  })
  test('N-9.7 oxford-university: of two cards of a type either may be replaced, even when the wonder is lost', () => {
    for (const sketch of [{}, { wonders: {} }]) {
      const state = having('oxford-university', {
        tech: 9,
        row: ['masonry', 'foreign-trade', 'pottery', 'iron-working', 'astrology'],
        trade: [0, 0, 0, 2, 0],
        ...sketch,
      })
      play(state, 'focus 5', 'advance')
      expect(refusal(state, 'replace mass-production 1')).toBe('sameTypeDirectly')
      const other = dawn.clone(state)
      play(state, 'gain mass-production', 'nothing')
      expect(dawn.view(state, null).players[0]?.row.map(({ card }) => card)).not.toContain('masonry')
      play(other, 'replace mass-production 4', 'nothing')
      expect(dawn.view(other, null).players[0]?.row[4]).toEqual({
        card: 'mass-production',
        trade: 2,
        slot: 5,
        counts: 5,
      })
    }
  })
  test('N-10.17 oxford-university: the tokens of a visit go to either of two cards of the type', () => {
    const visit = (trade: readonly number[]) => {
      const row = ['foreign-trade', 'astrology', 'mathematics', 'pottery', 'masonry'] as const
      const state = position({ icons: { 25: 'seoul' }, players: [{ capital: 24, row, trade }, { capital: 0 }] })
      play(state, 'focus 1', 'depart 24', 'step 25', 'stop')
      return state
    }
    const state = visit([0, 2, 1, 0, 0])
    expect(legal(state)).toEqual(['token 2', 'token 3'])
    play(state, 'token 2', 'token 3')
    expect([player(state, 0).trade, asked(state)]).toEqual([[0, 3, 2, 0, 0], 'envoy'])
    expect(asked(visit([0, 3, 3, 0, 0]))).toBe('envoy')
  })
  test('N-14.21 oxford-university: a defender with two military cards spends the tokens of both', () => {
    for (const trade of [
      [3, 0, 0, 2, 0],
      [0, 0, 0, 2, 0],
    ]) {
      const state = position({
        players: [
          { capital: 24, row: ROW },
          { capital: 0, controls: [25], row: ['masonry', 'pottery', 'astrology', 'iron-working', 'currency'], trade },
        ],
      })
      playWithDice(state, [6, 1], 'focus 5', 'attack 25')
      while (asked(state) === 'defenderSpends') play(state, 'spend')
      expect([player(state, 1).trade, state.attack?.defence]).toEqual([[0, 0, 0, 0, 0], trade[0] === 3 ? 7 : 4])
    }
  })
  test('kremlin adds 4 against rivals with fewer reinforced tokens', () => {
    expect(attack(having('kremlin', { reinforced: [23] }, { controls: [25] }), 25)[0]).toBe(10)
    expect(attack(having('kremlin', { reinforced: [23] }, { reinforced: [25] }), 25)[0]).toBe(6)
    for (const rival of [{}, { controls: [25] }]) {
      expect(attack(having('kremlin', { reinforced: [23] }, rival, { barbarians: { A: 25 } }), 25)[0]).toBe(6)
    }
  })
})

describe('military wonders', () => {
  test('terracotta-army adds 2 to attacks', () => {
    expect(attack(having('terracotta-army', {}, { controls: [25] }), 25)[0]).toBe(8)
    expect(defended('terracotta-army')).toBe(2)
  })
  test('petra adds 2 in defence and bars barbarians', () => {
    expect(defended('petra')).toBe(4)
    expect(attack(having('petra', {}, { controls: [25] }), 25)[0]).toBe(6)
    const state = position({
      players: [{ capital: 24, reinforced: [26], wonders: { petra: 24 } }, { capital: 0 }],
      barbarians: { A: 27 },
      active: 1,
      dial: 1,
    })
    pass(state, 1)
    // West is barred, east is outside the map.
    expect([state.barbarians[0], state.piece[26]]).toEqual([27, 2])
    const free = position({
      players: [{ capital: 24, wonders: { petra: 24 } }, { capital: 0 }],
      barbarians: { A: 25 },
      active: 1,
      dial: 1,
    })
    pass(free, 1)
    expect(free.barbarians[0]).toBe(26)
    const city = position({
      players: [{ capital: 24, cities: [26], controls: [20], wonders: { petra: 24 } }, { capital: 0 }],
      barbarians: { A: 27, B: 13 },
      active: 1,
      dial: 1,
    })
    pass(city, 1)
    expect([city.barbarians[0], city.owner[20]]).toEqual([27, 0])
  })
  test('alhambra adds 2 to both', () => {
    expect(attack(having('alhambra', {}, { controls: [25] }), 25)[0]).toBe(8)
    expect(defended('alhambra')).toBe(4)
  })
  test('venetian-arsenal resolves the fifth card again as if in the first slot', () => {
    const state = having('venetian-arsenal', {
      row: ['masonry', 'early-empire', 'foreign-trade', 'pottery', 'astrology'],
    })
    play(state, 'focus 5', 'advance', 'nothing', 'again', 'advance')
    expect([player(state, 0).tech, asked(state)]).toEqual([6, 'gain'])
    play(state, 'nothing')
    expect([state.active, dawn.view(state, null).players[0]?.row[0]?.card]).toEqual([1, 'astrology'])
  })
  test('venetian-arsenal asks after the fifth slot only', () => {
    const state = having('venetian-arsenal')
    play(state, 'focus 4', 'nothing')
    expect(state.active).toBe(1)
  })
  test('venetian-arsenal declined, the card is reset and the turn ends', () => {
    const row = ['masonry', 'early-empire', 'foreign-trade', 'pottery', 'astrology'] as const
    const state = having('venetian-arsenal', { row })
    play(state, 'focus 5', 'advance', 'nothing', 'nothing')
    expect([state.active, dawn.view(state, null).players[0]?.row[0]?.card]).toEqual([1, 'astrology'])
  })
  test('venetian-arsenal works once a turn', () => {
    const wonders = { 'venetian-arsenal': 24, 'estadio-do-maracana': 10 }
    const row = ['masonry', 'early-empire', 'pottery', 'astrology', 'foreign-trade'] as const
    const state = having('venetian-arsenal', { cities: [10], wonders, row })
    play(state, 'use estadio-do-maracana', 'done', 'again', 'done', 'focus 5', 'advance', 'nothing')
    expect(state.active).toBe(1)
  })
  test('pentagon reaches every target with 2 more', () => {
    const state = having('pentagon', {}, { controls: [48] })
    expect(attack(state, 48)[0]).toBe(8)
    expect(defended('pentagon')).toBe(2)
  })
  test('ruhr-valley adds 5 in defence', () => {
    expect(defended('ruhr-valley')).toBe(7)
    expect(attack(having('ruhr-valley', {}, { controls: [25] }), 25)[0]).toBe(6)
  })
})
