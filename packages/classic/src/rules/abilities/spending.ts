import type { Message } from '@ecumene/kernel'
import { CULTURE_EVENTS } from '../../data/events.ts'
import { ANY } from '../../data/techs.ts'
import { MARKET_RESOURCES, NONE, RESOURCES, type Resource } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import type { Asks, FrameOf } from '../asks.ts'
import { because } from '../because.ts'
import { add } from '../counts.ts'
import type { Teller } from '../events.ts'
import { type MoveOf, moveOf } from '../moves.ts'
import { askOn, type Player, playerOf, type State } from '../state.ts'
import { payWithGift } from './gifts.ts'
import { nameOf, type Use } from './use.ts'

/** Where a resource can come from: the market's tokens, hut and village markers (C-20.6). */
export const SOURCES = ['token', 'hut', 'village'] as const

const heldIn = ({ resources, huts, villages }: Player, source: number): number[] =>
  source === 0 ? resources : source === 1 ? huts : villages

const held = (player: Player, kind: number): number =>
  (player.resources[kind] ?? 0) + (player.huts[kind] ?? 0) + (player.villages[kind] ?? 0)

const allHeld = (player: Player): number => RESOURCES.reduce((sum, _resource, kind) => sum + held(player, kind), 0)

/** Culture events that serve as a resource of this kind, or with `ANY` of some kind. */
const giftsFor = (player: Player, kind: number): readonly number[] =>
  player.hand.filter((event) => {
    const effect = CULTURE_EVENTS[event]?.effect
    if (effect?.kind !== 'asResource') return false
    return kind === ANY || effect.resources.includes(RESOURCES[kind] as Resource)
  })

/** C-1.13: can a player pay this? A cost is one resource of a kind, or several of any kind. */
export const canPay = (player: Player, cost: readonly number[]): boolean => {
  const [first] = cost
  if (first === undefined) return true
  if (first !== ANY) return held(player, first) + giftsFor(player, first).length > 0
  return allHeld(player) + giftsFor(player, ANY).length >= cost.length
}

const whyNotSpend = (
  state: State,
  { seat, cost }: FrameOf<'spend'>,
  move: MoveOf<'spend' | 'spendGift'>,
): Message<WordKey> | null => {
  const player = playerOf(state, seat)
  const wanted = cost[cost.length - 1] ?? NONE
  if (move.kind === 'spendGift')
    return giftsFor(player, wanted).includes(move.culture) ? null : because('reason.notInHand')
  if (wanted !== ANY && move.resource !== wanted) return because('reason.otherResource')
  return (heldIn(player, move.source)[move.resource] ?? 0) > 0 ? null : because('reason.noneLeft')
}

/** What happens once it is paid for lies below on the stack. */
const paidFor = ({ pending }: State): Use => (pending[pending.length - 2] as FrameOf<'perform'>).use

/** C-D40, C-D41: what is paid with, one resource after another. */
export const spend: Asks<'spend', 'spend' | 'spendGift'> = {
  answers: ['spend', 'spendGift'],
  decision: (state) => because('decision.spend', { thing: nameOf(paidFor(state)) }),
  candidates: (state, _frame, seat) => [
    ...RESOURCES.flatMap((_resource, kind) => SOURCES.map((_source, source) => moveOf('spend', kind, source))),
    // Some gifts come in several copies: one of them is as good as another.
    ...Array.from(new Set(giftsFor(playerOf(state, seat), ANY)), (event) => moveOf('spendGift', event)),
  ],
  whyNot: (state, frame, _seat, move) => whyNotSpend(state, frame, move),
  apply(state, frame, seat, move, tell) {
    askOn(state, { ...frame, cost: frame.cost.slice(0, -1) })
    if (move.kind === 'spendGift') payWithGift(state, seat, move.culture, tell)
    else pay(state, seat, move.resource, move.source, tell)
  },
  over: (_state, { cost }) => cost.length === 0,
}

/** C-20.7, C-20.8, C-3.25: a token returns to the market, a marker is shown and leaves the game. */
const pay = (state: State, seat: number, kind: number, source: number, tell: Teller): void => {
  const from = heldIn(playerOf(state, seat), source)
  add(from, kind, -1)
  if (source === 0 && kind < MARKET_RESOURCES) add(state.supply, kind, 1)
  tell?.({ kind: 'resourceSpent', seat, resource: RESOURCES[kind] as Resource })
}
