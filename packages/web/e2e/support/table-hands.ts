import { type View as ClassicView, classic, layoutFor, SQUARE_NAMES } from '@ecumene/classic'
import type { View as DawnView } from '@ecumene/dawn'
import type { Seat } from '@ecumene/kernel'
import { refusal } from '../../src/boards/classic/declining.ts'
import { neighbourBy as classicNeighbour } from '../../src/boards/classic/geometry.ts'
import { sheetOf } from '../../src/boards/classic/sheets.ts'
import { thingsOf as classicThings, squareThing } from '../../src/boards/classic/things.ts'
import { deedsOf as classicDeeds, offeredWays } from '../../src/boards/classic/ways.ts'
import { deedsOf as dawnDeeds } from '../../src/boards/dawn/deeds.ts'
import { neighbourBy as dawnNeighbour, orientationNamed } from '../../src/boards/dawn/geometry.ts'
import { thingsOf as dawnThings } from '../../src/boards/dawn/things.ts'
import type { EmptyAnswer } from '../../src/boards/desk/refusal.ts'
import { wayBy } from '../../src/hands/ways.ts'
import type { ByArrow } from './hands.ts'

/** Something to press, and the sheet of a phone on which it may lie. */
export type Press = { readonly at: string; readonly sheet: string | null }

/** How things are done at the table of a game. */
export type TableHands<View = unknown> = {
  /** What is laid out over the table: legal moves, and courses of several. */
  readonly deeds: (legal: readonly string[], view: View) => readonly string[]
  /** The presses that lead to a deed, last one first: the first one found on the board is pressed. */
  readonly presses: (deed: string, view: View, legal: readonly string[], seat: Seat) => readonly Press[]
  /** The only answer there is, which the board may give by itself. */
  readonly empty: (legal: readonly string[], view: View) => EmptyAnswer | null
  /** Where an arrow leads from a space of the map. */
  readonly byArrow: (view: View) => ByArrow
  /** The event that begins what presses are counted by: a turn, or a round. */
  readonly begins: string
}

const onSheet = (at: string, sheet: string | null): Press => ({ at, sheet })
const inSight = (at: string): Press => onSheet(at, null)
const lit = (thing: string): string => `[data-anchor="${thing}"][data-lit]`
const inMenu = (deed: string): Press => inSight(`[data-hand-menu] [data-move="${deed}"]`)
const button = (deed: string): Press => inSight(`[aria-labelledby="asked"] [data-move="${deed}"]`)

export const dawnHands: TableHands<DawnView> = {
  deeds: dawnDeeds,
  presses: (deed, view) => {
    const [thing] = dawnThings(deed, view.asked?.kind ?? null, view.spending?.place ?? null, view.barbarians)
    const at =
      thing === undefined ? button(deed) : onSheet(lit(thing), thing.startsWith('wonder:') ? 'wonders' : 'mine')
    // A tile in hand does not lie as it should yet: it is turned on, or over.
    const turnOn = '[aria-keyshortcuts="r"]'
    const turned = deed.startsWith('lay ')
      ? [
          inSight(`[data-hand-menu]:has([data-move^="${deed.slice(0, 5)}"]) ${turnOn}`),
          inSight(`[data-hand-menu]:has([data-move^="lay "]) ${turnOn} + button`),
        ]
      : []
    return [inMenu(deed), ...turned, at]
  },
  empty: () => null,
  byArrow:
    ({ spaces }) =>
    (from, arrow, orientation) =>
      dawnNeighbour(spaces, Number(from), arrow, orientationNamed(orientation))?.toString() ?? null,
  begins: 'turnBegan',
}

