import type { Event, View } from '@ecumene/dawn'
import { joinedWalks, type Walk } from '../../stage/walks.ts'
import { placeOf } from './happened.ts'
import { BEATS, MOTIONS, type Motion } from './motions.ts'

/** One event of a step: what it looks like, where, and when, in beats from the beginning of the step. */
export type Cue = {
  readonly event: Event
  readonly motion: Motion
  readonly place: number | null
  readonly from: number
  readonly to: number
}

/** What follows from one move, one thing after the other. */
export const cuesOf = (events: readonly Event[], before: View, after: View): readonly Cue[] => {
  let now = 0
  let fight: number | null = before.attack?.space ?? null
  return events.map((event) => {
    const motion = MOTIONS[event.kind]
    const from = now
    now += BEATS[motion]
    if (event.kind === 'attackDeclared') fight = event.space
    // When the last word of a fight is told, it is over, and only its beginning says where it was. Barbarians fall where they stood.
    const [first, second] = event.kind === 'barbarianDefeated' ? [before, after] : [after, before]
    const place = placeOf(event, first) ?? placeOf(event, second) ?? (FIGHTING.has(event.kind) ? fight : null)
    return { event, motion, place, from, to: now }
  })
}

const FIGHTING: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['diceRolled', 'dieRerolled', 'combatRaised'])

/** Which figure, as the pieces call it: `caravan 2` and `army 2` are of seat 2, barbarians have their letters. */
export type Figure = `${'caravan' | 'army'} ${number}` | View['barbarians'][number]['letter']

/** Every figure that goes from space to space. */
export const walksIn = (cues: readonly Cue[]): readonly Walk<Figure>[] =>
  joinedWalks(
    cues.flatMap(({ event, from, to }) => {
      const figure = figureOf(event)
      const goes = figure !== null && 'from' in event && 'space' in event
      return goes ? [{ figure, path: [event.from, event.space], from, to }] : []
    }),
  )

const figureOf = (event: Event): Figure | null => {
  switch (event.kind) {
    case 'caravanMoved':
      return `caravan ${event.seat}`
    case 'armyMoved':
      return `army ${event.seat}`
    case 'barbarianMoved':
      return event.barbarian
    default:
      return null
  }
}

/** The table as if there were nothing on it but one figure, on space 0: so it is drawn as it always is. */
export const aloneIn = (view: View, figure: Figure): View => {
  const only = (kind: 'caravan' | 'army', seat: number): readonly number[] => (figure === `${kind} ${seat}` ? [0] : [])
  const [space] = view.spaces
  const { terra } = view.modules
  return {
    ...view,
    spaces: space === undefined ? [] : [{ ...space, ...BARE }],
    barbarians: view.barbarians.filter(({ letter }) => letter === figure).map(({ letter }) => ({ letter, space: 0 })),
    players: view.players.map((player, seat) => ({ ...player, caravans: only('caravan', seat) })),
    modules:
      terra === undefined
        ? {}
        : {
            terra: {
              ...terra,
              players: terra.players.map((player, seat) => ({ ...player, armies: only('army', seat), districts: [] })),
            },
          },
  }
}

const BARE = {
  piece: null,
  owner: null,
  mature: false,
  cityState: null,
  naturalWonder: null,
  lair: null,
  token: null,
  wonder: null,
} as const
