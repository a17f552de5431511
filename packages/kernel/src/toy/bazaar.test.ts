import { beforeEach, describe, expect, it } from 'vitest'
import { bazaar } from './bazaar.ts'
import { CONTRACTS, contractOf } from './contracts.ts'
import type { BazaarEvent } from './events.ts'
import { type BazaarState, merchantAt } from './state.ts'
import type { Good, Holdings } from './wares.ts'

let state: BazaarState

/** Plays moves in notation and returns the events of the last one. */
const play = (...moves: readonly string[]): BazaarEvent[] => {
  let events: BazaarEvent[] = []
  for (const text of moves) {
    const space = text.indexOf(' ')
    const move = bazaar.notation.parse(text.slice(space + 1))
    if (move === null) throw new Error(`no move: ${text}`)
    events = []
    bazaar.apply(state, Number(text.slice(0, space)), move, (event) => events.push(event))
  }
  return events
}

const refused = (seat: number, text: string): string | undefined => {
  const move = bazaar.notation.parse(text)
  return move === null ? 'no move' : bazaar.presentation.whyNot(state, seat, move)?.key
}

/** Gives a merchant exactly these wares, out of nowhere, so an audit would fail afterwards. */
const stock = (seat: number, wares: Partial<Holdings>): void => {
  Object.assign(merchantAt(state, seat).holdings, { ducat: 0, silk: 0, spice: 0, amber: 0, salt: 0 }, wares)
}

beforeEach(() => {
  state = bazaar.setup({ length: 'short', corner: true, offers: 2 }, 3, 'bazaar')
})

describe('the auction', () => {
  it('waits for all bids and gives the lot to the highest', () => {
    const lot = [...state.lot]
    const before = { ...merchantAt(state, 1).holdings }
    expect(play('1 bid 6').map(({ kind }) => kind)).toEqual(['bidPlaced'])
    expect(bazaar.deciders(state)).toEqual([0, 2])
    const events = play('0 bid 5', '2 bid 0')
    expect(events.map(({ kind }) => kind)).toEqual([
      'bidPlaced',
      'bidsOpened',
      'lotWon',
      'allowancePaid',
      'marketOpened',
    ])
    const expected = { ...before, ducat: 4 }
    for (const good of lot) expected[good]++
    expect(merchantAt(state, 1).holdings).toEqual(expected)
    expect([0, 2].map((seat) => merchantAt(state, seat).holdings.ducat)).toEqual([11, 11])
    expect(state.bank).toBe(15 + 6 - 2)
    expect(bazaar.proof.audit(state)).toEqual([])
  })

  it('lets chance decide between equal bids', () => {
    const winners = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      state = bazaar.setup({ length: 'short', corner: true, offers: 2 }, 3, seed)
      const drawn = play('0 bid 2', '1 bid 2', '2 bid 1').find((event) => event.kind === 'tieDrawn')
      expect(drawn).toMatchObject({ seats: [0, 1] })
      if (drawn?.kind === 'tieDrawn') winners.add(drawn.winner)
    }
    expect([...winners].sort()).toEqual([0, 1])
  })

  it('takes no more than the purse holds', () => {
    expect(refused(0, 'bid 10')).toBeUndefined()
    expect(refused(0, 'bid 11')).toBe('reason.purse')
  })
})

describe('the market', () => {
  beforeEach(() => {
    play('0 bid 1', '1 bid 0', '2 bid 0')
    stock(0, { ducat: 5, silk: 3 })
    stock(1, { ducat: 1, amber: 2 })
    stock(2, { salt: 1 })
  })

  it('exchanges what was offered when the other merchant accepts', () => {
    play('0 offer 1 2ducat,1silk for 2amber')
    expect(bazaar.deciders(state)).toEqual([1, 0])
    expect(play('1 accept').map(({ kind }) => kind)).toEqual(['traded'])
    expect(merchantAt(state, 0).holdings).toEqual({ ducat: 3, silk: 2, spice: 0, amber: 2, salt: 0 })
    expect(merchantAt(state, 1).holdings).toEqual({ ducat: 3, silk: 1, spice: 0, amber: 0, salt: 0 })
    expect(bazaar.deciders(state)).toEqual([0, 1, 2])
  })

  it.each([
    ['1 decline', 'declined'],
    ['0 withdraw', 'withdrawn'],
  ])('leaves everything as it was after %s', (answer, kind) => {
    const before = state.merchants.map(({ holdings }) => ({ ...holdings }))
    play('0 offer 1 1silk for 1amber')
    expect(play(answer)).toEqual([{ kind, from: 0, to: 1 }])
    expect(state.merchants.map(({ holdings }) => holdings)).toEqual(before)
  })

  it.each([
    ['offer 0 1silk for 1amber', 'reason.notAsked'],
    ['offer 7 1silk for 1amber', 'reason.notAsked'],
    ['offer 1 0silk for 1amber', 'reason.notAsked'],
    ['offer 1 4silk for 1amber', 'reason.youLack'],
    ['offer 1 1silk for 3amber', 'reason.partnerLacks'],
    ['offer 1 1ducat for 1ducat', 'reason.sameWare'],
    ['offer 1 1silk for 1amber', undefined],
  ])('judges %s: %s', (text, reason) => {
    expect(refused(0, text)).toBe(reason)
  })

  it('limits how many offers one can make, and allows none to those who have left', () => {
    play('0 offer 1 1silk for 1amber', '1 decline', '0 offer 2 1silk for 1salt', '0 withdraw')
    expect(refused(0, 'offer 1 1silk for 1amber')).toBe('reason.noOffersLeft')
    play('2 leave')
    expect(refused(1, 'offer 2 1amber for 1salt')).toBe('reason.partnerLeft')
    expect(refused(2, 'offer 1 1salt for 1amber')).toBe('reason.notYourTurn')
  })

  it('sells one contract a round to whoever can pay', () => {
    const next = state.contracts.at(-1)
    expect(play('0 order')).toEqual([{ kind: 'contractOrdered', seat: 0, contract: next }])
    expect(merchantAt(state, 0).holdings.ducat).toBe(3)
    expect(merchantAt(state, 0).contracts).toContain(next)
    expect(refused(0, 'order')).toBe('reason.orderedAlready')
    expect(refused(1, 'order')).toBe('reason.contractPrice')
  })

  it('closes when everybody has left, and the next lot is shown', () => {
    expect(play('0 leave', '1 leave').map(({ kind }) => kind)).toEqual(['marketLeft'])
    expect(play('2 leave').map(({ kind }) => kind)).toEqual(['marketLeft', 'roundBegan'])
    expect(state).toMatchObject({ round: 2, turn: 3, stack: [{ kind: 'auction' }] })
    expect(state.lot).toHaveLength(3)
  })
})

