import { below, type Seed, seeded } from '@ecumene/kernel'
import { ALL_CITY_STATES, ALL_NATURAL_WONDERS, treatyCard, treatyGiver, treatyKind } from '../../data/sights.ts'
import { NONE, RESOURCES, WONDER_TYPES } from '../../data/types.ts'
import { kitNumbered, modulesFor } from '../../kits.ts'
import { partsOf } from '../../modules.ts'
import { noWonders } from '../industry/wonders.ts'
import type { Kit } from '../kit.ts'
import { NOT_IN_PLAY, NOT_ON_MAP, newPlayer, type Options, type State } from '../state.ts'
import { NEW_TURN } from '../undertakings.ts'

/** N-3: a game ready for its first decision. */
export const newGame = (options: Options, seats: number, seed: Seed): State => {
  const modules = modulesFor(options)
  const kit = kitNumbered(modules)
  const { min, max } = kit.seats
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new RangeError(`with these options New Dawn is for ${min} to ${max}, not ${seats}`)
  const random = seeded(seed)
  // N-3.2: the order of choice begins with a random player.
  const starter = below(random, seats)
  const state: State = {
    options,
    modules,
    extras: Object.assign({}, ...partsOf(modules).map((part) => part.create(options, seats))),
    random,
    pending: [],
    phase: 'setup',
    step: 0,
    turn: 0,
    round: 0,
    first: starter,
    active: starter,
    dial: 0,
    icon: 0,
    direction: 0,
    layout: [],
    hands: [],
    laying: NONE,
    owner: [],
    piece: [],
    token: [],
    wonder: [],
    barbarians: Array.from({ length: kit.barbarians }, () => NOT_ON_MAP),
    heading: 0,
    raider: kit.barbarians,
    naturalHolder: ALL_NATURAL_WONDERS.map(() => NONE),
    naturalCard: ALL_NATURAL_WONDERS.map(() => NONE),
    conqueror: ALL_CITY_STATES.map(() => NONE),
    treaties: newTreaties(kit, seats),
    tops: WONDER_TYPES.map(() => NONE),
    decks: WONDER_TYPES.flatMap(() => kit.wonderCards(seats)),
    unseen: kit.wonders.slice(),
    gone: noWonders(),
    supply: RESOURCES.map(() => kit.resourceTokens),
    victoryCards: [],
    players: Array.from({ length: seats }, () => newPlayer(kit)),
    resolving: null,
    travel: null,
    attack: null,
    turnSoFar: NEW_TURN,
    ending: '',
    winners: [],
  }
  return state
}

/** All diplomacy cards with their givers; the list ends with the last card of this game. */
const newTreaties = ({ treaties }: Kit, seats: number): number[] => {
  const last = treatyCard(seats - 1, Math.max(...treaties))
  return Array.from({ length: last + 1 }, (_, card) => {
    const isUsed = treaties.includes(treatyKind(card)) && treatyGiver(card) < seats
    return isUsed ? NONE : NOT_IN_PLAY
  })
}
