import { describe, expect, test } from 'vitest'
import type { CardId } from '../../data/cards.ts'
import type { WonderId } from '../../data/wonders.ts'
import { dawn } from '../../game.ts'
import type { State } from '../../rules/state.ts'
import { treatyLimit } from '../../rules/trade/visits.ts'
import { asked, legal, play, player, refusal, spaces } from '../../testing/play.ts'
import type { PlayerSketch, Sketch } from '../../testing/position.ts'
import { terraPlayer } from '../state.ts'
import { defence, offence, rowEndingWith, TERRA_ROW, terraPosition } from '../testing/terra-position.ts'

/** Seat 0 has the wonder under its capital. */
const having = (id: WonderId, one: PlayerSketch = {}, two: PlayerSketch = {}, rest: Partial<Sketch> = {}): State =>
  terraPosition({ wonders: { [id]: one.capital ?? 24 }, ...one }, two, rest)

/** Seat 0 builds the wonder in the last slot with more than enough of its resource. */
const building = (id: WonderId, two: PlayerSketch = {}, rest: Partial<Sketch> = {}): State => {
  const state = paying(id, {}, two, rest)
  play(state, 'build 24')
  return state
}

/** The same when all is paid and nothing but the city is asked. */
const paying = (id: WonderId, one: PlayerSketch = {}, two: PlayerSketch = {}, rest: Partial<Sketch> = {}): State => {
  const resources = { marble: 5, mercury: 5, diamonds: 5, oil: 5 }
  const state = terraPosition({ resources, ...one }, two, { tops: [id], ...rest })
  play(state, 'focus 6', `wonder ${id}`)
  while (refusal(state, 'build 24') === 'tooDear') {
    const [move] = legal(state).filter((text) => text.startsWith('resource'))
    play(state, move as string)
  }
  return state
}

const rowOf = (state: State, seat = 0): readonly (CardId | undefined)[] =>
  dawn.view(state, null).players[seat]?.row.map(({ card }) => card) ?? []

describe('culture', () => {
  test('colosseum reinforces a token next to a friendly city at the start of the turn', () => {
    const state = having('colosseum', { controls: [25, 27] })
    play(state, 'use colosseum')
    expect(refusal(state, 'reinforce 27')).toBe('notNextToCity')
    play(state, 'reinforce 25')
    expect([state.piece[25], asked(state), refusal(state, 'use colosseum')]).toEqual([2, 'turn', 'usedThisTurn'])
    expect(legal(having('colosseum', { reinforced: [25] }))).not.toContain('use colosseum')
  })

  test('taj-mahal moves a card one slot for each own wonder of its type', () => {
    const state = having('taj-mahal', { wonders: { 'taj-mahal': 24, oracle: 30, pyramids: 38 }, cities: [30, 38] })
    play(state, 'focus 2', 'advance')
    expect(player(state, 0).tech).toBe(3)
    // Industry has no wonders.
    const industry = having('taj-mahal', { row: ['pottery', ...TERRA_ROW.slice(0, 5)] })
    play(industry, 'focus 1')
    expect(industry.resolving?.slot).toBe(1)
    const none = having('taj-mahal')
    play(none, 'focus 2', 'advance')
    expect(player(none, 0).tech).toBe(1)
  })

  test('cristo-redentor replaces a rival city within 3 spaces when built', () => {
    const state = building('cristo-redentor', { cities: [26, 48] })
    expect([asked(state), spaces(state, 'convert')]).toEqual(['subvert', [26]])
    expect(refusal(state, 'convert 0')).toBe('notRivalCity')
    play(state, 'convert 26')
    expect([state.owner[26], state.piece[26], player(state, 1).cities]).toEqual([0, 3, [0, 48]])
    expect(building('cristo-redentor', { cities: [48] }).active).toBe(1)
  })
})

