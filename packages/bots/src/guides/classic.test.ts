import { classic, type Event, type Move, type Player, type State } from '@ecumene/classic'
import { position } from '@ecumene/classic/testing'
import { perspective, seeded } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { choices } from '../choices.ts'
import { greedyBot } from '../greedy.ts'
import { searchBot } from '../search.ts'
import { guide } from './classic.ts'

const searching = searchBot('search', { budget: { iterations: 10 } }, guide)
const BOTS = [
  ['greedy', greedyBot(guide)],
  ['search', searching],
] as const

/** Plays on with one bot in all seats until a condition holds; returns what happened, and the moves in notation. */
const playOn = (state: State, bot: (typeof BOTS)[number][1], isSo: (state: State) => boolean, most = 60) => {
  const chance = seeded('guide')
  const events: Event[] = []
  const moves: string[] = []
  for (let decisions = 0; decisions < most && !isSo(state); decisions++) {
    const [seat] = classic.deciders(state)
    if (seat === undefined) break
    const move = bot.choose(perspective(classic, state, seat), chance)
    moves.push(`${seat}: ${classic.notation.notate(move)}`)
    classic.apply(state, seat, move, (event) => events.push(event))
  }
  return { events, moves }
}

const kindsOf = (events: readonly Event[]): readonly string[] => events.map(({ kind }) => kind)
const playerAt = (state: State, seat: number): Player => state.players[seat] as Player

describe.each(BOTS)('%s', (_name, bot) => {
  test('founds its second city as soon as a scout stands where it can', () => {
    const state = position({ players: [{ scouts: ['c6'] }, {}] })
    playOn(state, bot, ({ active }) => active !== 0)
    expect(playerAt(state, 0).cities.filter((square) => square >= 0)).toHaveLength(2)
  })

  test.each(['b4', 'c4', 'd5'])('walks to a site from %s and founds its second city in the next round', (square) => {
    const state = position({ phase: 'movement', players: [{ scouts: [square] }, {}] })
    const { round } = state
    playOn(state, bot, (now) => now.round > round && now.phase !== 'start', 200)
    expect(playerAt(state, 0).cities.filter((at) => at >= 0)).toHaveLength(2)
  })

  test('leaves no city idle', () => {
    const state = position({ phase: 'cities', players: [{ cities: ['c6'], trade: 2 }, {}] })
    playOn(state, bot, ({ active }) => active !== 0)
    expect(playerAt(state, 0).acted.slice(0, 2)).toEqual([1, 1])
  })

  test('makes something for nothing where the arts are forbidden', () => {
    const map = ['mmm', 'm.m', 'mmm']
    const state = position({ phase: 'cities', map, players: [{ government: 'communism', trade: 2 }, {}] })
    playOn(state, bot, ({ active }) => active !== 0)
    expect([playerAt(state, 0).acted[0], playerAt(state, 0).trade]).toEqual([1, 2])
  })

  test('spends what is left over, but keeps the trade of the best tech within reach', () => {
    // C-25.2: the dial ends at 27, and 11 of it buy a tech of level II.
    const techs = ['writing', 'pottery'] as const
    const state = position({ phase: 'cities', players: [{ cities: ['c6'], trade: 27, techs }, {}] })
    playOn(state, bot, ({ active }) => active !== 0)
    expect(playerAt(state, 0).trade).toBeGreaterThanOrEqual(11)
  })

  test('does not give the trade of a tech for a unit', () => {
    const state = position({
      phase: 'cities',
      map: ['', '', '', ''],
      players: [{ trade: 11, techs: ['writing', 'pottery'] }, {}],
    })
    const { events } = playOn(state, bot, ({ active }) => active !== 0)
    expect(events.filter((event) => event.kind === 'cityPaid' && event.count > 0)).toEqual([])
    expect(playerAt(state, 0).trade).toBe(11)
  })

  test.each([
    ['culture', { level: 20, culture: 7, trade: 6 }, 'cities'],
    ['economic', { techs: ['democracy'], sheetCoins: 14, trade: 6 }, 'cities'],
    [
      'technology',
      {
        trade: 26,
        techs: [
          'writing',
          'pottery',
          'currency',
          'masonry',
          'philosophy',
          'chivalry',
          'construction',
          'monarchy',
          'sailing',
          'banking',
          'theology',
          'biology',
          'flight',
          'mass-media',
        ],
      },
      'research',
    ],
  ] as const)('takes a victory by %s that is there', (ending, player, phase) => {
    const state = position({ phase, players: [player, { trade: 9 }] })
    playOn(state, bot, ({ ending }) => ending !== '', 4)
    expect([state.ending, state.winners]).toEqual([ending, [0]])
  })
})

