import { expect, test } from 'vitest'
import { legal, play, position, refusal } from '../testing/position.ts'
import { asked, city, coins, kinds, only, price, table } from '../testing/reading.ts'

const FOUR = ['the-great-library', 'the-hanging-gardens', 'the-mausoleum', 'the-temple-of-artemis'] as const

test('D-11.1 a Wonder is built only if it is one’s own, not yet built, and affordable', () => {
  const cities = (owned: number) =>
    [
      { coins: owned, wonders: ['the-pyramids'], built: ['the-sphinx'] },
      { coins: 30, wonders: ['the-colossus'] },
    ] as const
  // 3 stone and 1 papyrus, all bought at 2
  const rich = position({ open: ['altar', 'theater'], cities: cities(8) })
  expect(legal(rich).filter((move) => move.startsWith('wonder'))).toEqual([
    'wonder the-pyramids altar',
    'wonder the-pyramids theater',
  ])
  expect(refusal(rich, 'wonder the-sphinx altar')).toBe('reason.wonderBuilt')
  expect(refusal(rich, 'wonder the-colossus altar')).toBe('reason.notYourWonder')
  const poor = position({ open: ['altar', 'theater'], cities: cities(7) })
  expect(legal(poor).filter((move) => move.startsWith('wonder'))).toEqual([])
  expect(refusal(poor, 'wonder the-pyramids altar')).toBe('reason.tooDear')
})

test('D-11.2 the active player chooses which of their Wonders to build', () => {
  const sketch = {
    open: ['altar', 'theater'],
    cities: [{ coins: 30, wonders: ['the-pyramids', 'the-colossus', 'the-sphinx'] }, {}],
  } as const
  for (const wonder of sketch.cities[0].wonders) {
    const state = position(sketch)
    expect(legal(state)).toContain(`wonder ${wonder} altar`)
    play(state, `wonder ${wonder} altar`)
    const built = city(state, 0).wonders.filter((entry) => entry.built)
    expect(built).toEqual([{ wonder, built: true, under: 'altar' }])
    expect(city(state, 0).wonders).toHaveLength(3)
  }
})

test('D-11.3 the cost of the Wonder is paid, that of the Age card is not', () => {
  const producing = position({
    open: ['pretorium', 'altar'],
    cities: [{ coins: 9, buildings: ['shelf-quarry', 'quarry', 'press'], wonders: ['the-pyramids'] }, {}],
  })
  expect(price(producing, 0, 'pretorium')).toBe(8)
  expect(play(producing, 'wonder the-pyramids pretorium')).toContainEqual({
    kind: 'wonderBuilt',
    seat: 0,
    wonder: 'the-pyramids',
    card: 'pretorium',
    price: 0,
  })
  expect(coins(producing)).toEqual([9, 7])

  const buying = position({ open: ['theater', 'altar'], cities: [{ coins: 9, wonders: ['the-pyramids'] }, {}] })
  play(buying, 'wonder the-pyramids theater')
  expect(coins(buying)).toEqual([1, 7])
})

test('D-11.4 any accessible card may be used, whatever its cost, colour or affordability', () => {
  const open = ['palace', 'pretorium', 'quarry', 'press', 'library', 'tavern', 'builders-guild'] as const
  const state = position({
    open,
    cities: [{ coins: 0, buildings: ['shelf-quarry', 'stone-pit', 'drying-room'], wonders: ['the-pyramids'] }, {}],
  })
  expect(refusal(state, 'build palace')).toBe('reason.tooDear')
  for (const card of open) expect(legal(state)).toContain(`wonder the-pyramids ${card}`)
})

test('D-11.5 the Age card is tucked under the Wonder', () => {
  const state = position({ open: ['baths', 'altar'], cities: [{ coins: 8, wonders: ['the-pyramids'] }, {}] })
  play(state, 'wonder the-pyramids baths')
  expect(city(state, 0).wonders).toEqual([{ wonder: 'the-pyramids', built: true, under: 'baths' }])
  expect(
    table(state)
      .structure.filter((slot) => slot !== null)
      .map((slot) => slot.card),
  ).toEqual(['altar'])
})

test('D-11.6 the tucked card has no effect and lies neither in the city nor in the discard pile', () => {
  const state = position({
    open: ['tavern', 'altar', 'theater'],
    cities: [{ coins: 8, wonders: ['the-pyramids'] }, {}],
  })
  play(state, 'wonder the-pyramids tavern', 'build altar')
  const { buildings, chains, score } = city(state, 0)
  expect({ buildings, chains }).toEqual({ buildings: [], chains: [] })
  expect(score).toMatchObject({ commercial: 0, wonders: 9 })
  expect(table(state).discard).toEqual([])
  // No 4 coins of the Tavern, no free Lighthouse by its amphora, no coin for a yellow card.
  expect(coins(state)[0]).toBe(0)
  expect(price(state, 0, 'lighthouse')).toBe(6)
  play(state, 'discard theater')
  expect(coins(state)[0]).toBe(2)
})

