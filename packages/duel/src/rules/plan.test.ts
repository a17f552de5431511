import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGE_I, AGE_II, AGE_III, type CardId, GUILDS } from '../data/cards.ts'
import { CARD_PIECES, cardNamed, WONDER_PIECES, wonderNamed } from '../data/pieces.ts'
import type { ProgressId } from '../data/progress.ts'
import { type Card, type Cost, RESOURCES, type Resource, type Wonder } from '../data/types.ts'
import { WONDERS, type WonderId } from '../data/wonders.ts'
import { duel } from '../game.ts'
import { playout, seeds } from '../testing/playout.ts'
import { legal, play, position, refusal } from '../testing/position.ts'
import { cardPrice, wonderPrice } from './construction.ts'
import { type Move, type MoveKind, moves as vocabulary } from './moves.ts'
import { type Plan, planCard, planWonder } from './plan.ts'
import type { Side, State } from './state.ts'

const CARDS: readonly Card[] = [...AGE_I, ...AGE_II, ...AGE_III, ...GUILDS]
const DATA: ReadonlyMap<string, Card | Wonder> = new Map([...CARDS, ...WONDERS].map((piece) => [piece.id, piece]))
const dataOf = (id: string): Card | Wonder => {
  const found = DATA.get(id)
  if (found === undefined) throw new Error(`there is nothing called ${id}`)
  return found
}

/** Everything a price can depend on. */
const PRODUCERS = CARDS.filter(({ effects }) =>
  effects.some(({ kind }) => kind === 'produces' || kind === 'producesOneOf' || kind === 'fixesPrice'),
).map(({ id }) => id as CardId)
const GIVERS = CARDS.filter(({ gives }) => gives !== undefined).map(({ id }) => id as CardId)
const PRODUCING_WONDERS = ['the-great-lighthouse', 'piraeus'] as const satisfies readonly WonderId[]
const DISCOUNTS = ['architecture', 'masonry'] as const satisfies readonly ProgressId[]

type Owned = {
  readonly buildings: readonly CardId[]
  readonly built: readonly WonderId[]
  readonly progress: readonly ProgressId[]
}

/** Two cities that share out all producers and discounts, each piece going to one of them or to nobody. */
const cities: fc.Arbitrary<readonly [Owned, Owned]> = fc
  .record({
    // The chain givers go more often to nobody, or most cards would be free.
    producers: fc.array(fc.constantFrom(0, 1, 2), { minLength: PRODUCERS.length, maxLength: PRODUCERS.length }),
    givers: fc.array(fc.constantFrom(0, 1, 2, 2, 2, 2), { minLength: GIVERS.length, maxLength: GIVERS.length }),
    wonders: fc.tuple(fc.constantFrom(0, 1, 2), fc.constantFrom(0, 1, 2)),
    discounts: fc.tuple(fc.constantFrom(0, 1, 2), fc.constantFrom(0, 1, 2)),
  })
  .map(({ producers, givers, wonders, discounts }) => {
    const of = (side: Side): Owned => ({
      buildings: [
        ...PRODUCERS.filter((_card, index) => producers[index] === side),
        ...GIVERS.filter((_card, index) => givers[index] === side),
      ],
      built: PRODUCING_WONDERS.filter((_wonder, index) => wonders[index] === side),
      progress: DISCOUNTS.filter((_token, index) => discounts[index] === side),
    })
    return [of(0), of(1)]
  })

type Units = { [R in Resource]: number }

const noUnits = (): Units => ({ wood: 0, clay: 0, stone: 0, glass: 0, papyrus: 0 })
const unitsOf = (cost: Cost): Units => ({
  ...noUnits(),
  ...Object.fromEntries(RESOURCES.map((r) => [r, cost[r] ?? 0])),
})

/** How many units of a resource the brown and grey cards of a city show. */
const symbolsIn = ({ buildings }: Owned, resource: Resource): number =>
  buildings
    .flatMap((id) => dataOf(id).effects)
    .flatMap((effect) => (effect.kind === 'produces' ? effect.resources : []))
    .filter((made) => made === resource).length

const fixersIn = ({ buildings }: Owned, resource: Resource): readonly CardId[] =>
  buildings.filter((id) =>
    dataOf(id).effects.some((effect) => effect.kind === 'fixesPrice' && effect.resources.includes(resource)),
  )

