import type { Message } from '@ecumene/kernel'
import { CULTURE_EVENTS } from '../../data/events.ts'
import { CORE_LOOT, REVISED_LOOT, REVISED_LOOT_POINTS } from '../../data/loot.ts'
import { TECHS } from '../../data/techs.ts'
import { ERAS, type Era, HUT, MARKERS, type Marker, RESOURCES, type Resource } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { askToDiscard } from '../abilities/hand.ts'
import type { Asks, FrameOf } from '../asks.ts'
import { because } from '../because.ts'
import { add, countOf, countsBy } from '../counts.ts'
import { addToHand, drawFrom } from '../drawing.ts'
import type { Teller } from '../events.ts'
import { type MoveOf, moveOf, PASS } from '../moves.ts'
import { knows } from '../powers.ts'
import { learn } from '../research/learning.ts'
import { hasPlace } from '../research/pyramid.ts'
import { ask, askOn, type Player, playerOf, type State } from '../state.ts'
import { addTrade } from '../trade/collecting.ts'
import { ATTACKER, type Battle, battleOf, CITY_FIGHT, cardCount, ownerOfSide } from './battle.ts'
import { LOOT_KINDS } from './moves.ts'

/** C-30.4: only a city that fell gives the larger loot; one that held out gives that of figures (C-30.3). */
const isCityLoot = ({ kind, winner }: Battle): boolean => kind === CITY_FIGHT && winner === ATTACKER

/** C-30.13, C-30.14: choices by the rulebook, points by the later table. */
export const lootPoints = (state: State, battle: Battle): number =>
  state.options.loot === 'core' ? 1 : REVISED_LOOT_POINTS[isCityLoot(battle) ? 'city' : 'figures']

const loserOf = (battle: Battle): number => ownerOfSide(battle, 1 - battle.winner)

type Offer = { readonly kind: string; readonly count: number; readonly points: number }

/** What this battle's winner can choose from. */
const offersOf = (state: State, battle: Battle): readonly Offer[] => {
  if (state.options.loot === 'core') {
    const list = CORE_LOOT[isCityLoot(battle) ? 'city' : 'figures']
    return list.map((loot) => ({ kind: loot.kind, count: 'count' in loot ? loot.count : 0, points: 1 }))
  }
  return REVISED_LOOT.map(({ points, loot }) => ({ kind: loot.kind, count: 'count' in loot ? loot.count : 0, points }))
}

const kindIn = ({ loot }: MoveOf<'loot'>): string => LOOT_KINDS[loot] as string

const coinsOf = ({ coinTokens, sheetCoins }: Player): number => cardCount(coinTokens) + sheetCoins

/** Techs that the winner could learn from the loser (C-30.4). */
const lootableTechs = (winner: Player, loser: Player): readonly number[] =>
  TECHS.filter(({ number, level }) => knows(loser, number) && !knows(winner, number) && hasPlace(winner, level)).map(
    ({ number }) => number,
  )

const whyNotLoot = (state: State, { points, seat }: FrameOf<'loot'>, move: MoveOf<'loot'>): Message<WordKey> | null => {
  const battle = battleOf(state)
  const offer = offersOf(state, battle).find(({ kind }) => kind === kindIn(move))
  if (offer === undefined || offer.points > points) return because('reason.noSuchLoot')
  const loser = playerOf(state, loserOf(battle))
  const isAmount = offer.kind === 'trade' || offer.kind === 'culture'
  if (isAmount ? move.count < 1 || move.count > offer.count : move.count !== 0) return because('reason.noSuchLoot')
  const has = {
    trade: loser.trade >= move.count,
    culture: loser.culture >= move.count,
    resources: cardCount(loser.resources) + cardCount(loser.huts) + cardCount(loser.villages) > 0,
    tech: lootableTechs(playerOf(state, seat), loser).length > 0,
    event: loser.hand.length > 0,
    discardCoin: coinsOf(loser) > 0,
    takeCoin: coinsOf(loser) > 0,
  }[offer.kind]
  return has === true ? null : because('reason.loserHasNone')
}

const LOOTS: readonly MoveOf<'loot'>[] = LOOT_KINDS.flatMap((kind, number) =>
  kind === 'trade' || kind === 'culture'
    ? [1, 2, 3].map((count) => moveOf('loot', number, count))
    : [moveOf('loot', number, 0)],
)

/** C-D38: what the winner takes, if anything. */
export const loot: Asks<'loot', 'loot' | 'pass'> = {
  answers: ['loot', 'pass'],
  decision: (_state, { points }) => because('decision.loot', { points }),
  candidates: () => [PASS, ...LOOTS],
  whyNot: (state, frame, _seat, move) => (move.kind === 'pass' ? null : whyNotLoot(state, frame, move)),
  apply(state, frame, seat, move, tell) {
    const battle = battleOf(state)
    if (move.kind === 'pass') {
      state.pending.pop()
      tell?.({ kind: 'nothingLooted', seat })
      return
    }
    const offer = offersOf(state, battle).find(({ kind }) => kind === kindIn(move)) as Offer
    askOn(state, { ...frame, points: frame.points - offer.points })
    takeLoot(state, seat, loserOf(battle), offer, move.count, tell)
  },
  over: (state, frame) => frame.points === 0 || !LOOTS.some((move) => whyNotLoot(state, frame, move) === null),
}

