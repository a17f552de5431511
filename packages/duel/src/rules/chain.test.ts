import { expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import { CARD_PIECES, cardNamed, WONDER_PIECES } from '../data/pieces.ts'
import { CHAINS, type Chain } from '../data/types.ts'
import { duel } from '../game.ts'
import { legal, play, position, refusal } from '../testing/position.ts'
import { priceOf, RICH, spent } from '../testing/prices.ts'

/** Every chain: its symbol, the Building that gives it and the Building that accepts it. */
const CHAIN_PAIRS: readonly (readonly [Chain, CardId, CardId])[] = [
  ['horseshoe', 'stable', 'horse-breeders'],
  ['sword', 'garrison', 'barracks'],
  ['tower', 'palisade', 'fortifications'],
  ['target', 'archery-range', 'siege-workshop'],
  ['helmet', 'parade-ground', 'circus'],
  ['book', 'scriptorium', 'library'],
  ['gear', 'pharmacist', 'dispensary'],
  ['lyre', 'school', 'university'],
  ['lamp', 'laboratory', 'observatory'],
  ['mask', 'theater', 'statue'],
  ['column', 'statue', 'gardens'],
  ['moon', 'altar', 'temple'],
  ['sun', 'temple', 'pantheon'],
  ['drop', 'baths', 'aqueduct'],
  ['portico', 'rostrum', 'senate'],
  ['amphora', 'tavern', 'lighthouse'],
  ['barrel', 'brewery', 'arena'],
]

const GIVERS = CHAIN_PAIRS.map(([, giver]) => giver)

test('D-8.1 seventeen symbols lead from one Building to another of Age II or III', () => {
  expect(CHAIN_PAIRS.map(([chain]) => chain)).toEqual([...CHAINS])
  for (const [chain, giver, acceptor] of CHAIN_PAIRS) {
    expect(cardNamed(giver).gives).toBe(chain)
    expect(cardNamed(acceptor).accepts).toBe(chain)
    expect(cardNamed(acceptor).deck).toMatch(/^age-[23]$/)
    expect(cardNamed(giver).age).toBeLessThan(cardNamed(acceptor).age)
  }
  expect(CARD_PIECES.filter(({ gives }) => gives !== null)).toHaveLength(17)
  expect(CARD_PIECES.filter(({ accepts }) => accepts !== null)).toHaveLength(17)
})

test('D-8.2 a symbol in one’s own city makes the Building that accepts it free', () => {
  for (const [chain, giver, acceptor] of CHAIN_PAIRS) {
    const bare = position({ open: [acceptor, 'courthouse'], cities: [{ coins: 0 }, {}] })
    expect(refusal(bare, `build ${acceptor}`)).toBe('reason.tooDear')
    const state = position({ open: [acceptor, 'courthouse'], cities: [{ coins: 0, buildings: [giver] }, {}] })
    expect(legal(state)).toContain(`build ${acceptor}`)
    const [built] = play(state, `build ${acceptor}`)
    expect(built).toEqual({ kind: 'built', seat: 0, card: acceptor, price: 0, chain })
    expect(duel.view(state, null).cities[0].buildings).toContain(acceptor)
    // All the other symbols together do not help.
    const others = position({
      open: [acceptor, 'courthouse'],
      cities: [{ coins: 0, buildings: GIVERS.filter((each) => each !== giver && each !== acceptor) }, {}],
    })
    expect(refusal(others, `build ${acceptor}`)).toBe('reason.tooDear')
  }
})

test('D-8.3 free by chain means neither coins nor resources are paid', () => {
  // Barracks cost 3 coins, Aqueduct 3 stone.
  expect(priceOf('barracks')).toBe(3)
  expect(priceOf('barracks', { buildings: ['garrison'] })).toBe(0)
  const state = position({
    open: ['aqueduct', 'altar'],
    cities: [
      { coins: 9, buildings: ['baths'] },
      { coins: 9, buildings: ['quarry'], progress: ['economy'] },
    ],
  })
  play(state, 'build aqueduct')
  expect(state.cities.map(({ coins }) => coins)).toEqual([9, 9])
})

test('D-8.4 a chain symbol is not used up', () => {
  for (const [chain, giver, acceptor] of CHAIN_PAIRS) {
    const state = position({
      board: [],
      open: [acceptor, 'courthouse', 'palace'],
      cities: [{ coins: 0, buildings: [giver] }, {}],
    })
    play(state, `build ${acceptor}`)
    expect(duel.view(state, null).cities[0].chains).toContain(chain)
    play(state, 'discard courthouse')
    // If the same Building were available again, it would be free again.
    state.slots[2] = cardNamed(acceptor).number
    expect(play(state, `build ${acceptor}`)[0]).toMatchObject({ price: 0, chain })
  }
})

test('D-8.5 symbols of the opponent give nothing', () => {
  for (const [, giver, acceptor] of CHAIN_PAIRS) {
    const state = position({
      open: [acceptor, 'courthouse'],
      cities: [{ coins: 0 }, { coins: 0, buildings: [giver] }],
    })
    expect(refusal(state, `build ${acceptor}`)).toBe('reason.tooDear')
    play(state, 'discard courthouse')
    expect(refusal(state, `build ${acceptor}`)).toBeNull()
  }
})

test('D-8.6 an available chain is used', () => {
  const state = position({
    open: ['aqueduct', 'altar'],
    cities: [{ coins: RICH, buildings: ['baths', 'quarry', 'shelf-quarry'], progress: ['urbanism'] }, {}],
  })
  expect(legal(state).filter((move) => move.startsWith('build'))).toEqual(['build aqueduct', 'build altar'].sort())
  const [built] = play(state, 'build aqueduct')
  // The city could have produced all three stones; the chain earns the coins of Urbanism.
  expect(built).toMatchObject({ price: 0, chain: 'drop' })
  expect(state.cities[0].coins).toBe(RICH + 4)
})

test('D-8.7 chain symbols never apply to Wonders', () => {
  for (const { id, units } of WONDER_PIECES) {
    const withCoins = (coins: number) =>
      position({ open: ['courthouse'], cities: [{ coins, buildings: GIVERS, wonders: [id] }, {}] })
    expect(refusal(withCoins(2 * units - 1), `wonder ${id} courthouse`)).toBe('reason.tooDear')
    const [built] = play(withCoins(2 * units), `wonder ${id} courthouse`)
    expect(built).toMatchObject({ kind: 'wonderBuilt', price: 2 * units })
  }
})

test('D-8.8 a card under a Wonder or in the discard pile gives no chain symbol', () => {
  const state = position({
    open: ['tavern', 'garrison', 'barracks', 'lighthouse', 'altar', 'theater'],
    discard: ['baths'],
    cities: [{ coins: RICH, wonders: ['the-pyramids'] }, {}],
  })
  play(state, 'wonder the-pyramids tavern', 'discard garrison')
  expect(duel.view(state, null).cities[0].chains).toEqual([])
  // Lighthouse: 2 clay and 1 glass, less 1 coin for itself.
  expect(spent(state, 'build lighthouse')).toBe(5)
  play(state, 'discard altar')
  expect(spent(state, 'build barracks')).toBe(3)
})
