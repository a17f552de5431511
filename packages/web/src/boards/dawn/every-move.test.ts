import { dawn, type FrameKind, type MoveKind, RESOURCES, type View } from '@ecumene/dawn'
import { below, LANGUAGES, seeded, translator } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { handsOf } from '../../hands/hands.ts'
import { matchOf } from '../../table/testing.ts'
import { choiceOf } from './choice.ts'
import { deedsOf } from './deeds.ts'
import { moveBy } from './moves.ts'
import { outlooksOf } from './outlooks.ts'
import { isFinal, thingsOf } from './things.ts'
import { boardWords } from './words/words.ts'

type Made = {
  readonly move: string
  /** The things of the table at which it is made. None: it has a button. */
  readonly at: readonly string[]
  readonly asked?: FrameKind
  readonly spent?: number
  /** It is asked about once more. */
  readonly isFinal?: true
}

const button = (move: string, more: Partial<Made> = {}): Made => ({ move, at: [], ...more })
const onSpace = (kind: MoveKind, more: Partial<Made> = {}): Made => ({ move: `${kind} 7`, at: ['space:7'], ...more })
/** Notation counts the places of a row from 1, the table from 0. */
const inRow = (kind: MoveKind): Made => ({ move: `${kind} 3`, at: ['slot:2'] })

/** How each kind of move of both boxes is made on the board. A kind that is missing here does not compile. */
const MADE: Readonly<Record<MoveKind, Made>> = {
  done: button('done'),
  nothing: button('nothing'),
  spend: { move: 'spend', at: ['trade:2'], spent: 2 },
  advance: button('advance'),
  stop: button('stop'),
  again: button('again'),
  store: button('store'),
  conquer: button('conquer'),
  liberate: button('liberate'),
  accept: button('accept'),
  place: onSpace('place'),
  remove: onSpace('remove'),
  reinforce: onSpace('reinforce'),
  attack: onSpace('attack', { isFinal: true }),
  city: onSpace('city'),
  build: onSpace('build'),
  step: onSpace('step'),
  depart: onSpace('depart'),
  caravan: onSpace('caravan'),
  dismiss: onSpace('dismiss'),
  nuke: onSpace('nuke', { isFinal: true }),
  destroy: onSpace('destroy'),
  convert: onSpace('convert'),
  name: onSpace('name'),
  yield: onSpace('yield'),
  focus: inRow('focus'),
  card: inRow('card'),
  token: inRow('token'),
  discard: inRow('discard'),
  // The row that is looted is somebody else's.
  loot: button('loot 3'),
  upgrade: inRow('upgrade'),
  keep: inRow('keep'),
  swap: { move: 'swap 1 4', at: ['slot:0', 'slot:3'] },
  gain: button('gain currency'),
  replace: { move: 'replace capitalism 1', at: ['slot:0'] },
  wonder: { move: 'wonder petra', at: ['wonder:petra'] },
  resource: { move: 'resource marble', at: ['resource:0'], asked: 'pay' },
  exchange: button('exchange marble oil'),
  natural: { move: 'natural torres-del-paine', at: ['natural:torres-del-paine'] },
  use: button('use colosseum'),
  leader: button('leader america'),
  colour: button('colour red'),
  direction: button('direction 2'),
  tile: button('tile 3'),
  lay: { move: 'lay B3 4 -2', at: ['anchor:4,-2'], isFinal: true },
  treaty: button('treaty 1 open-borders'),
  renegotiate: button('renegotiate 3 open-borders'),
  barbarian: button('barbarian C'),
  march: button('march C 2'),
  shift: onSpace('shift', { move: 'shift 7 5' }),
  explore: button('explore', { isFinal: true }),
  district: onSpace('district', { move: 'district 7 campus' }),
  activate: button('activate campus'),
  option: button('option 1'),
  ambush: onSpace('ambush', { move: 'ambush 7 1' }),
  army: onSpace('army'),
  deploy: onSpace('deploy'),
  disband: onSpace('disband'),
  assault: button('assault', { isFinal: true }),
  strikeArmy: button('strikeArmy 1', { isFinal: true }),
  strikeCaravan: button('strikeCaravan 1', { isFinal: true }),
  raze: button('raze'),
  reroll: button('reroll', { isFinal: true }),
  rerollResource: { move: 'rerollResource marble', at: ['resource:0'], isFinal: true },
  rerollNatural: { move: 'rerollNatural 0', at: ['natural:torres-del-paine'], isFinal: true },
  origin: onSpace('origin'),
  look: button('look', { isFinal: true }),
  flood: button('flood'),
  chart: button('chart 3'),
  shelve: button('shelve 3 top'),
  give: button('give 1'),
  recall: button('recall army'),
}