test('D-11.7 the order is payment, construction, effects, the eighth Wonder, then the reveal', () => {
  const state = position({
    open: ['altar'],
    under: 1,
    cities: [
      { coins: 20, wonders: ['circus-maximus', 'the-pyramids'], built: ['the-sphinx', 'piraeus'] },
      { coins: 7, buildings: ['glassworks'], built: FOUR, progress: ['economy'] },
    ],
  })
  const construction = play(state, 'wonder circus-maximus altar')
  expect(kinds(construction)).toEqual(['wonderBuilt', 'coinsGained'])
  // 1 wood and 2 stone at 2, all to the owner of Economy; Piraeus makes the glass.
  expect(coins(state)).toEqual([14, 13])
  expect(city(state, 0).wonders.filter(({ built }) => !built)).toEqual([
    { wonder: 'the-pyramids', built: false, under: null },
  ])
  expect(kinds(play(state, 'demolish glassworks'))).toEqual(['demolished', 'pawnMoved', 'wonderBoxed', 'revealed'])
  expect(asked(state)).toBe('play 1')
})

test('D-11.8 the seventh Wonder sends the eighth to the box, whoever owned it', () => {
  const own = position({
    open: ['altar', 'theater', 'baths'],
    cities: [
      { coins: 30, wonders: ['the-colossus', 'the-pyramids'], built: ['the-sphinx', 'piraeus'] },
      { built: FOUR },
    ],
  })
  expect(only(play(own, 'wonder the-colossus altar'), 'wonderBoxed')).toEqual([
    { kind: 'wonderBoxed', seat: 0, wonder: 'the-pyramids' },
  ])
  expect(table(own).boxedWonders).toEqual(['the-pyramids'])
  play(own, 'discard theater')
  expect(legal(own)).toEqual(['build baths', 'discard baths'])
  expect(refusal(own, 'wonder the-pyramids baths')).toBe('reason.sevenWonders')

  const other = position({
    open: ['altar', 'theater'],
    cities: [
      { coins: 30, wonders: ['the-colossus'], built: ['the-sphinx', 'piraeus', 'the-statue-of-zeus'] },
      { coins: 30, wonders: ['the-pyramids'], built: ['the-great-library', 'the-hanging-gardens', 'the-mausoleum'] },
    ],
  })
  expect(only(play(other, 'wonder the-colossus altar'), 'wonderBoxed')).toEqual([
    { kind: 'wonderBoxed', seat: 1, wonder: 'the-pyramids' },
  ])
  expect(legal(other)).toEqual(['build theater', 'discard theater'])

  const sixth = position({
    open: ['altar', 'theater'],
    cities: [{ coins: 30, wonders: ['the-colossus', 'the-pyramids'], built: ['the-sphinx'] }, { built: FOUR }],
  })
  play(sixth, 'wonder the-colossus altar')
  expect(table(sixth).boxedWonders).toEqual([])
  expect(city(sixth, 0).wonders.filter(({ built }) => !built)).toHaveLength(1)
})

test('D-11.9 a Wonder in the box gives no points and counts for nothing', () => {
  const state = position({
    age: 3,
    open: ['altar', 'arena'],
    active: 1,
    cities: [
      { coins: 10, wonders: ['the-pyramids'], built: ['the-sphinx', 'piraeus', 'the-statue-of-zeus'] },
      { coins: 30, wonders: ['the-colossus'], built: ['the-great-library', 'the-hanging-gardens', 'the-mausoleum'] },
    ],
  })
  play(state, 'wonder the-colossus altar')
  // The Arena costs 6 and pays 2 for each of three Wonders.
  play(state, 'build arena')
  expect(coins(state)[0]).toBe(10 - 6 + 6)
  expect(city(state, 0).wonders.map(({ wonder }) => wonder)).not.toContain('the-pyramids')
  expect(city(state, 0).score['wonders']).toBe(6 + 2 + 3)
})

test('D-11.10 a player who has built all own Wonders cannot build another', () => {
  const state = position({ open: ['altar'], cities: [{ coins: 50, built: FOUR }, { wonders: ['the-colossus'] }] })
  expect(legal(state)).toEqual(['build altar', 'discard altar'])
  expect(refusal(state, 'wonder the-colossus altar')).toBe('reason.notYourWonder')
  expect(refusal(state, 'wonder the-mausoleum altar')).toBe('reason.wonderBuilt')
})

test('D-11.11 the extra turn of the seventh Wonder is still taken', () => {
  const state = position({
    open: ['altar', 'theater', 'baths'],
    cities: [
      { coins: 30, wonders: ['the-sphinx', 'the-pyramids'], built: ['the-colossus', 'piraeus'] },
      { built: FOUR },
    ],
  })
  expect(kinds(play(state, 'wonder the-sphinx altar'))).toEqual(['wonderBuilt', 'wonderBoxed', 'extraTurn'])
  expect(asked(state)).toBe('play 0')
  play(state, 'discard theater')
  expect(asked(state)).toBe('play 1')
})