const choicesIn = ({ buildings, built }: Owned): readonly (readonly Resource[])[] =>
  [...buildings, ...built]
    .flatMap((id) => dataOf(id).effects)
    .flatMap((effect) => (effect.kind === 'producesOneOf' ? [effect.resources] : []))

const discountOf = ({ progress }: Owned, piece: Card | Wonder): number =>
  progress.includes('colour' in piece ? 'masonry' : 'architecture') && (!('colour' in piece) || piece.colour === 'blue')
    ? 2
    : 0

const givenBy = ({ buildings }: Owned, piece: Card | Wonder): readonly CardId[] =>
  buildings.filter((id) => {
    const giver = dataOf(id)
    return 'accepts' in piece && piece.accepts !== undefined && 'gives' in giver && giver.gives === piece.accepts
  })

/**
 * The price by trying everything: each either-or producer makes any of its resources or none, each unit of a discount
 * drops any unit or none, own production covers what it can of the rest, and what is still missing is bought.
 */
const bruteForce = (own: Owned, rival: Owned, piece: Card | Wonder): number => {
  if (givenBy(own, piece).length > 0) return 0
  const prices = noUnits()
  const made = noUnits()
  for (const resource of RESOURCES) {
    prices[resource] = fixersIn(own, resource).length > 0 ? 1 : 2 + symbolsIn(rival, resource)
    made[resource] = symbolsIn(own, resource)
  }
  const missing = unitsOf(piece.cost)
  const spend = (options: readonly (readonly Resource[])[], at: number): number => {
    const option = options[at]
    if (option === undefined) {
      return RESOURCES.reduce((sum, r) => sum + Math.max(0, missing[r] - made[r]) * prices[r], 0)
    }
    let least = spend(options, at + 1)
    for (const resource of option) {
      missing[resource]--
      least = Math.min(least, spend(options, at + 1))
      missing[resource]++
    }
    return least
  }
  const anyUnits = Array.from({ length: discountOf(own, piece) }, () => RESOURCES)
  return (piece.cost.coins ?? 0) + spend([...choicesIn(own), ...anyUnits], 0)
}

/** Checks every price of both players in `count` random positions. */
const eachPrice = (
  positions: number,
  check: (owned: readonly [Owned, Owned], side: Side, piece: Card | Wonder, state: State) => void,
): void => {
  fc.assert(
    fc.property(cities, fc.integer({ min: 0, max: 20 }), (owned, coins) => {
      const [one, two] = owned
      const state = position({
        open: ['altar'],
        cities: [
          { coins, ...one },
          { coins, ...two },
        ],
      })
      for (const side of [0, 1] as const) for (const piece of [...CARDS, ...WONDERS]) check(owned, side, piece, state)
    }),
    { numRuns: positions, seed: 7 },
  )
}

const planOf = (state: State, side: Side, piece: Card | Wonder): Plan =>
  'colour' in piece
    ? planCard(state, side, cardNamed(piece.id as CardId))
    : planWonder(state, side, wonderNamed(piece.id as WonderId))

const priceOf = (state: State, side: Side, piece: Card | Wonder): number =>
  'colour' in piece
    ? cardPrice(state, side, cardNamed(piece.id as CardId))
    : wonderPrice(state, side, wonderNamed(piece.id as WonderId))

test('no way of paying is cheaper than the price that is found, and one costs exactly that', () => {
  eachPrice(100, (owned, side, piece, state) => {
    const expected = bruteForce(owned[side], owned[side === 0 ? 1 : 0], piece)
    if (priceOf(state, side, piece) !== expected) expect(priceOf(state, side, piece), piece.id).toBe(expected)
  })
})