describe('the end', () => {
  const toLastMarket = (): void => {
    for (let round = 1; round <= 3; round++) {
      play('0 bid 0', '1 bid 0', '2 bid 0')
      if (round < 3) play('0 leave', '1 leave', '2 leave')
    }
  }
  const needing = (good: Good): number => CONTRACTS.findIndex(({ goods }) => goods[good] === 3)

  it('comes after the last round, by points from contracts, sets and ducats', () => {
    toLastMarket()
    stock(0, { ducat: 5, silk: 3 })
    stock(1, { ducat: 4, silk: 2, spice: 2, amber: 2, salt: 2 })
    stock(2, { ducat: 1 })
    merchantAt(state, 0).contracts.splice(0, 9, needing('silk'), needing('salt'))
    merchantAt(state, 1).contracts.splice(0, 9)
    merchantAt(state, 2).contracts.splice(0, 9, needing('amber'))
    const events = play('0 leave', '1 leave', '2 leave')
    expect(events.map(({ kind }) => kind)).toEqual(['marketLeft', 'contractsShown', 'contractsShown', 'contractsShown'])
    expect(bazaar.deciders(state)).toEqual([])
    expect(bazaar.outcome(state)).toEqual({
      ending: 'closing',
      winners: [0, 1],
      places: [1, 1, 3],
      scores: [
        { contracts: 6, sets: 0, ducats: 2 },
        { contracts: 0, sets: 6, ducats: 2 },
        { contracts: 0, sets: 0, ducats: 0 },
      ],
    })
    expect(bazaar.view(state, 2).merchants[0]?.contracts).toEqual([needing('silk'), needing('salt')].map(contractOf))
  })

  it('comes at once when somebody corners the market, and points do not matter', () => {
    toLastMarket()
    stock(1, { silk: 5, salt: 1 })
    stock(2, { silk: 1 })
    const events = play('2 offer 1 1silk for 1salt', '1 accept')
    expect(events.map(({ kind }) => kind).slice(0, 2)).toEqual(['traded', 'cornered'])
    expect(bazaar.outcome(state)).toEqual({ ending: 'corner', winners: [1], places: [2, 1, 2], scores: [] })
  })

  it('does not come that way where the option is off', () => {
    state = bazaar.setup({ length: 'short', corner: false, offers: 2 }, 3, 'bazaar')
    toLastMarket()
    stock(1, { silk: 5, salt: 1 })
    stock(2, { silk: 1 })
    expect(play('2 offer 1 1silk for 1salt', '1 accept').map(({ kind }) => kind)).toEqual(['traded'])
    expect(merchantAt(state, 1).holdings.silk).toBe(6)
    expect(bazaar.outcome(state)).toBeNull()
    expect(bazaar.deciders(state)).toEqual([0, 1, 2])
  })
})

describe('notation', () => {
  it.each([
    'bid 03',
    'bid -1',
    'bid',
    'offer 1 1silk,1ducat for 1salt',
    'offer 1 1silk for',
    'offer 1 1gold for 1salt',
    'leave ',
  ])('does not know %o', (text) => {
    expect(bazaar.notation.parse(text)).toBeNull()
  })

  it.each(['bid 3', 'offer 1 1ducat,2silk for 1salt', 'accept', 'decline', 'withdraw', 'order', 'leave'])(
    'reads and writes %o',
    (text) => {
      const move = bazaar.notation.parse(text)
      expect(move && bazaar.notation.notate(move)).toBe(text)
    },
  )
})
