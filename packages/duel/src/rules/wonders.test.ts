import { expect, test } from 'vitest'
import { duel } from '../game.ts'
import { legal, openCards, play, position, refusal, type Sketch } from '../testing/position.ts'
import { asked, city, coins, kinds, only, price, table } from '../testing/reading.ts'
import type { State } from './state.ts'

/** All tokens but Law, Theology and Urbanism, which are therefore what the Great Library draws. */
const SEVEN_ON_BOARD = [
  'agriculture',
  'architecture',
  'economy',
  'masonry',
  'mathematics',
  'philosophy',
  'strategy',
] as const

/** Seat 0 has built the Mausoleum over this discard pile; the card used was the Altar. */
const mausoleum = (discard: Sketch['discard'], own: Partial<NonNullable<Sketch['cities']>[0]> = {}): State => {
  const state = position({
    open: ['altar', 'theater', 'quarry'],
    ...(discard !== undefined && { discard }),
    cities: [{ coins: 10, wonders: ['the-mausoleum'], ...own }, {}],
  })
  play(state, 'wonder the-mausoleum altar')
  return state
}

test('D-16.1 Wonders act once, but produce for good and score at the end', () => {
  const state = position({
    age: 3,
    open: ['altar', 'theater', 'quarry', 'tavern', 'baths', 'brewery'],
    cities: [{ coins: 30, wonders: ['the-appian-way', 'piraeus'] }, { coins: 7 }],
  })
  play(state, 'wonder the-appian-way altar')
  expect(coins(state)).toEqual([30 - 10 + 3, 4])
  play(state, 'wonder piraeus theater')
  expect(coins(state)).toEqual([23 - 8, 4])
  expect([price(state, 0, 'apothecary'), price(state, 0, 'workshop')]).toEqual([0, 0])
  play(state, 'build quarry')
  expect(asked(state)).toBe('play 1')
  play(state, 'discard tavern', 'build baths')
  expect(coins(state)).toEqual([15, 6])
  expect([price(state, 0, 'apothecary'), price(state, 0, 'workshop')]).toEqual([0, 0])
  play(state, 'discard brewery')
  expect(duel.outcome(state)?.scores.map((score) => score['wonders'])).toEqual([3 + 2, 0])
})

test('D-16.2 the effects of a Wonder follow in order, the extra turn last', () => {
  const order = (
    wonder: 'the-appian-way' | 'circus-maximus' | 'the-mausoleum' | 'the-great-library',
    next: string[],
  ) => {
    const state = position({
      open: ['altar'],
      under: 1,
      discard: ['theater'],
      board: SEVEN_ON_BOARD.slice(0, 6),
      cities: [{ coins: 20, wonders: [wonder], progress: ['theology'] }, { buildings: ['press'] }],
    })
    return kinds(play(state, `wonder ${wonder} altar`, ...next))
  }
  expect(order('the-appian-way', [])).toEqual(['wonderBuilt', 'coinsGained', 'coinsLost', 'revealed', 'extraTurn'])
  expect(order('circus-maximus', ['demolish press'])).toEqual([
    'wonderBuilt',
    'demolished',
    'pawnMoved',
    'revealed',
    'extraTurn',
  ])
  expect(order('the-mausoleum', ['rebuild theater'])).toEqual(['wonderBuilt', 'rebuilt', 'revealed', 'extraTurn'])
  expect(order('the-great-library', ['library strategy'])).toEqual([
    'wonderBuilt',
    'libraryDrawn',
    'progressTaken',
    'revealed',
    'extraTurn',
  ])
})

test('D-16.3 an opponent loses at most what there is, to the bank', () => {
  const after = (owned: number) => {
    const state = position({
      open: ['altar', 'theater'],
      cities: [{ coins: 10, wonders: ['the-appian-way'] }, { coins: owned }],
    })
    const events = play(state, 'wonder the-appian-way altar')
    return { coins: coins(state), lost: only(events, 'coinsLost').map((event) => event.coins) }
  }
  expect(after(9)).toEqual({ coins: [3, 6], lost: [3] })
  expect(after(2)).toEqual({ coins: [3, 0], lost: [2] })
  expect(after(0)).toEqual({ coins: [3, 0], lost: [0] })
})