test('the lines of a plan add up to its price and cover the cost exactly', () => {
  eachPrice(25, (owned, side, piece, state) => {
    const plan = planOf(state, side, piece)
    const { coins } = state.cities[side]
    expect([plan.price, plan.coins]).toEqual([priceOf(state, side, piece), coins])
    expect(plan.affordable).toBe(plan.price <= coins)
    if (givenBy(owned[side], piece).length > 0) {
      expect(plan.lines.map(({ kind }) => kind)).toEqual(['chain'])
      expect(plan.price).toBe(0)
      return
    }
    let spent = 0
    const covered = noUnits()
    for (const line of plan.lines) {
      if (line.kind === 'coins') spent += line.coins
      else if (line.kind === 'bought') spent += line.units * line.each
      if (line.kind === 'chosen') covered[line.resource]++
      else if (line.kind !== 'coins' && line.kind !== 'chain') covered[line.resource] += line.units
    }
    expect(spent, piece.id).toBe(plan.price)
    expect(covered, piece.id).toEqual(unitsOf(piece.cost))
    expect(plan.lines.filter(({ kind }) => kind === 'coins')).toEqual(
      piece.cost.coins === undefined ? [] : [{ kind: 'coins', coins: piece.cost.coins }],
    )
  })
})

test('a plan uses each producer once for each unit it makes, and each discount for at most two units', () => {
  eachPrice(25, (owned, side, piece, state) => {
    const used = new Map<string, number>()
    let dropped = 0
    for (const line of planOf(state, side, piece).lines) {
      if (line.kind === 'produced' || line.kind === 'chosen') {
        const id = line.by.kind === 'card' ? line.by.card : line.by.wonder
        expect([...owned[side].buildings, ...owned[side].built]).toContain(id)
        const wanted = line.kind === 'produced' ? 'produces' : 'producesOneOf'
        const makes = dataOf(id).effects.flatMap((e) => (e.kind === wanted && 'resources' in e ? [...e.resources] : []))
        expect(makes, id).toContain(line.resource)
        used.set(id, (used.get(id) ?? 0) + (line.kind === 'produced' ? line.units : 1))
        expect(used.get(id), id).toBeLessThanOrEqual(line.kind === 'produced' ? makes.length : 1)
      }
      if (line.kind === 'dropped') {
        expect(owned[side].progress).toContain(line.by)
        expect(line.by).toBe('colour' in piece ? 'masonry' : 'architecture')
        dropped += line.units
      }
    }
    expect(dropped).toBeLessThanOrEqual(discountOf(owned[side], piece))
  })
})

test('a plan says why each unit costs what it costs', () => {
  eachPrice(25, (owned, side, piece, state) => {
    const own = owned[side]
    const rival = owned[side === 0 ? 1 : 0]
    for (const line of planOf(state, side, piece).lines) {
      if (line.kind !== 'bought') continue
      const fixers = fixersIn(own, line.resource)
      if (fixers.length > 0) {
        expect(line).toMatchObject({ each: 1, opponentSymbols: 0, fixedBy: fixers[0] })
      } else {
        const opponentSymbols = symbolsIn(rival, line.resource)
        expect(line).toMatchObject({ each: 2 + opponentSymbols, opponentSymbols, fixedBy: null })
      }
    }
  })
})

test('a chain plan names the symbol and the card that gives it', () => {
  let chains = 0
  eachPrice(25, (owned, side, piece, state) => {
    const givers = givenBy(owned[side], piece)
    const lines = planOf(state, side, piece).lines.filter((line) => line.kind === 'chain')
    expect(lines).toEqual(givers.map((by) => ({ kind: 'chain', chain: (piece as Card).accepts, by })))
    chains += lines.length
  })
  expect(chains).toBeGreaterThan(0)
})

test('every visible card and every Wonder in play can be asked about, and what is not legal has a reason', () => {
  const reasons = new Set<string>()
  const faults: string[] = []
  for (const seed of seeds(20)) {
    playout(seed, ({ before, seat }) => {
      const { asked, structure, cities: both, boxedWonders } = duel.view(before, seat)
      if (asked?.kind !== 'play') return
      const candidates = new Set(duel.presentation.candidates(before, seat))
      const allowed = new Set(duel.legal(before, seat))
      for (const move of candidates) {
        const reason = duel.presentation.whyNot(before, seat, move)
        if ((reason === null) !== allowed.has(move)) faults.push(`${move.notation}: ${reason?.key}`)
        if (reason !== null) reasons.add(reason.key)
      }
      for (const move of allowed) if (!candidates.has(move)) faults.push(`${move.notation} is no candidate`)
      const asks = [...candidates].map(({ notation }) => notation)
      const cards = structure.flatMap((slot) => slot?.card ?? [])
      const wonders = [...both.flatMap((city) => city.wonders.map(({ wonder }) => wonder)), ...boxedWonders]
      for (const start of [...cards.map((card) => `build ${card}`), ...wonders.map((wonder) => `wonder ${wonder}`)]) {
        if (!asks.some((ask) => ask.startsWith(start))) faults.push(`${start} cannot be tried`)
      }
    })
  }
  expect(faults).toEqual([])
  expect([...reasons].sort()).toEqual([
    'reason.covered',
    'reason.notYourWonder',
    'reason.sevenWonders',
    'reason.tooDear',
    'reason.wonderBuilt',
  ])
})

