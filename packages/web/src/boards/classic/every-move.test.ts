import { CULTURE_EVENTS, classic, type MoveKind, TECHS, type View } from '@ecumene/classic'
import { below, LANGUAGES, seeded, translator } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { handsOf } from '../../hands/hands.ts'
import { matchOf } from '../../table/testing.ts'
import { choiceOf } from './choice.ts'
import { wondersShown } from './market-goods.ts'
import { moveBy } from './moves.ts'
import { describeOn, PASSES, squareName } from './pointing.ts'
import { sheetOf } from './sheets.ts'
import { isFinal, thingsOf } from './things.ts'
import { boardWords } from './words/words.ts'

type Made = {
  readonly move: string
  /** The things of the table at which it is made. None: it has a button. */
  readonly at: readonly string[]
  /** It is asked about once more, even where nothing else could be done. */
  readonly isFinal?: true
}

const button = (move: string, more: Partial<Made> = {}): Made => ({ move, at: [], ...more })
const onSquare = (move: string, more: Partial<Made> = {}): Made => ({ move, at: ['square:c2'], ...more })
/** The panel of the city names it, and the market shows what is made. */
const inCity = (move: string, ...made: readonly string[]): Made => ({ move, at: ['city:1', ...made] })

/** How each kind of move is made on the board. A kind that is missing here does not compile. */
const MADE: Readonly<Record<MoveKind, Made>> = {
  pass: button('pass'),
  done: button('done'),
  civilization: button('civilization rome', { isFinal: true }),
  capital: onSquare('capital c2'),
  place: onSquare('place c2'),
  found: onSquare('found c2 army'),
  relocate: onSquare('relocate c2'),
  government: button('government republic'),
  person: { move: 'person artist c2', at: ['person:artist', 'square:c2'] },
  send: onSquare('send c2 1'),
  // It is built on two scales, and in no list.
  offer: button('offer 1 trade*1 for trade*2'),
  accept: { move: 'accept 1', at: ['offer:1'] },
  decline: { move: 'decline 1', at: ['offer:1'] },
  withdraw: { move: 'withdraw 1', at: ['offer:1'] },
  handHut: button('handHut wheat'),
  handVillage: button('handVillage spy'),
  handEvent: button('handEvent sabotage'),
  muster: inCity('muster 1 army', 'figure:army'),
  train: inCity('train 1 infantry', 'unit:infantry'),
  wall: inCity('wall 1'),
  build: inCity('build 1 library', 'building:library'),
  raise: inCity('raise 1 library', 'building:library'),
  fortify: inCity('fortify 1'),
  wonder: inCity('wonder 1 colossus', 'wonder:colossus'),
  put: onSquare('put c2'),
  arts: inCity('arts 1'),
  harvest: inCity('harvest 1 wheat', 'market:wheat'),
  advance: { move: 'advance', at: ['track'] },
  // Whole ways stand in for steps: see ways.test.ts.
  march: onSquare('march c2 1a0s east'),
  go: { move: 'go east', at: ['square:d2'] },
  stop: onSquare('stop'),
  trample: button('trample', { isFinal: true }),
  field: { move: 'field infantry-2 1', at: ['card:infantry-2'] },
  enlist: button('enlist infantry'),
  heal: { move: 'heal 1', at: ['front:1'] },
  healAll: button('healAll'),
  rescue: button('rescue infantry-2'),
  loot: button('loot trade 2'),
  take: button('take wheat'),
  takeMarker: button('takeMarker hut'),
  takeTech: button('takeTech writing'),
  takeEvent: button('takeEvent ancient'),
  research: { move: 'research writing', at: ['level:1'] },
  stock: button('stock wheat'),
  use: { move: 'use writing', at: ['tech:writing'] },
  play: { move: 'play sabotage', at: ['culture:sabotage'] },
  discard: { move: 'discard sabotage', at: ['culture:sabotage'] },
  gardener: button('gardener army'),
  deck: button('deck ancient'),
  study: { move: 'study writing', at: ['level:1'] },
  spend: { move: 'spend wheat hut', at: ['resource:wheat'] },
  spendGift: { move: 'spendGift a-gift-from-afar', at: ['culture:a-gift-from-afar'] },
  coin: { move: 'coin code-of-laws', at: ['tech:code-of-laws'] },
  allow: button('allow'),
  refuse: button('refuse'),
  aim: onSquare('aim c2'),
  aimPrey: button('aimPrey army'),
  aimSeat: { move: 'aimSeat 1', at: ['player:1'] },
  aimCity: button('aimCity 1'),
  aimWonder: { move: 'aimWonder colossus', at: ['wonder:colossus'] },
  aimTech: button('aimTech writing'),
  aimUnit: button('aimUnit infantry'),
  aimFront: { move: 'aimFront 1', at: ['front:1'] },
  aimEffect: button('aimEffect 1'),
}

const KINDS = Object.entries(MADE)

/** Figures are under way on c2. */
const underWay = (): View => ({ ...(matchOf('classic').view(0) as View), marching: 18 })

