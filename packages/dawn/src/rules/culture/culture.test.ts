import { expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import { asked, legal, play, player, refusal, spaces } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { isMature } from '../map/spaces.ts'
import { CONTROL } from '../state.ts'

const MAP = ['ggggggg', 'ggggggg', 'gggwhgg', 'gggggfg', 'gggmggg', 'ggggggg', 'ggggggg']

const culture = (sketch: PlayerSketch = {}, rest: Partial<Sketch> = {}) => {
  const state = position({ players: [{ capital: 24, ...sketch }, { capital: 0 }], ...rest })
  play(state, 'focus 1')
  return state
}

test('N-8.1 up to the printed number of tokens', () => {
  const state = culture()
  play(state, 'place 25')
  expect(asked(state)).toBe('place')
  play(state, 'place 23')
  expect(state.active).toBe(1)
  expect(player(state, 0).controls).toBe(2)
})
test('N-8.2 tokens come from the unused ones', () => {
  const state = culture()
  const before = dawn.view(state, null).players[0]?.unusedControls as number
  play(state, 'place 25')
  expect(dawn.view(state, null).players[0]?.unusedControls).toBe(before - 1)
})
test('N-8.3 next to a friendly city', () => {
  const state = culture()
  expect(spaces(state, 'place')).toEqual([17, 18, 23, 25, 30, 31])
  expect(refusal(state, 'place 26')).toBe('notNextToCity')
})
test('N-8.4 tokens may be spread over several cities', () => {
  const state = culture({ cities: [38] })
  play(state, 'place 25', 'place 39')
  expect(player(state, 0).controls).toBe(2)
})
test('N-8.5 not on water', () => expect(refusal(culture({}, { map: MAP }), 'place 17')).toBe('water'))
test('N-8.6 not above the slot’s number', () => {
  const state = culture({}, { map: MAP })
  expect(refusal(state, 'place 18')).toBe('tooHard')
  expect(refusal(state, 'place 31')).toBe('tooHard')
  expect(refusal(state, 'place 25')).toBe('')
})
test('N-8.7 not on barbarians, cities, city-states and tokens', () => {
  const state = culture(
    { controls: [17] },
    {
      barbarians: { A: 25 },
      icons: { 23: 'seoul' },
      players: [
        { capital: 24, controls: [17] },
        { capital: 0, controls: [18] },
      ],
    },
  )
  expect(['place 25', 'place 24', 'place 23', 'place 17', 'place 18'].map((text) => refusal(state, text))).toEqual([
    'barbarian',
    'city',
    'cityState',
    'controlled',
    'controlled',
  ])
})
test('N-8.8 caravans, resources and natural wonders do not prevent it', () => {
  const state = culture({ caravans: [25] }, { icons: { 23: 'oil' } })
  expect(refusal(state, 'place 25')).toBe('')
  expect(refusal(state, 'place 23')).toBe('')
})
test('N-8.9 the token is unreinforced', () => {
  const state = culture()
  play(state, 'place 25')
  expect(state.piece[25]).toBe(CONTROL)
})
test('N-8.10 resource and natural wonder are taken', () => {
  const row = ['pottery', 'astrology', 'foreign-trade', 'masonry', 'early-empire'] as const
  const map = ['ggggggg', 'ggggggg', 'ggggggg', 'gggggng', 'ggggggg', 'ggggggg', 'ggggggg']
  const state = position({ map, icons: { 26: 'pantanal', 18: 'oil' }, players: [{ capital: 25, row }, { capital: 0 }] })
  play(state, 'focus 5', 'place 26', 'place 18')
  expect(dawn.view(state, null).players[0]?.naturalWonders).toEqual([{ id: 'pantanal', card: null }])
  expect(dawn.view(state, null).players[0]?.resources.oil).toBe(1)
  expect([state.token[26], state.token[18]]).toEqual([0, 0])
})
test('N-8.11 each trade token allows one more', () => {
  const state = culture({ trade: [2, 0, 0, 0, 0] })
  play(state, 'place 25', 'place 23')
  expect(legal(state)).toEqual(['spend', 'done'])
  play(state, 'spend', 'place 17', 'spend', 'place 18')
  expect([player(state, 0).controls, player(state, 0).trade[0]]).toEqual([4, 0])
})
test('N-8.12 without unused tokens an own one may be removed first', () => {
  // 31 tokens on the map: everything but the surroundings of the capital is full.
  const controls = Array.from({ length: 49 }, (_, space) => space)
    .filter((space) => space > 1 && space !== 24 && space !== 25)
    .slice(0, 31)
  const state = culture({ controls })
  expect(refusal(state, 'place 25')).toBe('noControlTokens')
  play(state, 'remove 2', 'place 25')
  expect([state.owner[2], state.owner[25], player(state, 0).controls]).toEqual([-1, 0, 31])
})
test('N-8.13 placements are checked one after another', () => {
  const state = position({ players: [{ capital: 0, controls: [1] }, { capital: 48 }] })
  play(state, 'focus 1')
  expect(isMature(state, 0, 0)).toBe(false)
  play(state, 'place 7')
  expect(isMature(state, 0, 0)).toBe(true)
  expect(spaces(state, 'place')).toEqual([])
})
test('N-EX2 culture in slot 2', () => {
  const map = ['ggfgggg', 'gghdggg', 'ggwmngg', 'ggggggg']
  const row = ['astrology', 'early-empire', 'foreign-trade', 'pottery', 'masonry'] as const
  const state = position({
    map,
    icons: { 18: 'pantanal' },
    players: [{ capital: 17, cities: [1], row }, { capital: 27 }],
  })
  play(state, 'focus 2')
  expect(spaces(state, 'place')).toEqual([0, 7, 8, 11, 23, 24])
})

test('early-empire places two tokens', () => {
  const state = culture()
  play(state, 'place 25', 'place 23')
  expect(player(state, 0).controls).toBe(2)
})
test('drama-and-poetry moves a token afterwards, whatever the terrain', () => {
  const state = culture({ row: ['drama-and-poetry', 'astrology', 'foreign-trade', 'pottery', 'masonry'] }, { map: MAP })
  play(state, 'place 25', 'done')
  expect(asked(state)).toBe('shift')
  expect(refusal(state, 'shift 25 2')).toBe('')
  play(state, 'shift 25 3')
  expect([state.owner[25], state.owner[26]]).toEqual([-1, 0])
})
test('drama-and-poetry moves a token from the first space too', () => {
  const row = ['drama-and-poetry', 'astrology', 'foreign-trade', 'pottery', 'masonry'] as const
  const state = culture({}, { players: [{ capital: 24, row, controls: [0] }, { capital: 48 }] })
  play(state, 'done')
  expect(legal(state).some((move) => move.startsWith('shift 0 '))).toBe(true)
})
test('mass-media converts a rival token on the first space too', () => {
  const row = ['mass-media', 'astrology', 'foreign-trade', 'pottery', 'masonry'] as const
  const state = culture(
    {},
    {
      players: [
        { capital: 8, row },
        { capital: 48, controls: [0] },
      ],
    },
  )
  play(state, 'done')
  expect(legal(state)).toContain('convert 0')
})
test('civil-service places next to the first space too', () => {
  const row = ['civil-service', 'astrology', 'foreign-trade', 'pottery', 'masonry'] as const
  const state = culture({}, { players: [{ capital: 24, row, controls: [0] }, { capital: 48 }] })
  play(state, 'place 25', 'place 23')
  expect(legal(state)).toContain('place 1')
})
test('civil-service places one more next to any friendly space', () => {
  const state = culture({ row: ['civil-service', 'astrology', 'foreign-trade', 'pottery', 'masonry'] })
  play(state, 'place 25', 'place 23')
  expect(refusal(state, 'place 26')).toBe('')
  play(state, 'place 26')
  expect(player(state, 0).controls).toBe(3)
})
test('mass-media converts or weakens a rival token within two spaces', () => {
  const row = ['mass-media', 'astrology', 'foreign-trade', 'pottery', 'masonry'] as const
  const players = [
    { capital: 24, row, controls: [31] },
    { capital: 0, controls: [26, 9], reinforced: [22] },
  ]
  const state = culture({}, { players })
  play(state, 'done')
  expect(refusal(state, 'convert 9')).toBe('outOfRange')
  expect([refusal(state, 'convert 0'), refusal(state, 'convert 31')]).toEqual(['notRivalToken', 'notRivalToken'])
  const other = dawn.clone(state)
  play(state, 'convert 26')
  expect([state.owner[26], player(state, 1).controls]).toEqual([0, 2])
  play(other, 'convert 22')
  expect([other.owner[22], other.piece[22]]).toEqual([1, CONTROL])
})
test('N-8.12 mass-media takes nothing back where all rival tokens in reach are reinforced', () => {
  const row = ['mass-media', 'astrology', 'foreign-trade', 'pottery', 'masonry'] as const
  const state = culture(
    {},
    {
      players: [
        { capital: 24, row, controls: [31, 30, 23] },
        { capital: 0, reinforced: [26] },
      ],
    },
  )
  player(state, 0).tokens = 3
  play(state, 'done')
  expect([legal(state), refusal(state, 'remove 31')]).toEqual([['convert 26', 'nothing'], 'nowhere'])
})
test('N-8.12 mass-media may take a token back to swap it for a rival one', () => {
  const controls = Array.from({ length: 49 }, (_, space) => space)
    .filter((space) => space > 1 && ![24, 25, 26].includes(space))
    .slice(0, 31)
  const row = ['mass-media', 'astrology', 'foreign-trade', 'pottery', 'masonry'] as const
  const state = culture(
    {},
    {
      players: [
        { capital: 24, controls, row },
        { capital: 0, controls: [26] },
      ],
    },
  )
  play(state, 'done')
  expect(refusal(state, 'convert 26')).toBe('noControlTokens')
  play(state, 'remove 2')
  expect(refusal(state, 'remove 3')).toBe('tokensLeft')
  play(state, 'convert 26')
  expect([state.owner[2], state.owner[26], state.active]).toEqual([-1, 0, 1])
})
test('mass-media takes a conquered city-state together with its stand-in token', () => {
  const row = ['mass-media', 'astrology', 'foreign-trade', 'pottery', 'masonry'] as const
  const players: PlayerSketch[] = [
    { capital: 24, row },
    { capital: 0, controls: [26], conquered: ['seoul'] },
  ]
  const state = culture({}, { players, icons: { 26: 'seoul' } })
  play(state, 'done', 'convert 26')
  expect(dawn.view(state, null).players.map(({ conquered }) => conquered)).toEqual([['seoul'], []])
})
