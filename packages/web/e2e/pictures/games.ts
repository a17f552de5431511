import type { View as ClassicView } from '@ecumene/classic'
import type { View as DawnView } from '@ecumene/dawn'
import { thingsOf as classicThings } from '../../src/boards/classic/things.ts'
import { thingsOf as dawnThings } from '../../src/boards/dawn/things.ts'
import type { Pictured } from './pictured.ts'
import { aimedWith, CHARTS, HINT, LEGEND, LIST, menuAt, PULLED, SETTINGS, THE_END, type ThingsOf } from './poses.ts'

const ofDawn: ThingsOf = (move, view) => {
  const { asked, spending, barbarians } = view as DawnView
  return dawnThings(move, asked?.kind ?? null, spending?.place ?? null, barbarians)
}

/** A city has a panel, not a menu. */
const ofClassic: ThingsOf = (move, view) =>
  classicThings(move, view as ClassicView).filter((thing) => !thing.startsWith('city:'))

const ALWAYS = [HINT, SETTINGS, THE_END, CHARTS]
const ON_MAPS = [...ALWAYS, LIST, LEGEND, PULLED]

const dawnPoses = [...ON_MAPS, menuAt(ofDawn), aimedWith('attack', ofDawn), aimedWith('lay', ofDawn)]

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
    pages: screensOf('dawn'),
  },
  terra: {
    game: 'dawn',
    options: [{ terra: true }, { terra: true, map: 'build', leaders: 'choose', colours: 'choose' }],
    poses: dawnPoses,
    pages: screensOf('terra'),
  },
  classic: {
    game: 'classic',
    options: [{}, { civilizations: 'choose', loot: 'revised' }],
    poses: [...ON_MAPS, menuAt(ofClassic)],
    pages: screensOf('classic'),
  },
  duel: { game: 'duel', options: [{}], poses: ALWAYS, pages: screensOf('duel') },
}