describe('every kind of move', () => {
  const view = underWay()

  test.each(KINDS)('%s is made at its thing, or has a button', (kind, { move, at }) => {
    expect(moveBy(move)?.kind, move).toBe(kind)
    const { at: lit, loose } = handsOf([move], (each) => thingsOf(each, view))
    expect([...lit.keys()]).toEqual(at)
    expect(loose).toEqual(at.length === 0 ? [move] : [])
  })

  test.each(KINDS)(
    '%s is asked about once more where it cannot be taken back',
    (kind, { move, isFinal: is = false }) => {
      expect(isFinal(move, [move])).toBe(is)
      // Whoever ends a phase in which a city is idle may have missed the button that they meant.
      expect(isFinal(move, [move, 'arts 0'])).toBe(is || kind === 'done')
    },
  )

  test.each(LANGUAGES)('says what it does in %s', (language) => {
    const { say } = translator(boardWords, language, (seat) => `P${seat}`)
    for (const [kind, { move }] of KINDS) {
      const parsed = moveBy(move)
      const words =
        parsed === null ? '' : say(describeOn(moveBy(move), view) ?? classic.presentation.describe.move(parsed))
      expect(words.trim(), kind).not.toBe('')
      expect(words, kind).not.toMatch(/undefined|[{}]|move\./)
      // Codes of notation are for developers.
      if (move.includes(' ')) expect(words, kind).not.toBe(move)
    }
  })

  test.each(LANGUAGES)('to pass is said in words of the question in %s', (language) => {
    const { say } = translator(boardWords, language, (seat) => `P${seat}`)
    for (const kind of PASSES) {
      const words = describeOn(moveBy('pass'), { ...view, asked: { kind, seat: 0 } })
      expect(say(words ?? { key: 'move.pass' }), kind).not.toBe(say({ key: 'move.pass' }))
      expect(say(words ?? { key: 'move.pass' }), kind).not.toContain('move.pass')
    }
  })

  test('is drawn where a picture says more than words', () => {
    const drawn = KINDS.filter(([, { move }]) => choiceOf(moveBy(move)) !== null)
    // What is learned or used is drawn in the menu of its place; anything else that is drawn has a button.
    const placed = ['research', 'study', 'use']
    for (const [kind, { at }] of drawn) if (!placed.includes(kind)) expect(at, kind).toEqual([])
    expect(drawn.map(([kind]) => kind)).toEqual(expect.arrayContaining(['civilization', 'government', ...placed]))
  })
})

/** Does the thing lie on the table of the seat: on the map, in the market, in the hand, among the belongings? */
const liesThere = (thing: string, view: View, seat: number, movesAt: (thing: string) => readonly string[]): boolean => {
  const [is, value = ''] = thing.split(':')
  const mine = view.players[seat]
  switch (is) {
    case 'square':
      return view.squares.some(({ square }) => squareName(square) === value)
    case 'city':
      return view.accounts.some(({ seat: whose, city }) => whose === seat && city === Number(value))
    case 'tech':
      return mine?.techs.some((id) => id === value) === true
    case 'level':
      return TECHS.some(({ level }) => level === Number(value))
    case 'culture':
      return mine?.own?.hand.some((id) => id === value) === true
    case 'wonder':
      return wondersShown(view, movesAt).some(({ id }) => id === value)
    case 'person':
      return mine?.people.some((id) => id === value) === true
    case 'card': {
      const hands = view.battle?.hands ?? []
      return hands.some(({ cards }) => cards?.some(({ unit, strength }) => `${unit}-${strength}` === value) === true)
    }
    case 'front':
      return view.battle?.fronts[Number(value)] !== undefined
    case 'offer':
      return view.offers.some(({ number }) => number === Number(value))
    case 'player':
      return view.players[Number(value)] !== undefined
    default:
      // The track, and what the market and the own stock show of every kind.
      return ['track', 'building', 'unit', 'figure', 'resource', 'market'].includes(is ?? '')
  }
}

test('whatever can be done lies on the table of whoever can do it', () => {
  const match = matchOf('classic', 3, { civilizations: 'choose', rounds: 8 })
  const random = seeded('in reach')
  const missing = new Set<string>()
  for (let made = 0; made < 600 && match.outcome() === null; made++) {
    const seats = match.deciders()
    const seat = seats[below(random, seats.length)] ?? 0
    const view = match.view(seat) as View
    const legal = match.legal(seat).map(classic.notation.notate as (move: unknown) => string)
    const { at } = handsOf(legal, (move) => thingsOf(move, view))
    for (const thing of at.keys()) {
      if (!liesThere(thing, view, seat, (each) => at.get(each) ?? [])) missing.add(`${view.asked?.kind}: ${thing}`)
    }
    // Every kind of move as likely: what is rare comes too.
    const kinds = [...new Set(legal.map((move) => move.split(' ')[0]))]
    const kind = kinds[below(random, kinds.length)]
    const chosen = legal.filter((move) => move.split(' ')[0] === kind)
    match.submit(seat, chosen[below(random, chosen.length)] as string)
  }
  expect([...missing]).toEqual([])
})

test('what lies behind a tab of the phone lights that tab', () => {
  const seat = 1
  const things = new Set(KINDS.flatMap(([, { at }]) => at))
  const behind = (sheet: string | null) => [...things].filter((thing) => sheetOf(thing, seat) === sheet).sort()
  expect(behind('techs')).toEqual(['level:1', 'tech:code-of-laws', 'tech:writing'])
  expect(behind('mine')).toEqual(['person:artist', 'player:1', 'resource:wheat'])
  expect(sheetOf('player:0', seat)).toBe('rivals')
  expect(CULTURE_EVENTS.map(({ id }) => sheetOf(`culture:${id}`, seat))).toEqual(CULTURE_EVENTS.map(() => null))
})