const KINDS = Object.entries(MADE)

describe('every kind of move', () => {
  test.each(KINDS)('%s is made at its thing, or has a button', (kind, { move, at, asked = null, spent = null }) => {
    const parsed = moveBy(move)
    expect(parsed?.kind, move).toBe(kind)
    const { at: lit, loose } = handsOf([move], (each) => thingsOf(each, asked, spent))
    expect([...lit.keys()]).toEqual(at)
    expect(loose).toEqual(at.length === 0 ? [move] : [])
  })

  test.each(KINDS)(
    '%s is asked about once more where it cannot be taken back',
    (_kind, { move, isFinal: is = false }) => {
      expect(isFinal(move, [move])).toBe(is)
    },
  )

  test.each(LANGUAGES)('says what it does in %s', (language) => {
    const { say } = translator(boardWords, language, (seat) => `P${seat}`)
    for (const [kind, { move }] of KINDS) {
      const parsed = moveBy(move)
      const words = parsed === null ? '' : say(dawn.presentation.describe.move(parsed))
      expect(words.trim(), kind).not.toBe('')
      expect(words, kind).not.toMatch(/undefined|[{}]|move\./)
      // Codes of notation are for developers.
      if (move.includes(' ')) expect(words, kind).not.toBe(move)
    }
  })

  test('is drawn where a picture says more than words, and never at a thing of the table', () => {
    const drawn = KINDS.filter(([, { move }]) => choiceOf(moveBy(move), true) !== null).map(([kind]) => kind)
    for (const kind of drawn) {
      // A resource of one's own lies on the table, one from the supply does not.
      if (kind !== 'resource') expect(MADE[kind as MoveKind].at, kind).toEqual([])
    }
    expect(drawn).toContain('leader')
  })
})

/** The things that lie on the table of a seat: what the map, the row, the offers and the belongings draw. */
const liesThere = (thing: string, view: View, seat: number): boolean => {
  const [is, value = ''] = thing.split(':')
  const mine = view.players[seat]
  switch (is) {
    case 'space':
      return view.spaces[Number(value)] !== undefined
    case 'slot':
      return mine?.row[Number(value)] !== undefined
    case 'trade':
      return view.spending?.seat === seat && mine?.row[Number(value)] !== undefined
    case 'wonder':
      return view.wonders.some(({ top }) => top === value)
    case 'natural':
      return mine?.naturalWonders.some(({ id }) => id === value) === true
    case 'resource':
      return (mine?.resources[RESOURCES[Number(value)] ?? 'marble'] ?? 0) > 0
    case 'explore':
      return outlooksOf(view, 90).some(({ space }) => space === Number(value))
    default:
      // A place for a tile is drawn where the tile can lie.
      return is === 'anchor'
  }
}

test.each([
  { terra: false, map: 'build', rounds: 12 },
  { terra: true, rounds: 14 },
])('whatever can be done lies on the table of whoever can do it (%o)', (options) => {
  const match = matchOf('dawn', 3, options)
  const random = seeded('in reach')
  const missing = new Set<string>()
  while (match.outcome() === null) {
    const seat = match.deciders()[0] ?? 0
    const view = match.view(seat) as View
    const legal = match.legal(seat).map(dawn.notation.notate as (move: unknown) => string)
    for (const deed of deedsOf(legal, view))
      for (const thing of thingsOf(deed, view.asked?.kind ?? null, view.spending?.place ?? null, view.barbarians))
        if (!liesThere(thing, view, seat)) missing.add(`${view.asked?.kind}: ${deed} at ${thing}`)
    match.submit(seat, legal[below(random, legal.length)] as string)
  }
  expect([...missing]).toEqual([])
})
