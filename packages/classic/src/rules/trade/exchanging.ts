import { CULTURE_EVENTS, type CultureEvent } from '../../data/events.ts'
import { ERAS, RESOURCES } from '../../data/types.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { add, countOf, countsBy, total } from '../counts.ts'
import { addToHand } from '../drawing.ts'
import type { Teller } from '../events.ts'
import { type MoveOf, moveOf, movesOf } from '../moves.ts'
import { ask, type Player, playerOf, type State } from '../state.ts'
import { addTrade } from './collecting.ts'
import { backsOf, type Deal, type Given } from './deal.ts'
import { lapseOffersOf } from './offers.ts'

/**
 * An accepted deal, while its partner chooses which face-down things to hand over (C-3.19). Nothing changes hands before the
 * last of them is chosen (C-10.12).
 */
export type Closing = {
  readonly from: number
  readonly deal: Deal
  readonly huts: number[]
  readonly villages: number[]
  readonly events: number[]
}

export const copyClosing = (closing: Closing): Closing => ({
  from: closing.from,
  deal: closing.deal,
  huts: closing.huts.slice(),
  villages: closing.villages.slice(),
  events: closing.events.slice(),
})

export const close = (state: State, from: number, deal: Deal, tell: Teller): void => {
  const closing = { from, deal, huts: countsBy(RESOURCES, NO_FACE), villages: countsBy(RESOURCES, NO_FACE), events: [] }
  state.closing = closing
  // Otherwise the exchange itself is announced at once.
  if (owed(closing) !== null) tell?.({ kind: 'offerAccepted', seat: deal.to, partner: from })
  ask(state, { kind: 'handOver', seat: deal.to })
}

const NO_FACE = () => 0

const chosenOfEra = (closing: Closing, era: number): number =>
  closing.events.filter((event) => CULTURE_EVENTS[event]?.era === era).length

/** What is to be chosen next: huts, then villages, then culture events. */
const owed = (closing: Closing): HandingOver['kind'] | null => {
  const { want } = closing.deal
  if (total(closing.huts) < want.huts) return 'handHut'
  if (total(closing.villages) < want.villages) return 'handVillage'
  return ERAS.some((_name, era) => chosenOfEra(closing, era) < (want.events[era] ?? 0)) ? 'handEvent' : null
}

type HandingOver = MoveOf<'handHut' | 'handVillage' | 'handEvent'>

const isLeft = (player: Player, closing: Closing, move: HandingOver): boolean => {
  if (move.kind !== 'handEvent') {
    const [held, chosen] = move.kind === 'handHut' ? [player.huts, closing.huts] : [player.villages, closing.villages]
    return (held[move.resource] ?? 0) > (chosen[move.resource] ?? 0)
  }
  const { era } = CULTURE_EVENTS[move.culture] as CultureEvent
  const due = chosenOfEra(closing, era) < (closing.deal.want.events[era] ?? 0)
  return due && countOf(player.hand, move.culture) > countOf(closing.events, move.culture)
}

/** C-3.20: the accepting player chooses which of the requested face-down things to hand over. */
export const handOver: Asks<'handOver', HandingOver['kind']> = {
  answers: ['handHut', 'handVillage', 'handEvent'],
  decision: ({ closing }) => because('decision.handOver', { player: { seat: closing?.from ?? 0 } }),
  candidates(state, _frame, seat) {
    const kind = state.closing === null ? null : owed(state.closing)
    if (kind === null) return []
    if (kind === 'handEvent') return [...new Set(playerOf(state, seat).hand)].map((event) => moveOf(kind, event))
    return movesOf(kind)
  },
  whyNot(state, _frame, seat, move) {
    const { closing } = state
    if (closing === null || owed(closing) !== move.kind) return because('reason.notNow')
    return isLeft(playerOf(state, seat), closing, move) ? null : because('reason.youLack')
  },
  apply(state, _frame, seat, move, tell) {
    const { closing } = state
    if (closing === null) return
    if (move.kind === 'handEvent') closing.events.push(move.culture)
    else {
      const chosen = move.kind === 'handHut' ? closing.huts : closing.villages
      add(chosen, move.resource, 1)
    }
    if (owed(closing) !== null) tell?.({ kind: 'handOverChosen', seat })
  },
  over: (state) => state.closing === null || owed(state.closing) === null,
  finish(state, _frame, tell) {
    const { closing } = state
    if (closing === null) return
    state.closing = null
    exchange(state, closing, tell)
  },
}

/** C-10.12: at once and completely. Whoever holds too many cards now is asked by the flow (C-10.15). */
const exchange = (state: State, closing: Closing, tell: Teller): void => {
  const { from, deal, huts, villages, events } = closing
  const { to, give, want } = deal
  const taken: Given = { trade: want.trade, culture: want.culture, resources: want.resources, huts, villages, events }
  take(state, from, give)
  take(state, to, taken)
  receive(state, to, give)
  receive(state, from, taken)
  lapseOffersOf(state, from)
  lapseOffersOf(state, to)
  tell?.({ kind: 'exchanged', seat: from, partner: to, give: backsOf(give), want })
}

const addAll = (counts: number[], given: readonly number[], sign: 1 | -1): void => {
  for (const [kind, count] of given.entries()) add(counts, kind, sign * count)
}

const take = (state: State, seat: number, given: Given): void => {
  const player = playerOf(state, seat)
  addTrade(state, seat, 0 - given.trade)
  player.culture -= given.culture
  addAll(player.resources, given.resources, -1)
  addAll(player.huts, given.huts, -1)
  addAll(player.villages, given.villages, -1)
  for (const event of given.events) player.hand.splice(player.hand.indexOf(event), 1)
}

const receive = (state: State, seat: number, given: Given): void => {
  const player = playerOf(state, seat)
  addTrade(state, seat, given.trade)
  player.culture += given.culture
  addAll(player.resources, given.resources, 1)
  addAll(player.huts, given.huts, 1)
  addAll(player.villages, given.villages, 1)
  for (const event of given.events) addToHand(player.hand, event)
}