describe('offers', () => {
  const moveIn = (text: string): Move => {
    const move = classic.notation.parse(text)
    if (move === null) throw new Error(text)
    return move
  }

  /** Two of three have too much of what the other lacks. */
  const complementary = () =>
    position({
      phase: 'trade',
      players: [
        { resources: { wheat: 2 }, techs: ['currency'] },
        { resources: { incense: 2 }, techs: ['animal-husbandry'] },
        {},
      ],
    })

  test('search offers what helps both of them, and the other accepts', () => {
    const state = complementary()
    const { events, moves } = playOn(state, searching, ({ phase }) => phase !== 'trade')
    expect(moves[0]).toBe('0: offer 1 wheat*1 for incense*1')
    expect(kindsOf(events).filter((kind) => kind === 'offerMade' || kind === 'exchanged')).toEqual([
      'offerMade',
      'exchanged',
    ])
  })

  test('greedy accepts what helps it, and declines or leaves what does not', () => {
    const answered = (offer: string) => {
      const state = complementary()
      classic.apply(state, 0, moveIn(offer))
      playOn(state, greedyBot(guide), ({ phase }) => phase !== 'trade')
      return playerAt(state, 1).resources
    }
    expect(answered('offer 1 wheat*1 for incense*1')).toEqual([1, 0, 1, 0])
    expect(answered('offer 1 - for incense*1')).toEqual([0, 0, 2, 0])
  })

  test.each(BOTS)('%s says no to what does not help it before it is done', (_name, bot) => {
    const state = complementary()
    classic.apply(state, 2, moveIn('offer 1 - for incense*1'))
    const { events } = playOn(state, bot, ({ phase }) => phase !== 'trade')
    expect(events).toContainEqual({ kind: 'offerDeclined', seat: 1, partner: 2 })
  })

  test('search answers what does not help it with what would help both, and then says no', () => {
    const state = complementary()
    classic.apply(state, 0, moveIn('offer 1 - for incense*1'))
    const made: string[] = []
    for (let decisions = 0; decisions < 2; decisions++) {
      const move = searching.choose(perspective(classic, state, 1), seeded('counter'))
      made.push(classic.notation.notate(move))
      classic.apply(state, 1, move)
    }
    expect(made).toEqual(['offer 0 incense*1 for wheat*1', 'decline 1'])
    // Who gets what it lacks agrees, and nobody goes on haggling.
    const { events } = playOn(state, searching, ({ phase }) => phase !== 'trade')
    expect(kindsOf(events).filter((kind) => kind === 'offerMade' || kind === 'exchanged')).toEqual(['exchanged'])
  })

  test('nobody takes back what has been offered', () => {
    const state = complementary()
    classic.apply(state, 0, moveIn('offer 1 wheat*1 for incense*1'))
    const own = choices(perspective(classic, state, 0), seeded('own'), guide)
    expect(own.map(({ kind }) => kind)).not.toContain('withdraw')
  })

  test('there is one offer in a phase at most, however it is answered', () => {
    const state = complementary()
    const chance = seeded('refused')
    let offers = 0
    for (let decisions = 0; state.phase === 'trade' && decisions < 40; decisions++) {
      const seat = classic.deciders(state)[0] ?? 0
      const refusal = classic.legal(state, seat).find(({ kind }) => kind === 'decline')
      const move = refusal ?? searching.choose(perspective(classic, state, seat), chance)
      if (move.kind === 'offer') offers++
      classic.apply(state, seat, move)
    }
    expect([state.phase, offers]).toEqual(['cities', 1])
  })
})
