import { type Game, type Seed, seeded } from '@ecumene/kernel'
import { worth } from '../../playout.ts'
import { playTurns, type TurnPlayer } from '../../turns.ts'
import type { Leaning } from './leaning.ts'
import type { Match } from './teaching.ts'

/** What two players whose weights lean to opposite sides have to teach: by how much the first did better, from −1 to 1. */
export type Contest = { readonly leaning: Leaning; readonly gain: number }

/** What a match was worth to the first of two players. Whoever wins soon has won more, so that games become shorter. */
export const gainOf = ({ turns, won }: Match): number => {
  let gain = 0
  for (const [game, count] of turns.entries()) gain += (2 * (won[game] ?? 0) - 1) * LASTING ** count
  return gain / turns.length
}

/** What is left of the worth of a victory with every turn that it comes later, whoever's it is. */
const LASTING = 0.985

/** Lets two players play a deal twice, seats swapped. */
export const playDeal = <State, Move>(
  game: Game<State, Move>,
  options: object,
  players: readonly [TurnPlayer<State>, TurnPlayer<State>],
  isDecided: (state: State) => boolean,
  seed: Seed,
): Match => {
  const won: number[] = []
  const turns: number[] = []
  for (const seat of [0, 1]) {
    const state = game.setup(options, 2, seed)
    const random = seeded(`${seed} play`)
    const playerIn = (decider: number) => players[decider === seat ? 0 : 1]
    playTurns(game, state, random, playerIn)
    won.push(worth(game, state, seat))
    turns.push(isDecided(state) ? game.proof.turn(state) : Number.POSITIVE_INFINITY)
  }
  return { won, turns }
}

/**
 * Changes the weights the way that contests speak for, each by itself: all leanings are independent, so what the other weights did comes
 * to nothing in the mean. What earlier contests said is half remembered. Returns how much clearer they speak than if all had been
 * chance, which would be about 1.
 */
export const climb = (
  weights: Float32Array,
  steps: readonly number[],
  contests: readonly Contest[],
  remembered: Float32Array,
  rate: number,
): number => {
  let squares = 0
  for (const { gain } of contests) squares += gain * gain
  const chance = squares / contests.length
  if (chance === 0) return 0
  let signal = 0
  let counted = 0
  for (let place = 0; place < weights.length; place++) {
    const step = steps[place] ?? 0
    if (step === 0 || contests.every(({ leaning }) => leaning[place] === 0)) continue
    let sum = 0
    for (const { gain, leaning } of contests) sum += gain * (leaning[place] ?? 0)
    signal += (sum * sum) / contests.length / chance
    counted++
    const speed = MEMORY * (remembered[place] ?? 0) + sum / contests.length
    remembered[place] = speed
    weights[place] = (weights[place] ?? 0) + rate * step * speed
  }
  return signal / counted
}

const MEMORY = 0.5