/** The whole refusal of a move by the player whose turn it is. */
const whyNot = (state: State, text: string) => {
  const move = vocabulary.parse(text)
  if (move === null) throw new Error(`"${text}" is no move`)
  return duel.presentation.whyNot(state, state.active, move)
}

test('a covered card is refused as covered, a hidden or absent one as not there', () => {
  const state = position({ age: 1 })
  const visible = duel.view(state, 0).structure.flatMap((slot) => (slot?.card != null && !slot.open ? [slot.card] : []))
  expect(visible).toHaveLength(6)
  for (const card of visible) {
    for (const move of [`build ${card}`, `discard ${card}`, `wonder the-pyramids ${card}`]) {
      expect(whyNot(state, move)).toEqual({ key: 'reason.covered', args: { card: { key: `card.${card}` } } })
    }
  }
  const seen = new Set<string>(duel.view(state, 0).structure.flatMap((slot) => slot?.card ?? []))
  const unseen = CARD_PIECES.filter(({ id }) => !seen.has(id))
  expect(unseen).toHaveLength(73 - 12)
  for (const { id } of unseen) expect(refusal(state, `discard ${id}`), id).toBe('reason.notInStructure')
})

test('what is too expensive is refused with its price, the coins and what is missing', () => {
  const state = position({
    open: ['palace', 'pretorium'],
    cities: [{ coins: 5, wonders: ['the-statue-of-zeus'] }, { buildings: ['glassworks'] }],
  })
  expect(whyNot(state, 'build palace')).toEqual({
    key: 'reason.tooDear',
    args: { thing: { key: 'card.palace' }, price: 12, coins: 5, short: 7 },
  })
  expect(whyNot(state, 'build pretorium')).toEqual({
    key: 'reason.tooDear',
    args: { thing: { key: 'card.pretorium' }, price: 8, coins: 5, short: 3 },
  })
  expect(whyNot(state, 'wonder the-statue-of-zeus palace')).toEqual({
    key: 'reason.tooDear',
    args: { thing: { key: 'wonder.the-statue-of-zeus' }, price: 10, coins: 5, short: 5 },
  })
  expect(legal(state)).toEqual(['discard palace', 'discard pretorium'])
})

test('a Wonder is refused as built, as boxed, as not one’s own, or because none is left', () => {
  const state = position({
    open: ['altar', 'theater', 'quarry'],
    cities: [
      { coins: 40, wonders: ['the-colossus'], built: ['the-sphinx', 'piraeus'] },
      { coins: 40, wonders: ['the-pyramids', 'the-temple-of-artemis'], built: ['the-mausoleum', 'circus-maximus'] },
    ],
  })
  const args = (wonder: WonderId) => ({ wonder: { key: `wonder.${wonder}` } })
  expect(whyNot(state, 'wonder the-sphinx altar')).toEqual({ key: 'reason.wonderBuilt', args: args('the-sphinx') })
  expect(whyNot(state, 'wonder the-mausoleum altar')).toEqual({
    key: 'reason.wonderBuilt',
    args: args('the-mausoleum'),
  })
  expect(whyNot(state, 'wonder the-pyramids altar')).toEqual({
    key: 'reason.notYourWonder',
    args: args('the-pyramids'),
  })
  expect(whyNot(state, 'wonder the-colossus altar')).toBeNull()

  const last = position({
    open: ['altar', 'theater', 'quarry'],
    cities: [
      { coins: 40, wonders: ['the-colossus'], built: ['the-sphinx', 'piraeus', 'the-appian-way'] },
      { coins: 40, wonders: ['the-pyramids'], built: ['the-mausoleum', 'circus-maximus', 'the-statue-of-zeus'] },
    ],
  })
  expect(refusal(last, 'wonder the-great-library altar')).toBe('reason.notYourWonder')
  play(last, 'wonder the-colossus altar')
  expect(whyNot(last, 'wonder the-great-library theater')).toEqual({
    key: 'reason.noWonderLeft',
    args: args('the-great-library'),
  })
  expect(whyNot(last, 'wonder the-pyramids theater')).toEqual({
    key: 'reason.sevenWonders',
    args: args('the-pyramids'),
  })
  expect(whyNot(last, 'wonder the-colossus theater')).toEqual({
    key: 'reason.wonderBuilt',
    args: args('the-colossus'),
  })
})