test('D-16.4 Circus Maximus puts a grey card of the opponent on the discard pile', () => {
  const state = position({
    open: ['altar', 'theater'],
    cities: [
      { coins: 20, buildings: ['glass-blower'], wonders: ['circus-maximus'] },
      { buildings: ['press', 'glassworks', 'quarry', 'forum'] },
    ],
  })
  play(state, 'wonder circus-maximus altar')
  expect(asked(state)).toBe('demolish 0')
  expect(legal(state)).toEqual(['demolish glassworks', 'demolish press'])
  expect(refusal(state, 'demolish quarry')).toBe('reason.wrongColour')
  expect(refusal(state, 'demolish glass-blower')).toBe('reason.notInOpponentCity')
  expect(play(state, 'demolish press')).toContainEqual({ kind: 'demolished', seat: 0, card: 'press' })
  expect(city(state, 1).buildings).toEqual(['quarry', 'glassworks', 'forum'])
  expect(city(state, 0).buildings).toEqual(['glass-blower'])
  expect(table(state).discard).toEqual(['press'])
})

test('D-16.5 the Statue of Zeus puts a brown card of the opponent on the discard pile', () => {
  const state = position({
    open: ['altar', 'theater'],
    cities: [
      { coins: 30, buildings: ['clay-pool'], wonders: ['the-statue-of-zeus'] },
      { buildings: ['press', 'quarry', 'sawmill', 'caravansery'] },
    ],
  })
  play(state, 'wonder the-statue-of-zeus altar')
  expect(asked(state)).toBe('demolish 0')
  expect(legal(state)).toEqual(['demolish quarry', 'demolish sawmill'])
  expect(refusal(state, 'demolish press')).toBe('reason.wrongColour')
  play(state, 'demolish sawmill')
  expect(city(state, 1).buildings).toEqual(['quarry', 'press', 'caravansery'])
  expect(table(state).discard).toEqual(['sawmill'])
})

test('D-16.6 where there is a target the removal must be made', () => {
  for (const [wonder, target] of [
    ['circus-maximus', 'press'],
    ['the-statue-of-zeus', 'quarry'],
  ] as const) {
    const state = position({
      open: ['altar', 'theater'],
      cities: [{ coins: 30, wonders: [wonder] }, { buildings: ['press', 'quarry'] }],
    })
    play(state, `wonder ${wonder} altar`)
    expect(legal(state)).toEqual([`demolish ${target}`])
    expect(refusal(state, 'decline')).toBe('reason.notAsked')
    expect(refusal(state, 'discard theater')).toBe('reason.notAsked')
  }
})

test('D-16.7 without a target the removal is skipped and the Wonder is built all the same', () => {
  for (const [wonder, spared] of [
    ['circus-maximus', 'quarry'],
    ['the-statue-of-zeus', 'press'],
  ] as const) {
    const state = position({
      open: ['altar', 'theater'],
      cities: [{ coins: 30, buildings: ['glassworks', 'clay-pool'], wonders: [wonder] }, { buildings: [spared] }],
    })
    expect(kinds(play(state, `wonder ${wonder} altar`))).toEqual(['wonderBuilt', 'pawnMoved'])
    expect(city(state, 0).wonders).toEqual([{ wonder, built: true, under: 'altar' }])
    expect(city(state, 1).buildings).toEqual([spared])
    expect(state.pawn).toBe(1)
    expect(asked(state)).toBe('play 1')
  }
})

test('D-16.8 a removed card no longer produces and no longer counts', () => {
  const state = position({
    open: ['altar', 'port', 'theater'],
    cities: [
      { coins: 30, wonders: ['the-statue-of-zeus'] },
      { coins: 20, buildings: ['shelf-quarry', 'clay-pool', 'shipowners-guild'] },
    ],
  })
  expect([price(state, 0, 'walls'), price(state, 1, 'walls')]).toEqual([8, 0])
  expect(city(state, 1).score['guilds']).toBe(2)
  play(state, 'wonder the-statue-of-zeus altar', 'demolish shelf-quarry')
  expect([price(state, 0, 'walls'), price(state, 1, 'walls')]).toEqual([4, 4])
  expect(city(state, 1).score['guilds']).toBe(1)
  // The Port costs 6 and pays 2 for the one brown card left.
  play(state, 'build port')
  expect(coins(state)[1]).toBe(20 - 6 + 2)
})

