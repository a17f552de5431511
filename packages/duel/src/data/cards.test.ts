import { expect, test } from 'vitest'
import { duel } from '../game.ts'
import { plansFor } from '../plans.ts'
import { type CitySketch, play, position, refusal } from '../testing/position.ts'
import { RICH, spent } from '../testing/prices.ts'
import type { CardId } from './cards.ts'
import { CARD_PIECES, type CardPiece, cardNamed } from './pieces.ts'
import { type Colour, type Effect, RESOURCES, type Resource } from './types.ts'

/*
 * Every card, copied from the printed card list and not from `cards.ts`. The effects read: what is produced, symbol,
 * points, shields, coins; `coinsPer 3 grey` is 3 coins for each grey card; `guild 1 2 wonder` is 1 coin at once and 2
 * points at the end for each Wonder in the city with most of them.
 *
 * id | deck | colour | cost | gives | accepts | effects
 */
const TABLE = `
lumber-yard         | age-1 | brown  | -                                   | -         | -         | produces wood
logging-camp        | age-1 | brown  | 1 coin                              | -         | -         | produces wood
clay-pool           | age-1 | brown  | -                                   | -         | -         | produces clay
clay-pit            | age-1 | brown  | 1 coin                              | -         | -         | produces clay
quarry              | age-1 | brown  | -                                   | -         | -         | produces stone
stone-pit           | age-1 | brown  | 1 coin                              | -         | -         | produces stone
glassworks          | age-1 | grey   | 1 coin                              | -         | -         | produces glass
press               | age-1 | grey   | 1 coin                              | -         | -         | produces papyrus
guard-tower         | age-1 | red    | -                                   | -         | -         | shields 1
workshop            | age-1 | green  | 1 papyrus                           | -         | -         | symbol pendulum; points 1
apothecary          | age-1 | green  | 1 glass                             | -         | -         | symbol wheel; points 1
stone-reserve       | age-1 | yellow | 3 coins                             | -         | -         | fixesPrice stone
clay-reserve        | age-1 | yellow | 3 coins                             | -         | -         | fixesPrice clay
wood-reserve        | age-1 | yellow | 3 coins                             | -         | -         | fixesPrice wood
stable              | age-1 | red    | 1 wood                              | horseshoe | -         | shields 1
garrison            | age-1 | red    | 1 clay                              | sword     | -         | shields 1
palisade            | age-1 | red    | 2 coins                             | tower     | -         | shields 1
scriptorium         | age-1 | green  | 2 coins                             | book      | -         | symbol quill
pharmacist          | age-1 | green  | 2 coins                             | gear      | -         | symbol mortar
theater             | age-1 | blue   | -                                   | mask      | -         | points 3
altar               | age-1 | blue   | -                                   | moon      | -         | points 3
baths               | age-1 | blue   | 1 stone                             | drop      | -         | points 3
tavern              | age-1 | yellow | -                                   | amphora   | -         | coins 4
sawmill             | age-2 | brown  | 2 coins                             | -         | -         | produces wood wood
brickyard           | age-2 | brown  | 2 coins                             | -         | -         | produces clay clay
shelf-quarry        | age-2 | brown  | 2 coins                             | -         | -         | produces stone stone
glass-blower        | age-2 | grey   | -                                   | -         | -         | produces glass
drying-room         | age-2 | grey   | -                                   | -         | -         | produces papyrus
walls               | age-2 | red    | 2 stone                             | -         | -         | shields 2
forum               | age-2 | yellow | 3 coins, 1 clay                     | -         | -         | producesOneOf glass papyrus
caravansery         | age-2 | yellow | 2 coins, 1 glass, 1 papyrus         | -         | -         | producesOneOf wood clay stone
customs-house       | age-2 | yellow | 4 coins                             | -         | -         | fixesPrice glass papyrus
courthouse          | age-2 | blue   | 2 wood, 1 glass                     | -         | -         | points 5
horse-breeders      | age-2 | red    | 1 wood, 1 clay                      | -         | horseshoe | shields 1
barracks            | age-2 | red    | 3 coins                             | -         | sword     | shields 1
archery-range       | age-2 | red    | 1 wood, 1 stone, 1 papyrus          | target    | -         | shields 2
parade-ground       | age-2 | red    | 2 clay, 1 glass                     | helmet    | -         | shields 2
library             | age-2 | green  | 1 wood, 1 stone, 1 glass            | -         | book      | symbol quill; points 2
dispensary          | age-2 | green  | 2 clay, 1 stone                     | -         | gear      | symbol mortar; points 2
school              | age-2 | green  | 1 wood, 2 papyrus                   | lyre      | -         | symbol wheel; points 1
laboratory          | age-2 | green  | 1 wood, 2 glass                     | lamp      | -         | symbol pendulum; points 1
statue              | age-2 | blue   | 2 clay                              | column    | mask      | points 4
temple              | age-2 | blue   | 1 wood, 1 papyrus                   | sun       | moon      | points 4
aqueduct            | age-2 | blue   | 3 stone                             | -         | drop      | points 5
rostrum             | age-2 | blue   | 1 wood, 1 stone                     | portico   | -         | points 4
brewery             | age-2 | yellow | -                                   | barrel    | -         | coins 6
arsenal             | age-3 | red    | 2 wood, 3 clay                      | -         | -         | shields 3
pretorium           | age-3 | red    | 8 coins                             | -         | -         | shields 3
academy             | age-3 | green  | 1 wood, 1 stone, 2 glass            | -         | -         | symbol sundial; points 3
study               | age-3 | green  | 2 wood, 1 glass, 1 papyrus          | -         | -         | symbol sundial; points 3
chamber-of-commerce | age-3 | yellow | 2 papyrus                           | -         | -         | points 3; coinsPer 3 grey
port                | age-3 | yellow | 1 wood, 1 glass, 1 papyrus          | -         | -         | points 3; coinsPer 2 brown
armory              | age-3 | yellow | 2 stone, 1 glass                    | -         | -         | points 3; coinsPer 1 red
palace              | age-3 | blue   | 1 wood, 1 clay, 1 stone, 2 glass    | -         | -         | points 7
town-hall           | age-3 | blue   | 2 wood, 3 stone                     | -         | -         | points 7
obelisk             | age-3 | blue   | 2 stone, 1 glass                    | -         | -         | points 5
fortifications      | age-3 | red    | 1 clay, 2 stone, 1 papyrus          | -         | tower     | shields 2
siege-workshop      | age-3 | red    | 3 wood, 1 glass                     | -         | target    | shields 2
circus              | age-3 | red    | 2 clay, 2 stone                     | -         | helmet    | shields 2
university          | age-3 | green  | 1 clay, 1 glass, 1 papyrus          | -         | lyre      | symbol armillary-sphere; points 2
observatory         | age-3 | green  | 1 stone, 2 papyrus                  | -         | lamp      | symbol armillary-sphere; points 2
gardens             | age-3 | blue   | 2 wood, 2 clay                      | -         | column    | points 6
pantheon            | age-3 | blue   | 1 wood, 1 clay, 2 papyrus           | -         | sun       | points 6
senate              | age-3 | blue   | 2 clay, 1 stone, 1 papyrus          | -         | portico   | points 5
lighthouse          | age-3 | yellow | 2 clay, 1 glass                     | -         | amphora   | points 3; coinsPer 1 yellow
arena               | age-3 | yellow | 1 wood, 1 clay, 1 stone             | -         | barrel    | points 3; coinsPer 2 wonder
merchants-guild     | guild | purple | 1 wood, 1 clay, 1 glass, 1 papyrus  | -         | -         | guild 1 1 yellow
shipowners-guild    | guild | purple | 1 clay, 1 stone, 1 glass, 1 papyrus | -         | -         | guild 1 1 brown grey
builders-guild      | guild | purple | 1 wood, 1 clay, 2 stone, 1 glass    | -         | -         | guild 0 2 wonder
magistrates-guild   | guild | purple | 2 wood, 1 clay, 1 papyrus           | -         | -         | guild 1 1 blue
scientists-guild    | guild | purple | 2 wood, 2 clay                      | -         | -         | guild 1 1 green
moneylenders-guild  | guild | purple | 2 wood, 2 stone                     | -         | -         | guild 0 1 threeCoins
tacticians-guild    | guild | purple | 1 clay, 2 stone, 1 papyrus          | -         | -         | guild 1 1 red
`

