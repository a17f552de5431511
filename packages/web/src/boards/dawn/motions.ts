import type { Event } from '@ecumene/dawn'

/**
 * How an event is seen to happen. `rise`, `fall`, `turn`: something appears on its space, goes from it, becomes something
 * else; `walk`: a figure goes from space to space; `strike`: an attack reaches out; `dice`: they roll, and the sums are
 * built; `dial`: it turns; `slide`: cards change places in a row; `card`: something happens on a card; `glow`: the player
 * it concerns is lit; `light`: only its space is; `pass`: it takes no time. Every event lights its space besides.
 */
export type Motion =
  | 'rise'
  | 'fall'
  | 'turn'
  | 'walk'
  | 'strike'
  | 'dice'
  | 'dial'
  | 'slide'
  | 'card'
  | 'glow'
  | 'light'
  | 'pass'

/** How long each takes, in beats. */
export const BEATS: Readonly<Record<Motion, number>> = {
  rise: 1,
  fall: 1,
  turn: 1,
  walk: 0.8,
  strike: 1,
  dice: 2.6,
  dial: 1,
  slide: 0.8,
  card: 0.7,
  glow: 0.7,
  light: 0.8,
  pass: 0,
}

/** Every kind of event has its motion: one that is missing here does not compile. */
export const MOTIONS: Readonly<Record<Event['kind'], Motion>> = {
  leaderChosen: 'glow',
  colourChosen: 'glow',
  tileLaid: 'rise',
  tilesDealt: 'pass',
  mapReady: 'pass',
  directionSet: 'glow',
  turnBegan: 'pass',
  actionUsed: 'glow',
  cardChosen: 'card',
  cardReset: 'slide',
  controlPlaced: 'rise',
  controlRemoved: 'fall',
  controlShifted: 'rise',
  controlConverted: 'turn',
  controlWeakened: 'turn',
  controlDestroyed: 'fall',
  resourceGained: 'glow',
  resourceSpent: 'glow',
  naturalGained: 'glow',
  naturalSpent: 'glow',
  naturalReturned: 'light',
  naturalKept: 'card',
  tradeSpent: 'card',
  tradePlaced: 'card',
  tradeStored: 'glow',
  tradeLost: 'card',
  techAdvanced: 'glow',
  cardGained: 'card',
  cardsSwapped: 'slide',
  caravanMoved: 'walk',
  caravanVisited: 'light',
  caravanLost: 'fall',
  treatyTaken: 'glow',
  treatyReturned: 'glow',
  envoyTaken: 'glow',
  envoyReturned: 'glow',
  cityBuilt: 'rise',
  wonderBuilt: 'rise',
  wonderRevealed: 'pass',
  wonderGained: 'glow',
  wonderLost: 'glow',
  reinforced: 'turn',
  attackDeclared: 'strike',
  diceRolled: 'dice',
  combatRaised: 'light',
  attackWon: 'light',
  attackLost: 'light',
  barbarianDefeated: 'fall',
  spaceTaken: 'turn',
  capitalDefeated: 'light',
  tradeLooted: 'card',
  cityStateConquered: 'turn',
  cityStateLiberated: 'turn',
  cityStateFreed: 'turn',
  cityDestroyed: 'fall',
  dialAdvanced: 'dial',
  directionRolled: 'dial',
  barbarianMoved: 'walk',
  barbarianSpawned: 'rise',
  capitalRaided: 'light',
  nuked: 'fall',
  agendaFulfilled: 'glow',
  agendaLost: 'glow',
  gameEnded: 'pass',
  tileDrawn: 'pass',
  tileReturned: 'pass',
  wonderCheapened: 'pass',
  wonderForgotten: 'pass',
  fortPlaced: 'rise',
  districtPlaced: 'rise',
  districtActed: 'glow',
  governmentChosen: 'glow',
  armyMoved: 'walk',
  armyDeployed: 'rise',
  armyLost: 'fall',
  armyDisbanded: 'fall',
  fortTaken: 'turn',
  dieRerolled: 'light',
  waterLaid: 'turn',
  ibrahimGiven: 'glow',
}

export const beatsOf = ({ kind }: Event): number => BEATS[MOTIONS[kind]]