describe('economy', () => {
  const visitor = { caravans: [26] }

  test('kilwa-kisiwani gives one more token for reaching a city-state', () => {
    const state = having('kilwa-kisiwani', visitor, {}, { icons: { 27: 'seoul' } })
    play(state, 'focus 4', 'caravan 26', 'step 27', 'stop', 'accept')
    expect(asked(state)).toBe('distribute')
    play(state, 'token 6')
    expect(player(state, 0).trade).toEqual([0, 0, 2, 0, 0, 1])
    const rival = having('kilwa-kisiwani', { caravans: [8] })
    play(rival, 'focus 4', 'caravan 8', 'step 7', 'step 0', 'stop', 'token 1', 'token 1', 'done')
    expect([asked(rival), rival.active]).toEqual(['turn', 1])
  })

  test('ti-machu-picchu resolves the first and second slot two slots to the right', () => {
    for (const [place, tech] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 3],
    ] as const) {
      const row = TERRA_ROW.filter((card) => card !== 'astrology')
      const state = having('ti-machu-picchu', {
        row: [...row.slice(0, place - 1), 'astrology', ...row.slice(place - 1)],
      })
      play(state, `focus ${place}`, 'advance')
      expect(player(state, 0).tech).toBe(tech)
    }
  })

  test('orszaghaz conquers the city-state a caravan has reached', () => {
    const state = having('orszaghaz', visitor, {}, { icons: { 27: 'seoul' } })
    play(state, 'focus 4', 'caravan 26', 'step 27', 'stop', 'accept', 'conquer')
    const seen = dawn.view(state, null).players[0]
    expect([state.owner[27], state.piece[27], seen?.conquered, seen?.envoys]).toEqual([0, 3, ['seoul'], []])
  })
})

describe('science', () => {
  test('great-library copies a card of the visited player’s row', () => {
    const state = having('great-library', { caravans: [8] }, { row: rowEndingWith('mathematics', 'astrology') })
    play(state, 'focus 4', 'caravan 8', 'step 7', 'step 0', 'stop', 'token 1', 'token 1', 'done')
    expect(legal(state)).toEqual(['gain mathematics', 'nothing'])
    play(state, 'gain mathematics')
    expect(rowOf(state)).toContain('mathematics')
  })

  test('university-of-sankore swaps two cards after a turn that replaced one, but never science', () => {
    const state = having('university-of-sankore', { tech: 2 })
    play(state, 'focus 2', 'advance', 'gain engineering')
    expect([asked(state), refusal(state, 'swap 1 2')]).toEqual(['rearrange', 'scienceStays'])
    play(state, 'swap 3 6')
    expect([rowOf(state)[2], rowOf(state)[5], state.active]).toEqual(['pottery', 'early-empire', 1])
    const still = having('university-of-sankore')
    play(still, 'focus 2', 'advance')
    expect(still.active).toBe(1)
  })

  test('university-of-sankore may be built after the card was replaced in the same turn', () => {
    const one = {
      caravans: [8],
      cities: [38, 41, 44],
      wonders: { 'great-library': 24, 'estadio-do-maracana': 38 },
      resources: { mercury: 2 },
    }
    const tops = { tops: ['university-of-sankore'] } as const
    const state = terraPosition(one, { row: rowEndingWith('mathematics', 'astrology') }, tops)
    const visit = ['caravan 8', 'step 7', 'step 0', 'stop', 'token 1', 'token 1', 'done', 'gain mathematics']
    play(state, 'use estadio-do-maracana', ...visit)
    play(state, 'focus 6', 'wonder university-of-sankore', 'resource mercury', 'resource mercury', 'build 41')
    expect(asked(state)).toBe('rearrange')
  })

  test('potala-palace lets its owner hold four cards of a player, though each has five', () => {
    expect(treatyLimit(having('potala-palace'), 0, 1)).toBe(4)
  })

  test('N-10.23 potala-palace: a player who takes a fifth card of another says which of the four goes back for it', () => {
    const four = ['embassy', 'joint-war', 'defensive-pact', 'ti-open-borders'] as const
    const state = having('potala-palace', { caravans: [8], treaties: four.map((kind) => [1, kind]) })
    play(state, 'focus 4', 'caravan 8', 'step 7', 'step 0', 'stop', 'token 1', 'token 1')
    expect(play(state, 'treaty 1 non-aggression-pact')).toEqual([])
    expect([asked(state), legal(state)]).toEqual(['giveBack', four.map((kind) => `treaty 1 ${kind}`)])
    expect(refusal(state, 'treaty 1 non-aggression-pact')).toBe('notHeld')
    const events = play(state, 'treaty 1 defensive-pact')
    expect(events.slice(0, 2)).toEqual([
      { kind: 'treatyReturned', seat: 0, giver: 1, treaty: 'defensive-pact' },
      { kind: 'treatyTaken', seat: 0, giver: 1, treaty: 'non-aggression-pact' },
    ])
    const held = dawn.view(state, null).players[0]?.treaties.map(({ treaty }) => treaty)
    expect(held).toEqual(['embassy', 'joint-war', 'ti-open-borders', 'non-aggression-pact'])
    // The visit goes on: Embassy works for a capital.
    expect([asked(state), dawn.deciders(state)]).toEqual(['distribute', [1]])
  })

  test('ND-44 potala-palace lost, the cards of the Polish ally stay', () => {
    const held: PlayerSketch['treaties'] = [
      [0, 'embassy'],
      [0, 'joint-war'],
    ]
    const loser = (leader: 'poland' | 'japan') => {
      const state = terraPosition(
        { wonders: { 'forbidden-city': 24 } },
        { leader, controls: [25], wonders: { 'potala-palace': 25 }, treaties: held },
      )
      terraPlayer(state, 1).ally = 0
      play(state, 'use forbidden-city', 'destroy 25')
      return asked(state)
    }
    expect([loser('japan'), loser('poland')]).toEqual(['giveBack', 'turn'])
  })

  const STATION = 'amundsen-scott-research-station'

  test('amundsen-scott-research-station is built under a new city on the edge, with two tokens beside it', () => {
    const state = paying(STATION)
    expect([refusal(state, 'build 38'), refusal(state, 'build 24')]).toEqual(['notEdge', 'notEdge'])
    play(state, 'build 48')
    expect([state.piece[48], state.wonder[24] === 0, state.wonder[48] === 0]).toEqual([3, true, false])
    play(state, 'place 47', 'place 41')
    expect(state.active).toBe(1)
  })

  test('amundsen-scott-research-station needs no city without a wonder', () => {
    const state = paying(STATION, { wonders: { colossus: 24 } })
    play(state, 'build 48', 'done')
    expect([state.owner[48], state.wonder[48] === 0]).toEqual([0, false])
    const other = terraPosition({ wonders: { colossus: 24 }, resources: { marble: 5 } }, {}, { tops: ['oracle'] })
    play(other, 'focus 6')
    expect(refusal(other, 'wonder oracle')).toBe('noCityForWonder')
  })

  test('amundsen-scott-research-station goes under an own city if no other can be founded', () => {
    const state = paying(STATION, { cities: [2, 14, 16, 28, 30, 42, 44] })
    expect(refusal(state, 'build 48')).toBe('notYourCity')
    play(state, 'build 30')
    expect([state.wonder[30] === 0, state.active]).toEqual([false, 1])
  })
})

