import { dawn, type Move, markersMissing, type Player, type State } from '@ecumene/dawn'
import { below, perspective, plus, type Random, readOptions, seeded } from '@ecumene/kernel'

/** The beginning of a turn in which one more agenda wins. */
export type LastTurn = { readonly state: State; readonly seat: number }

/**
 * The last turn with a name such as `232:1`: game 232 is played at random, by two to four players in turn, with and without Terra
 * Incognita; then whoever begins a turn has fulfilled all agendas they need, but for one, not that of the victory card in
 * place 1. `null`: there is no such turn.
 */
export const lastTurn = (name: string): LastTurn | null => {
  const [game = 0, place = 0] = name.split(':').map(Number)
  const state = begun(game)
  if (state === null) return null
  const seat = state.active
  const player = state.players[seat] as Player
  const missed = state.victoryCards[place]
  if (missed === undefined || player.marks.some(({ card }) => card === missed)) return null
  for (const card of state.victoryCards) {
    if (card === missed || missing(state, seat) <= 1 || player.marks.some((mark) => mark.card === card)) continue
    player.markers = plus(player.markers, card)
  }
  return missing(state, seat) === 1 ? { state, seat } : null
}

const begun = (game: number): State | null => {
  const seed = `forced ${game}`
  const random = seeded(seed)
  const options = readOptions(dawn.options, { terra: game % 2 === 1 })
  if (!options.ok) throw new Error(options.error)
  const state = dawn.setup(options.value, 2 + (Math.floor(game / 2) % 3), seed)
  const decisions = 400 + below(random, 1500)
  for (let made = 0; made < decisions + 400; made++) {
    const seat = dawn.deciders(state)[0]
    if (seat === undefined) return null
    if (made >= decisions && state.pending.at(-1)?.kind === 'turn') return state
    playAny(state, seat, random)
  }
  return null
}

const playAny = (state: State, seat: number, random: Random): void => {
  const moves = dawn.legal(state, seat)
  dawn.apply(state, seat, moves[below(random, moves.length)] as Move)
}

/** Has the seat fulfilled all that it needs? */
export const isWon = (state: State, seat: number): boolean => missing(state, seat) <= 0

const missing = (state: State, seat: number): number => markersMissing(state, state.players[seat] as Player)

/** Does some order of the seat's own decisions win this turn, whatever the dice and everything else that it cannot know? */
export const isForced = ({ state, seat }: LastTurn): boolean => {
  const way = shortestWay(state, seat)
  if (way === null) return false
  const { sample } = perspective(dawn, state, seat)
  const random = seeded('worlds')
  return Array.from({ length: WORLDS }, () => sample(random)).every((world) => winsBy(world, seat, way))
}

const WORLDS = 8
const LONGEST = 6
const POSITIONS = 20_000

const shortestWay = (state: State, seat: number): readonly string[] | null => {
  let left = POSITIONS
  const way = (from: State, decisions: number): readonly string[] | null => {
    for (const move of dawn.legal(from, seat)) {
      if (--left < 0) return null
      const now = after(from, seat, move)
      const text = dawn.notation.notate(move)
      if (isWon(now, seat)) return [text]
      if (decisions === 1 || now.active !== seat || dawn.deciders(now)[0] !== seat) continue
      const rest = way(now, decisions - 1)
      if (rest !== null) return [text, ...rest]
    }
    return null
  }
  for (let decisions = 1; decisions <= LONGEST && left > 0; decisions++) {
    const found = way(state, decisions)
    if (found !== null) return found
  }
  return null
}

const winsBy = (world: State, seat: number, way: readonly string[]): boolean => {
  let now = world
  for (const text of way) {
    if (dawn.deciders(now)[0] !== seat) return false
    const move = dawn.legal(now, seat).find((each) => dawn.notation.notate(each) === text)
    if (move === undefined) return false
    now = after(now, seat, move)
  }
  return isWon(now, seat)
}

/** The position after a move and all that nobody can choose. */
const after = (state: State, seat: number, move: Move): State => {
  const now = dawn.clone(state)
  dawn.apply(now, seat, move)
  for (
    let decider = dawn.deciders(now)[0];
    decider !== undefined && !isWon(now, seat);
    decider = dawn.deciders(now)[0]
  ) {
    const [only, ...others] = dawn.legal(now, decider)
    if (only === undefined || others.length > 0) break
    dawn.apply(now, decider, only)
  }
  return now
}
