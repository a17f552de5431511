import { type View as ClassicView, SQUARE_NAMES } from '@ecumene/classic'
import { RARELY_ASKED as RARELY_ASKED_IN_CLASSIC } from '@ecumene/classic/testing'
import type { View as DawnView } from '@ecumene/dawn'
import { RARELY_ASKED, RARELY_ASKED_IN_TERRA } from '@ecumene/dawn/testing'
import { thingsOf as classicThings } from '../../src/boards/classic/things.ts'
import { thingsOf as dawnThings } from '../../src/boards/dawn/things.ts'
import type { Built } from './built.ts'
import type { Pictured } from './pictured.ts'
import { aimedWith, CHARTS, HINT, LEGEND, LIST, menuAt, pulledOver, SETTINGS, THE_END, type ThingsOf } from './poses.ts'

const ofDawn: ThingsOf = (move, view) => {
  const { asked, spending, barbarians } = view as DawnView
  return dawnThings(move, asked?.kind ?? null, spending?.place ?? null, barbarians)
}

/**
 * Where a press opens a menu in every size: a city has a panel, the market is folded on a low window and the pyramid is a sheet of a phone,
 * cards and great people light their places, and figures are taken from their pile.
 */
const ofClassic: ThingsOf = (move, view) =>
  WALKING.test(move) ? [] : classicThings(move, view as ClassicView).filter((thing) => !APART.test(thing))

const APART = /^(city|building|unit|figure|wonder|market|level|card|person):/
const WALKING = /^(march|go|stop)\b/

const ALWAYS = [HINT, SETTINGS, THE_END, CHARTS]
const ON_MAPS = [...ALWAYS, LIST, LEGEND]

const dawnPoses = [
  ...ON_MAPS,
  pulledOver(String),
  menuAt(ofDawn),
  aimedWith('attack', ofDawn),
  aimedWith('lay', ofDawn),
]

const fromTurns = (changes: Readonly<Record<string, Built['change']>>): Readonly<Record<string, Built>> =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, { from: 'turn', change }]))

const screensOf = (edition: string): Pictured['pages'] => [
  ['page-lesson', `/learn/${edition}`],
  ['page-new', `/new/${edition}`],
]

/** Everything that can be pictured, by the name it has on the command line. */
export const PICTURED: Readonly<Record<string, Pictured>> = {
  dawn: {
    game: 'dawn',
    options: [{}, { map: 'build', leaders: 'choose', colours: 'choose' }, { attackThroughCityStates: true }],
    poses: dawnPoses,
    built: fromTurns(RARELY_ASKED),
    pages: screensOf('dawn'),
  },
  terra: {
    game: 'dawn',
    options: [{ terra: true }, { terra: true, map: 'build', leaders: 'choose', colours: 'choose' }],
    poses: dawnPoses,
    built: fromTurns({ ...RARELY_ASKED, ...RARELY_ASKED_IN_TERRA }),
    pages: screensOf('terra'),
  },
  classic: {
    game: 'classic',
    options: [{}, { civilizations: 'choose', loot: 'revised' }],
    poses: [...ON_MAPS, pulledOver((square) => SQUARE_NAMES[square] ?? ''), menuAt(ofClassic)],
    built: RARELY_ASKED_IN_CLASSIC,
    pages: screensOf('classic'),
  },
  duel: { game: 'duel', options: [{}], poses: ALWAYS, pages: screensOf('duel') },
}