test('D-16.9 a removed card can be rebuilt by the Mausoleum', () => {
  const state = position({
    open: ['altar', 'theater', 'baths', 'tavern'],
    cities: [{ coins: 40, wonders: ['the-statue-of-zeus', 'the-mausoleum'] }, { buildings: ['shelf-quarry'] }],
  })
  play(state, 'wonder the-statue-of-zeus altar', 'demolish shelf-quarry', 'build theater')
  play(state, 'wonder the-mausoleum baths')
  expect(legal(state)).toEqual(['rebuild shelf-quarry'])
  play(state, 'rebuild shelf-quarry')
  expect(city(state, 0).buildings).toEqual(['shelf-quarry'])
  expect([price(state, 0, 'walls'), price(state, 1, 'walls')]).toEqual([0, 8])
  expect(table(state).discard).toEqual([])
})

test('D-16.10 the Great Library draws 3 tokens at random from those set aside', () => {
  const board = ['agriculture', 'architecture', 'economy', 'law', 'masonry'] as const
  const box = ['mathematics', 'philosophy', 'strategy', 'theology', 'urbanism']
  const draws = new Map<string, number>()
  for (let seed = 0; seed < 200; seed++) {
    const state = position({
      seed: `library ${seed}`,
      open: ['altar', 'theater'],
      board,
      cities: [{ coins: 20, wonders: ['the-great-library'] }, {}],
    })
    expect(table(state).progressInBox).toEqual(box)
    const [drawn] = only(play(state, 'wonder the-great-library altar'), 'libraryDrawn')
    expect(new Set(drawn?.tokens).size).toBe(3)
    expect(box).toEqual(expect.arrayContaining([...(drawn?.tokens ?? [])]))
    expect(table(state).progressOnBoard).toEqual(board)
    const combination = String(drawn?.tokens)
    draws.set(combination, (draws.get(combination) ?? 0) + 1)
  }
  // Each of the ten combinations comes about 20 times in 200.
  expect(draws.size).toBe(10)
  for (const [combination, times] of draws) expect(times, combination).toBeGreaterThan(5)
})

test('what reveals chance or something hidden ends free undo: the library’s draw, cards turned up', () => {
  const state = position({ open: ['altar', 'theater'], cities: [{ coins: 20, wonders: ['the-great-library'] }, {}] })
  const events = play(state, 'wonder the-great-library altar')
  const shown = events.filter((event) => duel.proof.reveals(event)).map(({ kind }) => kind)
  expect(shown).toContain('libraryDrawn')
  expect(shown.every((kind) => ['libraryDrawn', 'revealed', 'ageBegan'].includes(kind))).toBe(true)
})

test('D-16.11 the builder takes one of the drawn tokens and resolves it', () => {
  const sketch = {
    open: ['altar', 'theater'],
    board: SEVEN_ON_BOARD,
    cities: [{ coins: 10, wonders: ['the-great-library'] }, {}],
  } as const
  const state = position(sketch)
  play(state, 'wonder the-great-library altar')
  expect(asked(state)).toBe('library 0')
  play(state, 'library urbanism')
  expect(city(state, 0).progress).toEqual(['urbanism'])
  expect(coins(state)).toEqual([6, 7])
  expect(asked(state)).toBe('play 1')

  const law = position(sketch)
  play(law, 'wonder the-great-library altar', 'library law')
  expect(city(law, 0)).toMatchObject({ progress: ['law'], symbols: ['law'] })
  expect(coins(law)).toEqual([0, 7])
})

