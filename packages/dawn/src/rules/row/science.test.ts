import { expect, test } from 'vitest'
import { CARDS, cardNumber } from '../../data/cards.ts'
import { TECH_LEVELS } from '../../data/dials.ts'
import { dawn } from '../../game.ts'
import { asked, legal, play, player, refusal } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { ON_CARD, OUT_OF_PLAY } from '../state.ts'

/** Astrology in slot 4. */
const ROW = ['early-empire', 'foreign-trade', 'pottery', 'astrology', 'masonry'] as const

const science = (sketch: PlayerSketch = {}, rest: Partial<Sketch> = {}) => {
  const state = position({ players: [{ capital: 24, row: ROW, ...sketch }, { capital: 0 }], ...rest })
  play(state, `focus ${(sketch.row ?? ROW).findIndex((id) => CARDS[cardNumber(id)]?.type === 'science') + 1}`)
  return state
}
const row = (state: Parameters<typeof player>[0]) => player(state, 0).row.map((card) => CARDS[card]?.id)

test('N-9.1 the dial advances by the slot’s number', () => {
  const state = science()
  play(state, 'advance')
  expect(player(state, 0).tech).toBe(4)
})
test('N-9.2 dots and numbers each count as a space', () => {
  expect(TECH_LEVELS).toHaveLength(25)
  const state = science({ tech: 6 })
  play(state, 'advance', 'nothing')
  expect(player(state, 0).tech).toBe(10)
})
test('N-9.3 each trade token adds a space', () => {
  const state = science({ trade: [0, 0, 0, 2, 0] })
  play(state, 'spend', 'spend', 'advance')
  expect([player(state, 0).tech, player(state, 0).trade[0]]).toEqual([6, 0])
})
test('N-9.4 one advance, then the gains in order', () => {
  const state = science({
    tech: 6,
    trade: [0, 0, 0, 3, 0],
    row: ['early-empire', 'foreign-trade', 'pottery', 'masonry', 'astrology'],
  })
  expect(legal(state)).toEqual(['advance', 'nothing'])
  const far = science({ tech: 5, trade: [0, 0, 0, 3, 0] })
  play(far, 'spend', 'advance')
  expect(refusal(far, 'gain civil-service')).toBe('otherLevel')
  play(far, 'gain currency')
  expect(refusal(far, 'gain civil-service')).toBe('')
})
test('N-9.5 a gain may be declined', () => {
  const state = science()
  play(state, 'advance', 'nothing')
  expect(row(state).sort()).toEqual([...ROW].sort())
})
test('N-9.6 the level must be exactly that of the space', () => {
  const state = science()
  play(state, 'advance')
  expect(legal(state)).toEqual([
    'gain drama-and-poetry',
    'gain mathematics',
    'gain currency',
    'gain animal-husbandry',
    'gain iron-working',
    'nothing',
  ])
})
test('N-9.7 the card takes the slot of the card of its type', () => {
  const state = science()
  play(state, 'advance', 'gain iron-working')
  expect(row(state)[4]).toBe('iron-working')
})
test('N-9.8 the replaced card can be gained again', () => {
  const state = science({ row: ['drama-and-poetry', 'foreign-trade', 'pottery', 'astrology', 'masonry'] })
  play(state, 'advance')
  expect(refusal(state, 'gain drama-and-poetry')).toBe('inRow')
  const high = science({ tech: 15, row: ['drama-and-poetry', 'foreign-trade', 'pottery', 'astrology', 'masonry'] })
  play(high, 'advance', 'gain mass-media')
  expect(row(high)).not.toContain('drama-and-poetry')
})
test('N-9.9 trade tokens move to the new card', () => {
  const state = science({ trade: [0, 0, 0, 0, 2] })
  play(state, 'advance', 'gain iron-working')
  expect(player(state, 0).trade[4]).toBe(2)
})
test('N-9.10 a city-state token and caravans move along', () => {
  const state = science({ cities: [10], conquered: ['kabul'], caravans: [26] }, { icons: { 10: 'kabul' } })
  play(state, 'advance', 'gain currency')
  expect(player(state, 0).caravans).toEqual([26, ON_CARD, OUT_OF_PLAY])
  expect(player(state, 0).conquered).not.toBe(0)
})
test('N-9.11 each level space gives its gain', () => {
  const state = science({ tech: 2, trade: [0, 0, 0, 1, 0] })
  play(state, 'advance', 'gain currency', 'gain iron-working')
  expect(row(state)).toEqual(expect.arrayContaining(['currency', 'iron-working']))
})
test('N-9.12 after 24 comes 15', () => {
  const state = science({ tech: 23 })
  play(state, 'advance', 'nothing')
  expect(player(state, 0).tech).toBe(17)
})
test('N-9.13 a level space passed again gives again', () => {
  const state = science({ tech: 17 })
  play(state, 'advance')
  expect(legal(state)).toContain('gain flight')
})
test('N-9.14 without a card of the level nothing is gained', () => {
  const state = science({ row: ['drama-and-poetry', 'currency', 'animal-husbandry', 'mathematics', 'iron-working'] })
  play(state, 'advance')
  while (asked(state) === 'distribute') play(state, legal(state)[0] as string)
  expect(legal(state)).toEqual(['nothing'])
})
test('N-9.15 a replaced science card is reset in its new form', () => {
  const state = science()
  play(state, 'advance', 'gain mathematics')
  expect(row(state)[0]).toBe('mathematics')
})
test('N-9.16 the pointer never moves backwards except for the wrap', () => {
  const state = science({ tech: 10 })
  play(state, 'nothing')
  expect(player(state, 0).tech).toBe(10)
})
test('N-9.17 more caravans are placed on the new card', () => {
  const state = science({ tech: 15 })
  play(state, 'advance', 'gain capitalism')
  expect(player(state, 0).caravans).toEqual([ON_CARD, ON_CARD, ON_CARD])
})
test('N-9.18 surplus caravans leave play, those on the card first', () => {
  const state = science({
    tech: 2,
    row: ['early-empire', 'capitalism', 'pottery', 'astrology', 'masonry'],
    caravans: [25, 26, ON_CARD],
  })
  play(state, 'advance', 'gain currency')
  expect(player(state, 0).caravans).toEqual([25, 26, OUT_OF_PLAY])
  const full = science({
    tech: 2,
    row: ['early-empire', 'capitalism', 'pottery', 'astrology', 'masonry'],
    caravans: [25, 26, 27],
  })
  play(full, 'advance', 'gain currency')
  expect(legal(full)).toEqual(['dismiss 25', 'dismiss 26', 'dismiss 27'])
  expect(play(full, 'dismiss 26')).toContainEqual({ kind: 'caravanLost', seat: 0, space: 26 })
  expect([player(full, 0).caravans, asked(full)]).toEqual([[25, OUT_OF_PLAY, 27], 'gain'])
})
test('N-9.10 a natural wonder on it moves along, but not one on the same card of another player', () => {
  const state = position({
    map: ['ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'gnggggn'],
    icons: { 43: 'torres-del-paine', 48: 'grand-mesa' },
    players: [
      { capital: 24, row: ROW, controls: [43] },
      { capital: 0, row: ROW, controls: [48] },
    ],
  })
  const [own, other] = [0, 1].map((seat) => state.naturalHolder.indexOf(seat)) as [number, number]
  for (const natural of [own, other]) state.naturalCard[natural] = cardNumber('masonry')
  play(state, 'focus 4', 'advance', 'gain iron-working')
  expect([state.naturalCard[own], state.naturalCard[other]]).toEqual([
    cardNumber('iron-working'),
    cardNumber('masonry'),
  ])
})
test('N-9.7 a gained card takes the place of one of its own type, unless a wonder says otherwise', () => {
  const refused = (sketch: PlayerSketch) => {
    const state = science({ tech: 2, ...sketch })
    play(state, 'advance')
    return refusal(state, 'replace iron-working 2')
  }
  expect([refused({}), refused({ wonders: { 'oxford-university': 24 } })]).toEqual(['sameType', ''])
})
test('N-9.5 a gained card comes from the player’s deck, which has no card of the other box', () => {
  const state = science()
  play(state, 'advance')
  expect([refusal(state, 'gain ti-animal-husbandry'), refusal(state, 'gain animal-husbandry')]).toEqual([
    'notAvailable',
    '',
  ])
})
test('N-9.17 a card of another type in the place of an economy card, or the other way round, changes the caravans', () => {
  const replacing = (move: string) => {
    const state = science({ tech: 2, caravans: [26], wonders: { 'oxford-university': 24 } })
    play(state, 'advance', move)
    return player(state, 0).caravans
  }
  expect(replacing('replace iron-working 2')).toEqual([OUT_OF_PLAY, OUT_OF_PLAY, OUT_OF_PLAY])
  expect(replacing('replace currency 3')).toEqual([26, ON_CARD, OUT_OF_PLAY])
})
test('N-EX3 Flight takes the place of Iron Working', () => {
  const state = science({
    tech: 15,
    trade: [0, 0, 0, 0, 3],
    row: ['early-empire', 'foreign-trade', 'pottery', 'astrology', 'iron-working'],
  })
  play(state, 'advance', 'gain flight')
  expect([row(state)[4], player(state, 0).trade[4]]).toEqual(['flight', 3])
})
test('N-EX16 three spaces from 23 end on 16', () => {
  const state = science({ tech: 23, row: ['early-empire', 'foreign-trade', 'astrology', 'pottery', 'masonry'] })
  play(state, 'advance', 'nothing')
  expect(player(state, 0).tech).toBe(16)
})

const withCard = (
  id: 'mathematics' | 'replaceable-parts' | 'nuclear-power',
  sketch: PlayerSketch = {},
  rest: Partial<Sketch> = {},
) => science({ row: ['early-empire', 'foreign-trade', 'pottery', 'masonry', id], tech: 6, ...sketch }, rest)

test('astrology only advances the dial', () => {
  const state = science()
  play(state, 'advance', 'nothing')
  expect(state.active).toBe(1)
})
test('mathematics puts a trade token on any card', () => {
  const state = withCard('mathematics')
  play(state, 'advance', 'token 3', 'nothing')
  expect([player(state, 0).trade, player(state, 0).tech]).toEqual([[0, 0, 0, 1, 0], 11])
})
test('replaceable-parts gives a resource of a kind not owned', () => {
  const state = withCard('replaceable-parts', { resources: { oil: 1 } })
  play(state, 'advance')
  expect(legal(state)).toEqual(['resource marble', 'resource mercury', 'resource diamonds'])
  play(state, 'resource marble')
  expect(player(state, 0).resources).toEqual([1, 0, 1, 0])
})
test('nuclear-power strikes only in the fifth slot', () => {
  const players = [
    {
      capital: 24,
      controls: [25],
      row: ['early-empire', 'foreign-trade', 'pottery', 'masonry', 'nuclear-power'] as const,
      tech: 6,
    },
    { capital: 0, controls: [26], reinforced: [19] },
  ]
  const state = withCard('nuclear-power', {}, { players })
  play(state, 'advance', 'nuke 26')
  expect([state.owner[25], state.owner[26], state.owner[19], state.piece[19]]).toEqual([-1, -1, 1, 1])
  const low = science({ row: ['early-empire', 'foreign-trade', 'pottery', 'nuclear-power', 'masonry'], tech: 6 })
  play(low, 'advance')
  expect(asked(low)).toBe('gain')
  expect(dawn.proof.audit(low)).toEqual([])
})
