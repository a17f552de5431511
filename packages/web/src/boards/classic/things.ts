import { type Move, type MoveKind, mentions, says, TECHS, type View, type Way } from '@ecumene/classic'
import { wayBy } from '../../hands/ways.ts'
import { cityOf } from './city-deeds.ts'
import { moveBy } from './moves.ts'
import { squareName, squaresOf } from './pointing.ts'

/**
 * The things of the table at which a move or a course is made: by their `data-anchor`. None: it has a button. A course is
 * made where its way ends.
 */
export const thingsOf = (deed: string, view: View, ways: readonly Way[] = []): readonly string[] => {
  const way = wayBy(ways, deed)
  if (way !== null) return [squareThing(way.square)]
  const move = moveBy(deed)
  return move === null ? [] : thingsAt(move, view)
}

export const squareThing = (square: number): string => `square:${squareName(square)}`

/** A great person in reserve: it is placed on one of several squares. */
export const isPerson = (thing: string | null): boolean => thing?.startsWith('person:') === true

/** The next place of a level of the own pyramid. */
export const levelThing = (level: number): string => `level:${level}`

const thingsAt = (move: Move, view: View): readonly string[] => {
  switch (move.kind) {
    // What is taken, named or given away is chosen by name.
    case 'civilization':
    case 'government':
    case 'handHut':
    case 'handVillage':
    case 'handEvent':
    case 'enlist':
    case 'rescue':
    case 'loot':
    case 'take':
    case 'takeMarker':
    case 'takeTech':
    case 'takeEvent':
    case 'stock':
    case 'gardener':
    case 'deck':
    case 'aimPrey':
    case 'aimCity':
    case 'aimTech':
    case 'aimUnit':
    case 'aimEffect':
      return []
    case 'accept':
    case 'decline':
    case 'withdraw':
      return [`offer:${move.offer}`]
    case 'advance':
      return ['track']
    case 'aimSeat':
      return [`player:${move.seat}`]
    case 'heal':
    case 'aimFront':
      return [`front:${move.front}`]
    case 'march':
    case 'go':
    case 'stop':
    case 'send':
      return squaresOf(move, view).slice(0, 1).map(squareThing)
    // A tech is learned where its card will lie.
    case 'research':
    case 'study':
      return [levelThing(TECHS[move.tech]?.level ?? 1)]
    // Whichever figure becomes the city is chosen where it stands.
    case 'found':
      return [squareThing(move.square)]
    // A resource that is still to be had lies in the market.
    case 'harvest':
      return [`city:${move.city}`, `market:${named(move, 'resource')}`]
    case 'field':
      return [`card:${named(move, 'card')}`]
    default:
      return mentions(move).flatMap(({ is, value }) => {
        switch (is) {
          case 'square':
            return squareThing(value)
          case 'city':
            return `city:${value}`
          case 'building':
          case 'wonder':
          case 'unit':
          case 'figure':
          case 'person':
          case 'culture':
          case 'resource':
          case 'tech':
            return `${is}:${named(move, is)}`
          case 'ability':
            return `tech:${named(move, is)}`
          default:
            return []
        }
      })
  }
}

/** The id of what a move names: `library` out of the words `building.library`. */
const named = (move: Move, field: string): string => {
  const thing = says(move)[field]
  if (typeof thing !== 'object' || !('key' in thing)) return ''
  return thing.key.slice(thing.key.indexOf('.') + 1)
}

/** What people cannot take back freely, because what others do follows at once; bots agree to it. */
const FINAL_AMONG_PEOPLE: ReadonlySet<MoveKind> = new Set<MoveKind>(['civilization'])

type Finality = {
  /** Figures have set out in this phase, so that its end is meant. */
  readonly hasMoved: boolean
  readonly isAmongBots: boolean
}

/**
 * Is the move asked about once more? So are a way to a tile, a hut or a battle, and the end of a phase in which something is
 * still missed.
 */
export const isFinal = (
  deed: string,
  legal: readonly string[],
  ways: readonly Way[] = [],
  { hasMoved = false, isAmongBots = false }: Partial<Finality> = {},
): boolean => {
  const way = wayBy(ways, deed)
  if (way !== null) return way.ends !== 'stop'
  const kind = moveBy(deed)?.kind
  if (kind === 'done') return missedBy(legal, hasMoved).length > 0
  return kind === 'trample' || (kind !== undefined && !isAmongBots && FINAL_AMONG_PEOPLE.has(kind))
}

/** What nobody wants to forget: a city to found, an offer to take, figures of which none has moved, a city that can act. */
const MISSED = ['found', 'accept', 'march', 'city'] as const
type Missed = (typeof MISSED)[number]

/** Which of that would be left undone. */
export const missedBy = (legal: readonly string[], hasMoved: boolean): readonly Missed[] => {
  const missed = new Set(legal.map((move) => missedIn(moveBy(move), hasMoved)))
  return MISSED.filter((each) => missed.has(each))
}

const missedIn = (move: Move | null, hasMoved: boolean): Missed | null => {
  if (move === null || move.kind === 'send') return null
  if (move.kind === 'march') return hasMoved ? null : 'march'
  if (move.kind === 'found' || move.kind === 'accept') return move.kind
  return cityOf(move) === undefined ? null : 'city'
}
