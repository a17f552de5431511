import type { Game, Random } from '@ecumene/kernel'
import { type Planning, planTurn } from './turn-plan.ts'

/** What a seat plays with: how it judges, and how many lines it follows. */
export type TurnPlayer<State> = { readonly planning: Planning<State>; readonly width: number }

/** Plays to the end. Each turn is planned once and carried out, unless chance or what was hidden turns out otherwise. */
export const playTurns = <State, Move>(
  game: Game<State, Move>,
  state: State,
  random: Random,
  playerIn: (seat: number) => TurnPlayer<State>,
): void => {
  const planned: Move[] = []
  let planner = -1
  let turn = -1
  for (;;) {
    const seat = game.deciders(state)[0]
    if (seat === undefined) return
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
      planned.splice(0, planned.length, ...best.moves)
      planner = seat
      move = planned.shift()
    }
    game.apply(state, seat, move as Move)
  }
}
