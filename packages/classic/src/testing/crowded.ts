import { BUILDINGS } from '../data/buildings.ts'
import { CIVILIZATIONS } from '../data/civilizations.ts'
import { CULTURE_EVENTS } from '../data/events.ts'
import { GOVERNMENT_IDS } from '../data/governments.ts'
import { GREAT_PEOPLE } from '../data/great-people.ts'
import { TECHS } from '../data/techs.ts'
import type { Phase } from '../data/types.ts'
import { WONDERS } from '../data/wonders.ts'
import type { State } from '../rules/state.ts'
import { type PlayerSketch, position } from './position.ts'

/*
 * Crowded positions for `wander`, which meet in a few moves what games meet in hundreds: three players with most techs,
 * some of every building, wonder, card and unit, and armies between their cities.
 */

const MAP = Array.from({ length: 16 }, (_, row) =>
  Array.from({ length: 16 }, (_column, column) => 'gfmdgfgmw'[(column * 4 + row * 7) % 9]).join(''),
)

/** Where everybody is: outskirts to build on, and armies that stand in each other's way. */
const SEATS = [
  {
    capital: 'h2',
    cities: ['f6', 'j6'],
    outskirts: ['g1', 'h1', 'i1', 'g2', 'i2', 'g3', 'h3', 'e5', 'f5', 'g5', 'e6', 'e7', 'k5', 'k6', 'k7', 'j5'],
    armies: { h8: 2, g8: 1, h12: 1 },
    scouts: ['i9', 'g6'],
  },
  {
    capital: 'n14',
    cities: ['j14', 'l10'],
    outskirts: [
      'm13',
      'n13',
      'o13',
      'm14',
      'o14',
      'm15',
      'n15',
      'i13',
      'j13',
      'k13',
      'i14',
      'k14',
      'k9',
      'l9',
      'm9',
      'm11',
    ],
    armies: { i10: 2, i5: 1, l8: 1 },
    scouts: ['h4', 'k11'],
  },
  {
    capital: 'b14',
    cities: ['f14'],
    outskirts: ['a13', 'b13', 'c13', 'a14', 'c14', 'a15', 'b15', 'e13', 'f13', 'g13', 'e14', 'g14', 'e15', 'f15'],
    armies: { g10: 2, i12: 1, j8: 1 },
    scouts: ['g9', 'd13'],
  },
] as const

/** Three crowded players at the beginning of a phase; the seed shuffles who has what. */
export const busyTable = (phase: Phase, seed: number): State =>
  position({
    phase,
    seed: `busy ${seed}`,
    active: seed % 3,
    first: seed % 3,
    round: 6,
    options: { loot: seed % 2 === 0 ? 'core' : 'revised', governments: seed % 4 < 2 ? 'core' : 'revised' },
    map: MAP,
    hidden: ['d10'],
    tokens: { h10: 'village', j9: 'village', h11: 'hut', g12: 'hut', j12: 'hut', h5: 'hut' },
    market: WONDERS.filter(({ number }) => number % 4 === 3)
      .slice(0, 4)
      .map(({ id }) => id),
    players: SEATS.map((_place, seat) => crowded(seat, seed)),
  })

const crowded = (seat: number, seed: number): PlayerSketch => {
  const { capital, cities, outskirts, armies, scouts } = SEATS[seat] as (typeof SEATS)[number]
  const turn = seat + seed
  const markers = [
    ...BUILDINGS.filter(({ upgrade, basic }) => (turn % 2 === 0 ? upgrade < 0 : basic < 0)).map(({ id }) => id),
    ...WONDERS.filter(({ number }) => number % 4 !== 3 && number % 3 === turn % 3).map(({ id }) => id),
    ...GREAT_PEOPLE.filter(({ number }) => number % 3 === turn % 3).map(({ id }) => id),
  ]
  return {
    capital,
    cities,
    armies,
    scouts,
    walled: seat === 1 ? ['j14'] : [],
    built: Object.fromEntries(markers.slice(0, outskirts.length).map((marker, at) => [outskirts[at], marker])),
    civilization: (CIVILIZATIONS[(seat + seed * 3) % CIVILIZATIONS.length] as (typeof CIVILIZATIONS)[number]).id,
    government: GOVERNMENT_IDS[(turn * 2) % GOVERNMENT_IDS.length] as (typeof GOVERNMENT_IDS)[number],
    fresh: GOVERNMENT_IDS.filter((_id, number) => number % 4 === turn % 4),
    techs: TECHS.filter(({ number, level }) => level < 5 && number % 4 !== turn % 4).map(({ id }) => id),
    trade: 12,
    culture: 14,
    level: 3 + seat,
    sheetCoins: 1,
    coinTokens: { pottery: 1 },
    resources: { wheat: 1, silk: 1, incense: 1, iron: 1 },
    huts: { spy: 1, iron: 1 },
    villages: { uranium: seat === 2 ? 0 : 1, silk: 1 },
    hand: CULTURE_EVENTS.filter(({ number }) => number % 3 === turn % 3)
      .filter((_event, at) => at % 2 === seed % 2)
      .map(({ id }) => id),
    people: GREAT_PEOPLE.filter(({ number }) => number % 3 === (turn + 1) % 3).map(({ id }) => id),
    units: [
      ['infantry', 1],
      ['infantry', 3],
      ['mounted', 2],
      ['mounted', 3],
      ['artillery', 1],
      ['artillery', 2],
      ['aircraft', 5],
    ],
  }
}