const takeLoot = (
  state: State,
  seat: number,
  loser: number,
  { kind, count }: Offer,
  amount: number,
  tell: Teller,
): void => {
  const [winner, beaten] = [playerOf(state, seat), playerOf(state, loser)]
  tell?.({ kind: 'lootChosen', seat, loot: kind, count: amount })
  if (kind === 'trade') {
    // C-30.10
    beaten.trade -= amount
    addTrade(state, seat, amount)
  } else if (kind === 'culture') {
    beaten.culture -= amount
    winner.culture += amount
  } else if (kind === 'resources') {
    ask(state, { kind: 'takeResource', seat, left: count })
  } else if (kind === 'tech') ask(state, { kind: 'takeTech', seat })
  else if (kind === 'event') ask(state, { kind: 'takeEvent', seat })
  else {
    dropCoin(beaten)
    if (kind === 'takeCoin') winner.sheetCoins++
    tell?.({ kind: 'coinLooted', seat, partner: loser })
  }
}

/** All coin tokens are worth the same: those on the sheet go first, then those on techs. */
const dropCoin = (player: Player): void => {
  if (player.sheetCoins > 0) {
    player.sheetCoins--
    return
  }
  const place = player.coinTokens.findIndex((count) => count > 0)
  add(player.coinTokens, place, -1)
}

const markersOf = (player: Player, marker: number): number[] => (marker === HUT ? player.huts : player.villages)

/** C-D39, C-3.27: resources by kind, face-down markers by their backs. */
export const takeResource: Asks<'takeResource', 'take' | 'takeMarker' | 'pass'> = {
  answers: ['take', 'takeMarker', 'pass'],
  decision: (_state, { left }) => because('decision.takeResource', { left }),
  candidates: () => [
    PASS,
    ...RESOURCES.map((_resource, kind) => moveOf('take', kind)),
    ...MARKERS.map((_marker, kind) => moveOf('takeMarker', kind)),
  ],
  whyNot(state, _frame, _seat, move) {
    if (move.kind === 'pass') return null
    const loser = playerOf(state, loserOf(battleOf(state)))
    const held = move.kind === 'take' ? (loser.resources[move.resource] ?? 0) : cardCount(markersOf(loser, move.marker))
    return held > 0 ? null : because('reason.loserHasNone')
  },
  apply(state, frame, seat, move, tell) {
    const partner = loserOf(battleOf(state))
    const [winner, loser] = [playerOf(state, seat), playerOf(state, partner)]
    askOn(state, { ...frame, left: move.kind === 'pass' ? 0 : frame.left - 1 })
    if (move.kind === 'pass') tell?.({ kind: 'nothingLooted', seat })
    else if (move.kind === 'take') {
      add(loser.resources, move.resource, -1)
      add(winner.resources, move.resource, 1)
      tell?.({ kind: 'resourceLooted', seat, partner, resource: RESOURCES[move.resource] as Resource })
    } else {
      const face = drawFrom(state.random, markersOf(loser, move.marker))
      const own = markersOf(winner, move.marker)
      add(own, face, 1)
      const marker = MARKERS[move.marker] as Marker
      tell?.({ kind: 'markerLooted', seat, partner, marker, own: { resource: RESOURCES[face] as Resource } })
    }
  },
  over(state, { left }) {
    if (left === 0) return true
    const { resources, huts, villages } = playerOf(state, loserOf(battleOf(state)))
    return cardCount(resources) + cardCount(huts) + cardCount(villages) === 0
  },
}

/** C-30.4, C-30.12 */
export const takeTech: Asks<'takeTech', 'takeTech'> = {
  answers: ['takeTech'],
  decision: () => because('decision.takeTech'),
  candidates: () => TECHS.map(({ number }) => moveOf('takeTech', number)),
  whyNot(state, _frame, seat, move) {
    const loser = playerOf(state, loserOf(battleOf(state)))
    return lootableTechs(playerOf(state, seat), loser).includes(move.tech) ? null : because('reason.loserHasNone')
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    const { level, id } = TECHS[move.tech] as (typeof TECHS)[number]
    tell?.({ kind: 'techLooted', seat, partner: loserOf(battleOf(state)), tech: id })
    learn(state, seat, move.tech, level - 1, tell)
  },
}

const eventsOf = ({ hand }: Player, era: number): readonly number[] =>
  hand.filter((event) => CULTURE_EVENTS[event]?.era === era)

/** C-30.4, C-3.27, C-30.11 */
export const takeEvent: Asks<'takeEvent', 'takeEvent'> = {
  answers: ['takeEvent'],
  decision: () => because('decision.takeEvent'),
  candidates: () => ERAS.map((_era, number) => moveOf('takeEvent', number)),
  whyNot: (state, _frame, _seat, move) =>
    eventsOf(playerOf(state, loserOf(battleOf(state))), move.era).length > 0 ? null : because('reason.loserHasNone'),
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    const partner = loserOf(battleOf(state))
    const loser = playerOf(state, partner)
    const events = eventsOf(loser, move.era)
    const event = drawFrom(
      state.random,
      countsBy(CULTURE_EVENTS, (_event, number) => countOf(events, number)),
    )
    loser.hand.splice(loser.hand.indexOf(event), 1)
    addToHand(playerOf(state, seat).hand, event)
    const culture = (CULTURE_EVENTS[event] as (typeof CULTURE_EVENTS)[number]).id
    tell?.({ kind: 'eventLooted', seat, partner, era: ERAS[move.era] as Era, own: { culture } })
    askToDiscard(state, seat)
  },
}