type Units = { readonly [R in Resource]: number }

type Row = {
  readonly id: CardId
  readonly deck: string
  readonly colour: Colour
  readonly costs: string
  readonly coins: number
  readonly units: Units
  readonly gives: string | null
  readonly accepts: string | null
  readonly does: string
  /** The words after the name of an effect, or none. */
  readonly effect: (kind: Effect['kind']) => readonly string[]
}

const unitsOf = (count: (resource: Resource) => number): Units => ({
  wood: count('wood'),
  clay: count('clay'),
  stone: count('stone'),
  glass: count('glass'),
  papyrus: count('papyrus'),
})

const CARDS: readonly Row[] = TABLE.trim()
  .split('\n')
  .map((line): Row => {
    const [id = '', deck = '', colour = '', cost = '', gives = '', accepts = '', does = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    const amount = (of: string) => Number(new RegExp(`(\\d+) ${of}`).exec(cost)?.[1] ?? 0)
    const effects = does.split('; ').map((effect) => effect.split(' '))
    return {
      id: id as CardId,
      deck,
      colour: colour as Colour,
      costs: cost === '-' ? 'nothing' : cost,
      coins: amount('coin'),
      units: unitsOf(amount),
      gives: gives === '-' ? null : gives,
      accepts: accepts === '-' ? null : accepts,
      does,
      effect: (kind) => effects.find(([name]) => name === kind)?.slice(1) ?? [],
    }
  })

/** Coins at once and points at the end of the cards that count something, in the two cities below. */
const COUNTED: { readonly [C in CardId]?: { readonly coins: number; readonly guild: number } } = {
  'chamber-of-commerce': { coins: 6, guild: 0 },
  port: { coins: 6, guild: 0 },
  armory: { coins: 1, guild: 0 },
  lighthouse: { coins: 3, guild: 0 },
  arena: { coins: 4, guild: 0 },
  'merchants-guild': { coins: 2, guild: 2 },
  'shipowners-guild': { coins: 5, guild: 5 },
  'builders-guild': { coins: 0, guild: 6 },
  'magistrates-guild': { coins: 2, guild: 2 },
  'scientists-guild': { coins: 2, guild: 2 },
  'moneylenders-guild': { coins: 0, guild: 40 },
  'tacticians-guild': { coins: 3, guild: 3 },
}

/** 3 brown, 2 grey, 2 blue, 2 yellow, 1 red, 2 Wonders. */
const OWN: CitySketch = {
  coins: 100,
  buildings: [
    ...(['lumber-yard', 'clay-pool', 'quarry', 'glassworks', 'press'] as const),
    ...(['theater', 'altar', 'tavern', 'brewery', 'guard-tower'] as const),
  ],
  built: ['the-pyramids', 'the-sphinx'],
}

/** 1 brown, 1 grey, 1 blue, 1 yellow, 3 red, 2 green, 3 Wonders, 40 sets of 3 coins. */
const RIVAL: CitySketch = {
  coins: 121,
  buildings: [
    ...(['sawmill', 'drying-room', 'baths', 'stone-reserve'] as const),
    ...(['palisade', 'walls', 'stable', 'workshop', 'apothecary'] as const),
  ],
  built: ['the-colossus', 'the-mausoleum', 'the-appian-way'],
}

const without = (city: CitySketch, id: CardId): CitySketch => ({
  ...city,
  buildings: (city.buildings ?? []).filter((each) => each !== id),
})

const furnished = (id: CardId, open: readonly CardId[]) =>
  position({ age: 3, pawn: -3, open, cities: [without(OWN, id), without(RIVAL, id)] })

/** A card to keep the Age going. */
const fillerFor = (id: CardId): CardId => (id === 'courthouse' ? 'obelisk' : 'courthouse')

const number = (row: Row, kind: Effect['kind']): number => Number(row.effect(kind)[0] ?? 0)

const coinsAtOnce = (row: Row): number => COUNTED[row.id]?.coins ?? number(row, 'coins')

test('the table has all 73 cards and no others', () => {
  expect(CARDS.map(({ id }) => id)).toEqual(CARD_PIECES.map(({ id }) => id))
  expect(CARDS).toHaveLength(73)
})

for (const row of CARDS) {
  test(`card ${row.id}: costs ${row.costs}; ${row.does}`, () => {
    hasItsFace(row)
    costsWhatItSays(row)
    isFreeByItsChain(row)
    actsOnTheCity(row)
    changesLaterPrices(row)
    formsPairs(row)
    scoresAtTheEnd(row)
  })
}

const hasItsFace = (row: Row): void => {
  const piece = cardNamed(row.id)
  const { deck, colour, coinCost, gives, accepts } = piece
  expect({ deck, colour, coins: coinCost, gives, accepts, units: unitsOf((resource) => piece[resource]) }).toEqual({
    deck: row.deck,
    colour: row.colour,
    coins: row.coins,
    gives: row.gives,
    accepts: row.accepts,
    units: row.units,
  })
  expect(effectsOf(piece)).toEqual(row.does.split('; ').sort())
}

const effectsOf = ({ effects }: CardPiece): readonly string[] =>
  effects
    .map((effect) => {
      switch (effect.kind) {
        case 'produces':
        case 'producesOneOf':
        case 'fixesPrice':
          return [effect.kind, ...effect.resources]
        case 'symbol':
          return [effect.kind, effect.symbol]
        case 'points':
        case 'shields':
        case 'coins':
          return [effect.kind, effect.count]
        case 'coinsPer':
          return [effect.kind, effect.count, ...effect.counted]
        case 'guild':
          return [effect.kind, effect.coins, effect.points, ...effect.counted]
        default:
          return [`no card has ${effect.kind}`]
      }
    })
    .map((words) => words.join(' '))
    .sort()

/** Each resource has a different price here, so that no unit can pass for another. */
const costsWhatItSays = ({ id, coins, units }: Row): void => {
  const rival = without(
    {
      buildings: [
        ...(['lumber-yard', 'logging-camp', 'sawmill', 'clay-pool', 'brickyard', 'shelf-quarry'] as const),
        'glassworks',
      ],
    },
    id,
  )
  const { wood, clay, stone, glass, papyrus } = units
  const price = coins + 6 * wood + 5 * clay + 4 * stone + 3 * glass + 2 * papyrus
  const withCoins = (owned: number) => position({ open: [id, fillerFor(id)], cities: [{ coins: owned }, rival] })
  if (price > 0) expect(refusal(withCoins(price - 1), `build ${id}`)).toBe('reason.tooDear')
  expect(refusal(withCoins(price), `build ${id}`)).toBeNull()
  expect(play(withCoins(price), `build ${id}`)[0]).toEqual({ kind: 'built', seat: 0, card: id, price, chain: null })
}

const isFreeByItsChain = ({ id, accepts }: Row): void => {
  if (accepts === null) return
  const [giver] = CARDS.filter(({ gives }) => gives === accepts)
  expect(giver).toBeDefined()
  if (giver === undefined) return
  const broke = (buildings: readonly CardId[]) =>
    position({ open: [id, fillerFor(id)], cities: [{ coins: 0, buildings }, {}] })
  expect(refusal(broke([]), `build ${id}`)).toBe('reason.tooDear')
  expect(play(broke([giver.id]), `build ${id}`)[0]).toMatchObject({ price: 0, chain: accepts })
}

/** Builds the card and compares everything visible before and after. */
const actsOnTheCity = (row: Row): void => {
  const { id, colour, gives } = row
  const state = furnished(id, [id, fillerFor(id)])
  const before = duel.view(state, null)
  const count = state.cities[0][colour]
  const price = plansFor(duel.view(state, 0), 0).cards[id]?.price ?? Number.NaN
  play(state, `build ${id}`)
  const after = duel.view(state, null)
  const [city, rival] = after.cities
  const [cityBefore, rivalBefore] = before.cities
  expect(city.coins).toBe(cityBefore.coins - price + coinsAtOnce(row))
  expect(city.buildings.toSorted()).toEqual([...cityBefore.buildings, id].toSorted())
  expect(city.symbols).toEqual(row.effect('symbol'))
  expect(city.chains.toSorted()).toEqual([...cityBefore.chains, ...(gives === null ? [] : [gives])].toSorted())
  expect([city.wonders, city.progress]).toEqual([cityBefore.wonders, cityBefore.progress])
  expect(state.cities[0][colour]).toBe(count + 1)
  expect({ ...rival, score: null }).toEqual({ ...rivalBefore, score: null })
  expect(after.pawn).toBe(-3 + number(row, 'shields'))
  expect(after.militaryTokens).toEqual(before.militaryTokens)
  expect(after.discard).toEqual([])
  expect(after.asked).toEqual({ kind: 'play', seat: 1 })
  expect(duel.proof.audit(state).filter((problem) => problem.startsWith('city'))).toEqual([])
}

/** Cards that together cost two or three units of every resource. */
const PROBES: readonly { readonly id: CardId; readonly units: Units }[] = [
  { id: 'town-hall', units: { wood: 2, clay: 0, stone: 3, glass: 0, papyrus: 0 } },
  { id: 'arsenal', units: { wood: 2, clay: 3, stone: 0, glass: 0, papyrus: 0 } },
  { id: 'academy', units: { wood: 1, clay: 0, stone: 1, glass: 2, papyrus: 0 } },
  { id: 'school', units: { wood: 1, clay: 0, stone: 0, glass: 0, papyrus: 2 } },
]

/** What the builder and the opponent pay for something else afterwards. */
const changesLaterPrices = (row: Row): void => {
  const { id } = row
  const made = unitsOf((resource) => row.effect('produces').filter((each) => each === resource).length)
  for (const probe of PROBES) {
    if (probe.id === id) continue
    const state = position({
      open: [id, fillerFor(id), probe.id],
      cities: [{ coins: RICH }, { coins: RICH }],
    })
    play(state, `build ${id}`)
    const rivalPrice = RESOURCES.reduce((sum, each) => sum + probe.units[each] * (2 + made[each]), 0)
    expect(spent(duel.clone(state), `build ${probe.id}`)).toBe(rivalPrice)
    play(state, `discard ${fillerFor(id)}`)
    const bought = RESOURCES.reduce((sum, each) => {
      const price = row.effect('fixesPrice').includes(each) ? 1 : 2
      return sum + price * Math.max(0, probe.units[each] - made[each])
    }, 0)
    const isChosen = row.effect('producesOneOf').some((each) => probe.units[each as Resource] > 0)
    expect(spent(state, `build ${probe.id}`)).toBe(bought - (isChosen ? 2 : 0))
  }
}

/** A second card of the same symbol makes a pair; five others make six different ones. */
const formsPairs = (row: Row): void => {
  const [symbol] = row.effect('symbol')
  if (symbol === undefined) return
  const green = CARDS.filter(({ colour }) => colour === 'green')
  const withCards = (cards: readonly Row[]) =>
    position({
      open: [row.id, fillerFor(row.id)],
      cities: [{ coins: RICH, buildings: cards.map(({ id }) => id) }, {}],
    })
  const twins = green.filter(({ id, effect }) => id !== row.id && effect('symbol')[0] === symbol)
  expect(twins).toHaveLength(1)
  const pair = withCards(twins)
  const told = play(pair, `build ${row.id}`)
  expect(told).toContainEqual({ kind: 'pairFormed', seat: 0, symbol })
  expect(duel.view(pair, null).asked).toEqual({ kind: 'progress', seat: 0 })
  const others = green.filter(
    ({ effect }, place) =>
      effect('symbol')[0] !== symbol &&
      green.findIndex((each) => each.effect('symbol')[0] === effect('symbol')[0]) === place,
  )
  expect(others).toHaveLength(5)
  const sixth = withCards(others)
  play(sixth, `build ${row.id}`)
  expect(duel.outcome(sixth)).toMatchObject({ ending: 'scientific', winners: [0] })
}

/** Builds the card as the last of Age III and reads the score sheets. */
const scoresAtTheEnd = (row: Row): void => {
  const state = furnished(row.id, [row.id])
  const price = plansFor(duel.view(state, 0), 0).cards[row.id]?.price ?? Number.NaN
  play(state, `build ${row.id}`)
  const scores = duel.outcome(state)?.scores
  const printed = (colour: Colour) => (row.colour === colour ? number(row, 'points') : 0)
  const ownBlue = ['theater', 'altar'].filter((id) => id !== row.id).length
  expect(scores?.[0]).toEqual({
    military: 0,
    civilian: 3 * ownBlue + printed('blue'),
    scientific: printed('green'),
    commercial: printed('yellow'),
    guilds: COUNTED[row.id]?.guild ?? 0,
    wonders: 15,
    progress: 0,
    treasury: Math.floor((100 - price + coinsAtOnce(row)) / 3),
  })
  // From 3 spaces in the opponent's favour each shield takes one away.
  expect(scores?.[1]?.['military']).toBe([5, 2, 2, 0][number(row, 'shields')])
}