test('a seat that is not asked, or asked something else, is told so', () => {
  const state = position({ open: ['altar'] })
  expect(refusal(state, 'discard altar', 1)).toBe('reason.notYourTurn')
  for (const move of ['decline', 'begin 0', 'library law', 'progress law', 'rebuild altar', 'demolish quarry']) {
    expect(refusal(state, move), move).toBe('reason.notAsked')
  }
  expect(WONDER_PIECES.map(({ id }) => refusal(state, `draft ${id}`))).toEqual(
    WONDER_PIECES.map(() => 'reason.notAsked'),
  )
})

test('no question accepts the answer to another, even if it names the same piece', () => {
  const after = (wonder: WonderId, ...moves: readonly string[]): State => {
    const state = position({
      open: ['library', 'altar'],
      discard: ['baths'],
      pawn: 1,
      cities: [{ coins: 30, buildings: ['scriptorium'], wonders: [wonder] }, { buildings: ['press'] }],
    })
    play(state, ...moves)
    return state
  }
  const questions: readonly (readonly [readonly MoveKind[], State])[] = [
    [['draft'], duel.setup({ wonders: 'draft', centredPawn: 'begins', greatLibraryTokens: 'public' }, 2, 'asked')],
    [['build', 'discard', 'wonder'], after('the-sphinx')],
    [['progress', 'decline'], after('the-sphinx', 'build library')],
    [['library'], after('the-great-library', 'wonder the-great-library altar')],
    [['rebuild'], after('the-mausoleum', 'wonder the-mausoleum altar')],
    [['demolish'], after('circus-maximus', 'wonder circus-maximus altar')],
    [['begin'], after('the-sphinx', 'discard library', 'discard altar')],
  ]
  for (const [answers, state] of questions) {
    const [seat = 0] = duel.deciders(state)
    const moves = duel.legal(state, seat)
    expect(new Set(moves.map(({ kind }) => kind))).toEqual(new Set(answers))
    for (const kind of questions.flatMap(([kinds]) => kinds).filter((other) => !answers.includes(other))) {
      for (const move of moves) {
        expect(duel.presentation.whyNot(state, seat, { ...move, kind } as Move), `${kind} for ${answers}`).toEqual({
          key: 'reason.notAsked',
        })
      }
    }
  }
})

test('a move with a number that no piece has is refused before anything is touched', () => {
  const pair = position({
    open: ['library', 'altar'],
    board: ['agriculture'],
    cities: [{ buildings: ['scriptorium'] }, {}],
  })
  play(pair, 'build library')
  const library = position({ open: ['altar', 'theater'], cities: [{ coins: 20, wonders: ['the-great-library'] }, {}] })
  play(library, 'wonder the-great-library altar')
  for (const [state, text] of [
    [pair, 'progress agriculture'],
    [library, legal(library)[0] ?? ''],
  ] as const) {
    const move = vocabulary.parse(text)
    if (move === null) throw new Error(`"${text}" is no move`)
    const before = duel.clone(state)
    for (const token of [0.5, 32, 1_000_000_000, -1]) {
      const forged = { ...move, token }
      expect(duel.presentation.whyNot(state, 0, forged)).toEqual({ key: 'reason.notAsked' })
      expect(() => duel.apply(state, 0, forged)).toThrow()
      expect(state).toEqual(before)
    }
  }
})
