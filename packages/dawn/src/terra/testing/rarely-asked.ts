import { cardNumber } from '../../data/cards.ts'
import { ECONOMY, MILITARY } from '../../data/types.ts'
import { dawn } from '../../game.ts'
import { cardOf } from '../../kits.ts'
import { pieceOn } from '../../rules/map/on-spaces.ts'
import { ask, CITY, OUT_OF_PLAY } from '../../rules/state.ts'
import { fitCaravans } from '../../rules/trade/caravans.ts'
import { chooseCard, exchangeCard, openLand, type RarelyAsked } from '../../testing/rarely-asked.ts'
import { fitArmies } from '../armies/armies.ts'
import { terraPlayer } from '../state.ts'

/** The same for Terra Incognita. */
export const RARELY_ASKED_IN_TERRA: RarelyAsked = {
  surplusArmy(state, seat) {
    const player = terraPlayer(state, seat)
    exchangeCard(state, seat, cardOf(state, MILITARY, 4))
    fitArmies(state, seat, undefined)
    const land = openLand(state, seat)
    player.armies = player.armies.map((at, army) => (at === OUT_OF_PLAY ? at : (land[army] ?? at)))
    exchangeCard(state, seat, cardOf(state, MILITARY, 1))
    fitArmies(state, seat, undefined)
  },
  landing(state, seat) {
    exchangeCard(state, seat, cardNumber('cartography'))
    fitCaravans(state, seat, undefined)
    chooseCard(state, seat, ECONOMY)
    const cities = state.owner.flatMap((owner, space) =>
      owner >= 0 && owner !== seat && pieceOn(state, space) === CITY ? [space] : [],
    )
    const landings = (near: number): number => {
      const there = dawn.clone(state)
      ask(there, { kind: 'landing', seat, near })
      return dawn.legal(there, seat).length
    }
    const [near = 0] = cities.toSorted((one, other) => landings(other) - landings(one))
    ask(state, { kind: 'landing', seat, near })
  },
}