export const classicHands: TableHands<ClassicView> = {
  deeds: (legal, view) => classicDeeds(legal, view.ways),
  presses: (deed, view, legal, seat) => [
    inMenu(deed),
    // On a phone the battle fills the screen, and has the answers as well.
    inSight(`[data-battle] [data-move="${deed}"]`),
    button(deed),
    ...classicPresses(deed, view, legal, seat),
  ],
  empty: (legal, view) => refusal({ view, legal }, { isAmongBots: true }),
  byArrow: ({ players }) => {
    const { squares } = layoutFor(players.length)
    return (from, arrow, orientation) => {
      const lies = orientation === 'lying' ? 'lying' : 'upright'
      const to = classicNeighbour(squares, SQUARE_NAMES.indexOf(from), arrow, lies)
      return to === null ? null : (SQUARE_NAMES[to] ?? null)
    }
  },
  begins: 'roundBegan',
}

const classicPresses = (deed: string, view: ClassicView, legal: readonly string[], seat: Seat): readonly Press[] => {
  const way = wayBy(view.ways, deed)
  if (way !== null) {
    const end = inSight(lit(squareThing(way.square)))
    if (view.marching !== null) return [end]
    const find = inSight(`[data-find] [data-move="${deed}"]`)
    return offeredWays(view.ways).includes(way) ? [find, end] : [find, ...grouped(way, view.ways)]
  }
  const things = classicThings(deed, view)
  const counts = new Map(things.map((thing) => [thing, 0]))
  for (const move of legal)
    for (const thing of classicThings(move, view))
      if (counts.has(thing)) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  const named = (within: string): Press => inSight(`${within} [data-move="${deed}"]`)
  const city = things.find((thing) => thing.startsWith('city:'))
  if (city !== undefined) {
    const square = view.players[seat]?.cities[Number(city.slice(5))] ?? -1
    // If only one city can do it, a click in the market does it at once.
    const goods = things.filter((thing) => thing !== city && counts.get(thing) === 1)
    return [
      named(`[data-city="${square}"]`),
      ...goods.map((thing) => inSight(`[data-room="wide"] ${lit(thing)}`)),
      inSight(`button${lit(city)}`),
      inSight(lit(squareThing(square))),
    ]
  }
  // A great person is placed by pressing its square.
  const places = deed.startsWith('person ') ? things.filter((one) => one.startsWith('square:')) : things
  const [thing] = [...places].sort((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))
  if (thing === undefined) return [named('[data-battle]')]
  if (thing.startsWith('offer:')) return [named(`[data-anchor="${thing}"]`)]
  if (thing.startsWith('card:')) return [inSight(`[data-place][data-move="${deed}"]`), inSight(lit(thing))]
  const at = thing === 'track' ? '[data-anchor="track"][data-move]' : lit(thing)
  return [named('[data-battle]'), onSheet(at, sheetOf(thing, seat))]
}

type Grouped = Pick<ClassicView['ways'][number], 'from' | 'armies' | 'scouts' | 'square'>

/** Who goes is chosen first: the pile is taken, and figures are put back or taken along. */
const grouped = ({ from, armies, scouts, square }: Grouped, ways: readonly Grouped[]): readonly Press[] => {
  const pile = SQUARE_NAMES[from] ?? ''
  const group = (many: number, few: number) => `[data-group="${pile} ${many}a${few}s"]`
  const splits: Press[] = []
  for (let many = 0; many <= MOST_ARMIES; many++) {
    for (let few = 0; few <= MOST_SCOUTS; few++) {
      if (many === armies && few === scouts) continue
      const [kind, by] =
        few < scouts ? ['scouts', 1] : many < armies ? ['armies', 1] : few > scouts ? ['scouts', -1] : ['armies', -1]
      splits.push(inSight(`${group(many, few)} [data-split="${kind} ${by}"]`))
    }
  }
  // Pressing a pile takes it, unless the group that could go there was chosen by hand.
  const isPile = ways.some((way) => way.from === square)
  const taken = `${group(armies, scouts)}${isPile ? ':not([data-offered])' : ''}`
  return [inSight(`[data-room]:has(${taken}) ${lit(squareThing(square))}`), ...splits, inSight(lit(squareThing(from)))]
}

const MOST_ARMIES = 7
const MOST_SCOUTS = 2

/** How things are done at this table. */
export const handsAt = (game: string): TableHands => (game === classic.id ? classicHands : dawnHands) as TableHands