test('D-16.12 the other two tokens return to the box and are never used again', () => {
  const state = position({
    open: ['altar', 'library', 'theater'],
    board: SEVEN_ON_BOARD,
    cities: [{ coins: 10, wonders: ['the-great-library'] }, { buildings: ['scriptorium'] }],
  })
  play(state, 'wonder the-great-library altar', 'library law')
  expect(table(state).progressInBox).toEqual(['theology', 'urbanism'])
  expect(table(state).progressOnBoard).toEqual(SEVEN_ON_BOARD)
  play(state, 'build library')
  expect(legal(state)).toEqual(['decline', ...SEVEN_ON_BOARD.map((token) => `progress ${token}`)])
  expect(refusal(state, 'progress theology')).toBe('reason.tokenNotOnBoard')
})

test('D-16.13 the drawn tokens are public', () => {
  const state = position({
    open: ['altar', 'theater'],
    board: SEVEN_ON_BOARD,
    cities: [{ coins: 10, wonders: ['the-great-library'] }, {}],
  })
  const [drawn] = only(play(state, 'wonder the-great-library altar'), 'libraryDrawn')
  const tokens = ['law', 'theology', 'urbanism']
  for (const viewer of [0, 1, null]) {
    expect(duel.view(state, viewer).libraryTokens).toEqual(tokens)
    expect(drawn === undefined ? null : duel.presentation.project(drawn, viewer)).toMatchObject({
      tokens,
      secret: false,
    })
  }
})

test('D-16.14 one of the drawn tokens must be taken', () => {
  const state = position({
    open: ['altar', 'theater'],
    board: SEVEN_ON_BOARD,
    cities: [{ coins: 10, wonders: ['the-great-library'] }, {}],
  })
  play(state, 'wonder the-great-library altar')
  expect(legal(state)).toEqual(['library law', 'library theology', 'library urbanism'])
  expect(refusal(state, 'decline')).toBe('reason.notAsked')
  expect(refusal(state, 'library economy')).toBe('reason.tokenNotDrawn')
})

test('D-16.15 the Mausoleum constructs a card of the discard pile for free', () => {
  const state = mausoleum(['palace', 'pretorium'])
  // 2 clay, 2 glass and 1 papyrus took all coins.
  expect(coins(state)).toEqual([0, 7])
  expect(asked(state)).toBe('rebuild 0')
  expect(legal(state)).toEqual(['rebuild palace', 'rebuild pretorium'])
  expect(refusal(state, 'rebuild senate')).toBe('reason.notDiscarded')
  expect(play(state, 'rebuild palace')).toContainEqual({ kind: 'rebuilt', seat: 0, card: 'palace' })
  expect(coins(state)).toEqual([0, 7])
  expect(city(state, 0).buildings).toEqual(['palace'])
  expect(table(state).discard).toEqual(['pretorium'])
  expect(asked(state)).toBe('play 1')
})

test('D-16.16 a rebuilt card has all the effects of a construction', () => {
  const production = mausoleum(['shelf-quarry'])
  play(production, 'rebuild shelf-quarry')
  expect([price(production, 0, 'walls'), price(production, 1, 'walls')]).toEqual([0, 8])

  const money = mausoleum(['tavern'])
  play(money, 'rebuild tavern')
  expect(coins(money)[0]).toBe(4)
  play(money, 'build theater', 'discard quarry')
  // 2 coins and 1 for the yellow colour
  expect(coins(money)[0]).toBe(7)

  const shields = mausoleum(['arsenal'])
  play(shields, 'rebuild arsenal')
  expect(shields.pawn).toBe(3)
  expect(coins(shields)[1]).toBe(5)

  const symbol = mausoleum(['library'], { buildings: ['scriptorium'] })
  play(symbol, 'rebuild library')
  expect(asked(symbol)).toBe('progress 0')

  const chain = mausoleum(['baths'])
  play(chain, 'rebuild baths')
  expect(price(chain, 0, 'aqueduct')).toBe(0)
  expect(city(chain, 0).score['civilian']).toBe(3)

  const guild = mausoleum(['magistrates-guild'], { buildings: ['senate', 'palace'] })
  play(guild, 'rebuild magistrates-guild')
  expect(coins(guild)[0]).toBe(2)
  expect(city(guild, 0).score['guilds']).toBe(2)
})

