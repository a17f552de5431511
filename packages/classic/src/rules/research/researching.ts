import { below, type Message } from '@ecumene/kernel'
import { TECHS, type Tech, techWith } from '../../data/techs.ts'
import { NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import type { Asks, FrameOf } from '../asks.ts'
import { because } from '../because.ts'
import type { Teller } from '../events.ts'
import { maker, PASS } from '../moves.ts'
import { knows, researchDiscount } from '../powers.ts'
import { type Player, playerOf, type State, seatsWhere, UNDECIDED } from '../state.ts'
import { updateCoins, win } from '../victory.ts'
import { armByTech } from './arming.ts'
import { learn } from './learning.ts'
import { hasPlace } from './pyramid.ts'

const RESEARCH = maker('research')

/** Why a player may not research a tech now (C-25.2 to C-25.8). */
const whyNoResearch = (
  state: State,
  seat: number,
  { number, level, trade }: Tech,
  dial = playerOf(state, seat).trade,
): Message<WordKey> | null => {
  const player = playerOf(state, seat)
  if (knows(player, number)) return because('reason.known')
  if (!hasPlace(player, level)) return because('reason.noPlace')
  const missing = trade - researchDiscount(state, seat) - dial
  return missing > 0 ? because('reason.noTrade', { missing }) : null
}

/** Is there a tech that a player could research with this much on the trade dial? */
export const canResearchWith = (state: State, seat: number, dial: number): boolean =>
  TECHS.some((tech) => whyNoResearch(state, seat, tech, dial) === null)

/** What a player whose choice is secret may have chosen (C-3.18): any tech they can research, or none if there is none. */
export const sampleResearch = (state: State, seat: number): number => {
  const techs = TECHS.filter((tech) => whyNoResearch(state, seat, tech) === null)
  return techs[below(state.random, Math.max(1, techs.length))]?.number ?? NONE
}

const isUndecided = (player: Player): boolean => player.research === UNDECIDED

/** C-25.9: all choose in secret at once; what was chosen is revealed when all have. */
export const research: Asks<'research', 'research' | 'pass'> = {
  answers: ['pass', 'research'],
  decision: () => because('decision.research'),
  seats: (state) => seatsWhere(state, isUndecided),
  candidates: () => [PASS, ...TECHS.map(({ number }) => RESEARCH(number))],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'pass') return null
    return whyNoResearch(state, seat, TECHS[move.tech] as Tech)
  },
  legal(state, _frame, seat, into) {
    into.push(PASS)
    for (const tech of TECHS) if (whyNoResearch(state, seat, tech) === null) into.push(RESEARCH(tech.number))
  },
  apply(state, _frame, seat, move, tell) {
    playerOf(state, seat).research = move.kind === 'pass' ? NONE : move.tech
    tell?.({ kind: 'researchChosen', seat })
  },
  over: (state) => seatsWhere(state, isUndecided).length === 0,
  finish: reveal,
}

/** C-25.9, C-1.15: all choices are revealed together and take effect in turn order. */
function reveal(state: State, _frame: FrameOf<'research'>, tell: Teller): void {
  tell?.({ kind: 'choicesShown' })
  for (let turn = 0; turn < state.players.length; turn++) {
    const seat = (state.first + turn) % state.players.length
    const player = playerOf(state, seat)
    const number = player.research
    player.research = UNDECIDED
    if (number === NONE || state.ending !== '') continue
    const { id, level } = TECHS[number] as Tech
    // C-25.11 to C-25.13
    const kept = Math.min(player.trade, player.coins)
    tell?.({ kind: 'techResearched', seat, tech: id, count: player.trade - kept })
    player.trade = kept
    learn(state, seat, number, level - 1, tell)
    // C-35.8: a coin of the tech may win before anybody later in turn order does.
    updateCoins(state, tell)
    // C-25.18
    if (number === WINNING) win(state, seat, 'technology', tell)
    else armByTech(state, seat, number, tell)
  }
}

const WINNING = techWith('winTechnology')
