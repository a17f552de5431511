import { NONE } from '../data/types.ts'

/** What the active player is in the middle of: small numbers that frames and moves need. Reset each turn. */
export type Now = {
  /** The card being resolved, the slot as which it counts (T-13.5), its place in the row, and if it is reset afterwards. */
  card: number
  slot: number
  place: number
  resets: number
  /** Part of the card's effect that is being resolved. */
  stage: number
  /** Trade tokens spent on this resolution. */
  spent: number
  /** Control tokens still to be placed, where they must touch, up to which difficulty, and if trade adds more. */
  left: number
  anchor: number
  limit: number
  mayBuyMore: number
  /** Economy: reach of each caravan, the shared pool, who has moved; the caravan on its way. */
  distance: number
  pool: number
  moved: number
  /** Caravans that came back to the card this turn, as bits (N-10.25). */
  returned: number
  caravan: number
  at: number
  walked: number
  /** The space whose visit is being resolved, or NONE. */
  visiting: number
  /** The diplomacy card for which another one has to go back, or NONE. */
  wanted: number
  /** Cities and city-states visited this turn (N-10.14). */
  visited: number[]
  /** Industry: the wonder being paid for, and production so far. */
  wonder: number
  production: number
  /** Military: what is left to do, attacks made, spaces taken this turn (N-14.9). */
  attacks: number
  reinforces: number
  made: number
  won: number
  taken: number[]
  /** The attack going on. */
  target: number
  defender: number
  defenderKind: number
  attackDie: number
  defenceDie: number
  attack: number
  defence: number
  /** Cards still to be gained, by level. */
  gainTwo: number
  gainThree: number
  gainFour: number
  /** Once-per-turn abilities used, natural wonders and city-state tokens spent this turn, as bits. */
  used: number
  spentNaturals: number
  spentCityStates: number
  /** How often an on-build or start-of-turn effect may still be used, and on what it was. */
  times: number
  touched: number
  /** A resource kind mask to choose from. */
  kinds: number
  /** Eiffel Tower: the first token named. */
  named: number
  /** An additional card is being resolved before the turn's own. */
  extra: number
  /** Stonehenge: hills from which tokens may spread. */
  chain: number[]
}

export const newNow = (): Now => ({
  card: NONE,
  slot: 0,
  place: NONE,
  resets: 0,
  stage: 0,
  spent: 0,
  left: 0,
  anchor: NONE,
  limit: 0,
  mayBuyMore: 0,
  distance: 0,
  pool: 0,
  moved: 0,
  returned: 0,
  caravan: NONE,
  at: NONE,
  walked: 0,
  visiting: NONE,
  wanted: NONE,
  visited: [],
  wonder: NONE,
  production: 0,
  attacks: 0,
  reinforces: 0,
  made: 0,
  won: 0,
  taken: [],
  target: NONE,
  defender: NONE,
  defenderKind: 0,
  attackDie: 0,
  defenceDie: 0,
  attack: 0,
  defence: 0,
  gainTwo: 0,
  gainThree: 0,
  gainFour: 0,
  used: 0,
  spentNaturals: 0,
  spentCityStates: 0,
  times: 0,
  touched: 0,
  kinds: 0,
  named: NONE,
  extra: 0,
  chain: [],
})
