import { below, type Game, type Random } from '@ecumene/kernel'
import { type Planning, planTurn } from './turn-plan.ts'

/** What a seat plays with: how it judges, and how many lines it follows. */
export type TurnPlayer<State> = { readonly planning: Planning<State>; readonly width: number }

/**
 * Plays on as long as `goesOn` says, asked before every decision. Each turn is planned once and carried out, unless chance or what
 * was hidden turns out otherwise. Now and then, by the share `stray`, a turn begins with any move instead of the best.
 */
export const playTurns = <State, Move>(
  game: Game<State, Move>,
  state: State,
  random: Random,
  playerIn: (seat: number) => TurnPlayer<State>,
  goesOn: () => boolean,
  stray = 0,
): void => {
  const planned: Move[] = []
  let planner = -1
  let turn = -1
  for (;;) {
    const seat = game.deciders(state)[0]
    if (seat === undefined || !goesOn()) return
    const moves = game.legal(state, seat)
    const isNewTurn = game.proof.turn(state) !== turn
    turn = game.proof.turn(state)
    let move = seat === planner && !isNewTurn ? planned.shift() : undefined
    if (moves.length === 1) [move] = moves
    if (move === undefined || !moves.includes(move)) {
      const { planning, width } = playerIn(seat)
      const world = game.sample(state, seat, random)
      const { plans } = planTurn(game, world, seat, moves, random, planning, width)
      const best = plans.reduce((one, other) => (other.value > one.value ? other : one))
      const strays = isNewTurn && below(random, 1000) < 1000 * stray
      const chosen = strays ? (plans[below(random, plans.length)] ?? best) : best
      planned.splice(0, planned.length, ...chosen.moves)
      planner = seat
      move = planned.shift()
    }
    game.apply(state, seat, move as Move)
  }
}