describe('military', () => {
  test('huey-teocalli adds 1 in defence for each water beside', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggwww', 'ggggggg', 'ggggggg']
    expect(defence(having('huey-teocalli', { controls: [26] }, {}, { map }), 26, 1)).toBe(3)
    expect(defence(terraPosition({ controls: [26] }, {}, { map }), 26, 1)).toBe(1)
    expect(offence(having('huey-teocalli', {}, { controls: [26] }, { map }), 26)).toBe(4)
  })

  test('ti-pentagon adds 2 to attacks', () => {
    expect(offence(having('ti-pentagon', {}, { controls: [25] }), 25)).toBe(6)
    expect(defence(having('ti-pentagon', { controls: [25] }), 25, 1)).toBe(1)
  })

  test('statue-of-liberty takes the tokens round a city that is taken', () => {
    const state = terraPosition(
      {
        cities: [38],
        wonders: { 'statue-of-liberty': 38 },
        resources: { marble: 5, mercury: 5 },
      },
      { cities: [26], controls: [27], reinforced: [20], caravans: [33] },
      { tops: ['cristo-redentor'] },
    )
    play(
      state,
      'focus 6',
      'wonder cristo-redentor',
      'resource marble',
      'resource marble',
      'resource marble',
      'build 24',
    )
    play(state, 'convert 26')
    expect([26, 27, 20].map((space) => [state.owner[space], state.piece[space]])).toEqual([
      [0, 3],
      [0, 1],
      [0, 1],
    ])
  })
})