test('D-16.17 the Mausoleum reaches every discarded or removed card, but none taken out at set-up', () => {
  const state = duel.setup({ wonders: 'firstGame', centredPawn: 'begins', greatLibraryTokens: 'public' }, 2, 'pile')
  const discarded: string[] = []
  for (let turn = 0; turn < 7; turn++) {
    const card = openCards(state)[0] ?? ''
    play(state, `discard ${card}`)
    discarded.push(card)
  }
  expect([...table(state).discard].sort()).toEqual(discarded.sort())

  const late = position({
    age: 3,
    open: ['altar', 'theater', 'quarry', 'tavern'],
    discard: ['clay-pool', 'brewery', 'palace'],
    cities: [{ coins: 40, wonders: ['circus-maximus', 'the-mausoleum'] }, { buildings: ['press'] }],
  })
  play(late, 'wonder circus-maximus altar', 'demolish press', 'discard theater', 'wonder the-mausoleum quarry')
  expect(legal(late)).toEqual([
    'rebuild brewery',
    'rebuild clay-pool',
    'rebuild palace',
    'rebuild press',
    'rebuild theater',
  ])
})

test('D-16.18 with an empty discard pile the Mausoleum rebuilds nothing', () => {
  const state = mausoleum([])
  expect(city(state, 0).wonders).toEqual([{ wonder: 'the-mausoleum', built: true, under: 'altar' }])
  expect(city(state, 0).buildings).toEqual([])
  expect(asked(state)).toBe('play 1')
})

test('D-16.19 with a discard pile the Mausoleum must rebuild', () => {
  const state = mausoleum(['baths'])
  expect(legal(state)).toEqual(['rebuild baths'])
  expect(refusal(state, 'decline')).toBe('reason.notAsked')
  expect(refusal(state, 'discard theater')).toBe('reason.notAsked')
})

test('D-16.20 the card used for the Mausoleum is not available to it', () => {
  const state = mausoleum(['baths', 'tavern'])
  expect(city(state, 0).wonders).toEqual([{ wonder: 'the-mausoleum', built: true, under: 'altar' }])
  expect(legal(state)).toEqual(['rebuild baths', 'rebuild tavern'])
  expect(refusal(state, 'rebuild altar')).toBe('reason.notDiscarded')
})

test('D-16.21 an either-or Wonder makes one unit per payment and does not raise prices', () => {
  const state = position({
    open: ['altar', 'theater', 'quarry'],
    cities: [{ coins: 30, wonders: ['the-great-lighthouse', 'piraeus'], progress: ['theology'] }, {}],
  })
  play(state, 'wonder the-great-lighthouse altar', 'wonder piraeus theater')
  expect([price(state, 0, 'stable'), price(state, 0, 'garrison'), price(state, 0, 'baths')]).toEqual([0, 0, 0])
  expect([price(state, 0, 'apothecary'), price(state, 0, 'workshop')]).toEqual([0, 0])
  // Arena: two raw materials are left to buy; Chamber of Commerce: one papyrus; Palace: two and one.
  expect([price(state, 0, 'arena'), price(state, 0, 'chamber-of-commerce'), price(state, 0, 'palace')]).toEqual([
    4, 2, 6,
  ])
  expect([price(state, 1, 'arena'), price(state, 1, 'chamber-of-commerce'), price(state, 1, 'palace')]).toEqual([
    6, 4, 10,
  ])
})

test('D-16.22 Wonder shields move the pawn like any others, without Strategy', () => {
  const colossus = position({
    open: ['altar', 'theater'],
    pawn: 1,
    cities: [{ coins: 20, progress: ['strategy'], wonders: ['the-colossus'] }, { coins: 7 }],
  })
  play(colossus, 'wonder the-colossus altar')
  expect(colossus.pawn).toBe(3)
  expect(coins(colossus)[1]).toBe(5)
  expect(table(colossus).militaryTokens).toHaveLength(3)

  const zeus = position({
    open: ['altar', 'theater'],
    pawn: 8,
    cities: [{ coins: 20, wonders: ['the-statue-of-zeus'] }, { buildings: ['quarry'] }],
  })
  play(zeus, 'wonder the-statue-of-zeus altar')
  expect(duel.outcome(zeus)).toBeNull()
  play(zeus, 'demolish quarry')
  expect(duel.outcome(zeus)).toMatchObject({ ending: 'military', winners: [0] })
})
