import type { Outcome, Scores, Seat } from '../game.ts'
import { contractOf, isFulfilled } from './contracts.ts'
import type { BazaarState, Merchant } from './state.ts'
import { GOODS, type Good } from './wares.ts'

/** This many of one good corner its market. */
export const CORNER = 6

const SET_POINTS = 3
const DUCATS_PER_POINT = 2

export const outcome = (state: BazaarState): Outcome | null => {
  if (state.stack.length > 0) return null
  const monopolists = cornering(state).map(({ seat }) => seat)
  return monopolists.length > 0 ? cornerOutcome(state, monopolists) : closingOutcome(state)
}

/** Who has cornered the market, and in what; nobody where the option is off. */
export const cornering = ({ options, merchants }: BazaarState): readonly { seat: Seat; good: Good }[] => {
  if (!options.corner) return []
  return merchants.flatMap(({ holdings }, seat) => {
    const good = GOODS.find((candidate) => holdings[candidate] >= CORNER)
    return good === undefined ? [] : [{ seat, good }]
  })
}

const cornerOutcome = ({ merchants }: BazaarState, winners: readonly Seat[]): Outcome => ({
  ending: 'corner',
  winners,
  places: merchants.map((_, seat) => (winners.includes(seat) ? 1 : winners.length + 1)),
  scores: [],
})

const closingOutcome = ({ merchants }: BazaarState): Outcome => {
  const scores = merchants.map(scoresOf)
  const totals = scores.map((sheet) => Object.values(sheet).reduce((sum, points) => sum + points, 0))
  const places = totals.map((total) => 1 + totals.filter((other) => other > total).length)
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return { ending: 'closing', winners, places, scores }
}

const scoresOf = ({ holdings, contracts }: Merchant): Scores => ({
  contracts: contracts
    .map(contractOf)
    .filter((contract) => isFulfilled(contract, holdings))
    .reduce((sum, { points }) => sum + points, 0),
  sets: SET_POINTS * Math.min(...GOODS.map((good) => holdings[good])),
  ducats: Math.floor(holdings.ducat / DUCATS_PER_POINT),
})
