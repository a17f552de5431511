import type { Event, View } from '@ecumene/dawn'
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
    // When the last word of a fight is told, it is over, and only its beginning says where it was.
    const place = placeOf(event, after) ?? placeOf(event, before) ?? (FIGHTING.has(event.kind) ? fight : null)
    return { event, motion, place, from, to: now }
  })
}

const FIGHTING: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['diceRolled', 'dieRerolled', 'combatRaised'])

/** A figure that goes from space to space. */
export type Walk = {
  readonly figure: Figure
  readonly path: readonly number[]
  readonly from: number
  readonly to: number
}

/** Which figure, as the pieces call it: `caravan 2` and `army 2` are of seat 2, barbarians have their letters. */
export type Figure = `${'caravan' | 'army'} ${number}` | View['barbarians'][number]['letter']

/** All walks; the steps of one figure that follow one another are one walk. */
export const walksIn = (cues: readonly Cue[]): readonly Walk[] => {
  const walks: Walk[] = []
  for (const { event, from, to } of cues) {
    const figure = figureOf(event)
    if (figure === null || !('from' in event) || !('space' in event)) continue
    const last = walks.at(-1)
    if (last?.figure === figure && last.path.at(-1) === event.from) {
      walks[walks.length - 1] = { ...last, path: [...last.path, event.space], to }
    } else walks.push({ figure, path: [event.from, event.space], from, to })
  }
  return walks
}

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
