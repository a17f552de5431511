import type { Event, View } from '@ecumene/classic'
import { joinedWalks, type Walk } from '../../stage/walks.ts'
import { BEATS } from './following.ts'

/** Figures of one player that go together. */
export type Party = { readonly seat: number; readonly armies: number; readonly scouts: number }

type Table = Pick<View, 'squares' | 'marching' | 'afoot'>

/** Where figures go in what has just happened: on foot, by ship, or out of a new city. Only the first event of a march tells who they are and where they come from. */
export const walksIn = (events: readonly Event[], before: Table, after: Table): readonly Walk<Party>[] => {
  const steps: Walk<Party>[] = []
  let now = 0
  let at = before.marching
  let party: Party | null = before.afoot
  for (const event of events) {
    const from = now
    now += BEATS[event.kind]
    if (event.kind === 'setOut') {
      at = event.from
      party = { seat: event.seat, armies: event.armies, scouts: event.scouts }
    } else if (event.kind === 'wentOn' && at !== null) {
      party ??= goneFrom(at, event.seat, before, after)
      steps.push({ figure: party, path: [at, event.square], from, to: now })
      at = event.square
    } else if (event.kind === 'sailedAway') {
      const figure = goneFrom(event.from, event.seat, before, after)
      steps.push({ figure, path: [event.from, event.to], from, to: now })
    } else if (event.kind === 'figureRelocated') {
      const { seat, square } = event
      const [figure, left] = [alone(event), leftBy(seat, before, after)]
      if (left !== null && left !== square) steps.push({ figure, path: [left, square], from, to: now })
    }
  }
  return joinedWalks(steps)
}

const alone = ({ seat, figure }: Extract<Event, { readonly kind: 'figureRelocated' }>): Party => ({
  seat,
  armies: figure === 'army' ? 1 : 0,
  scouts: figure === 'scout' ? 1 : 0,
})

/** The square on which fewer figures of a player stand than before: whoever makes room for a city comes from its centre. */
const leftBy = (seat: number, before: Table, after: Table): number | null => {
  const from = before.squares.find(({ square, holder }) => {
    if (holder !== seat) return false
    const { armies, scouts } = goneFrom(square, seat, before, after)
    return armies + scouts > 0
  })
  return from?.square ?? null
}

/** Who has left a square: figures that turned a tile over first still stood on it. */
const goneFrom = (square: number, seat: number, before: Table, after: Table): Party => {
  const [was, is] = [before, after].map(({ squares }) => {
    const at = squares.find((one) => one.square === square)
    return at?.holder === seat ? at : { armies: 0, scouts: 0 }
  })
  return {
    seat,
    armies: (was?.armies ?? 0) - (is?.armies ?? 0),
    scouts: (was?.scouts ?? 0) - (is?.scouts ?? 0),
  }
}

/** Figures on their way, as they are drawn. */
export type Walking = Party & {
  readonly path: readonly number[]
  readonly startedAt: number
  readonly stepMs: number
  /** Others of their own stand where they come to: those stay in sight. */
  readonly isJoining: boolean
}

type Moment = { readonly now: number; readonly stepMs: number; readonly before: Table }

/** What is on its way after another step of the show: whoever is still going goes on from there without a halt. */
export const walkedOn = (
  going: Walking | null,
  walks: readonly Walk<Party>[],
  { now, stepMs, before }: Moment,
): Walking | null => {
  const walk = walks.at(-1)
  if (walk === undefined) return going
  const { figure, path } = walk
  const end = path.at(-1)
  const isJoining = before.squares.some(({ square, holder }) => square === end && holder === figure.seat)
  const goesOn = going !== null && going.seat === figure.seat && going.path.at(-1) === path[0] && now < arrivalOf(going)
  return goesOn
    ? { ...going, ...figure, path: [...going.path, ...path.slice(1)], isJoining }
    : { ...figure, path, startedAt: now, stepMs, isJoining }
}

export const arrivalOf = ({ path, startedAt, stepMs }: Walking): number => startedAt + (path.length - 1) * stepMs
