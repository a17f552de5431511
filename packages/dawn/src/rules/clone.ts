import { copyRandom } from '@ecumene/kernel'
import { type ModuleStates, partsOf } from '../modules.ts'
import type { Player, State } from './state.ts'

/** Field by field: several times faster than a generic copy, and search clones all the time. */
export const clone = (state: State): State => ({
  options: state.options,
  modules: state.modules,
  extras: cloneParts(state),
  random: copyRandom(state.random),
  pending: state.pending.slice(),
  phase: state.phase,
  step: state.step,
  turn: state.turn,
  round: state.round,
  first: state.first,
  active: state.active,
  dial: state.dial,
  icon: state.icon,
  direction: state.direction,
  layout: state.layout,
  hands: state.hands.length === 0 ? [] : state.hands.map((hand) => hand.slice()),
  laying: state.laying,
  owner: state.owner.slice(),
  piece: state.piece.slice(),
  token: state.token.slice(),
  wonder: state.wonder.slice(),
  barbarians: state.barbarians.slice(),
  heading: state.heading,
  raider: state.raider,
  naturalHolder: state.naturalHolder.slice(),
  naturalCard: state.naturalCard.slice(),
  conqueror: state.conqueror.slice(),
  treaties: state.treaties.slice(),
  tops: state.tops.slice(),
  decks: state.decks.slice(),
  unseen: state.unseen.slice(),
  gone: state.gone.slice(),
  supply: state.supply.slice(),
  victoryCards: state.victoryCards.slice(),
  players: state.players.map(copyPlayer),
  resolving: state.resolving,
  travel: state.travel,
  attack: state.attack,
  turnSoFar: state.turnSoFar,
  ending: state.ending,
  winners: state.winners.slice(),
})

/** In the order of `newPlayer`: otherwise the engine takes players of copies for another kind of object. */
const copyPlayer = (player: Player): Player => ({
  leader: player.leader,
  colour: player.colour,
  capital: player.capital,
  row: player.row.slice(),
  trade: player.trade.slice(),
  tech: player.tech,
  resources: player.resources.slice(),
  cities: player.cities.slice(),
  guests: player.guests,
  controls: player.controls,
  reinforced: player.reinforced,
  shore: player.shore,
  caravans: player.caravans.slice(),
  wonders: player.wonders.slice(),
  naturals: player.naturals,
  conquered: player.conquered,
  envoys: player.envoys,
  tokens: player.tokens,
  markers: player.markers,
  markerTokens: player.markerTokens,
  marks: player.marks.slice(),
  feats: player.feats,
  placing: player.placing,
  placingOn: player.placingOn,
  discarding: player.discarding,
  stored: player.stored,
})

/** Games of the base box share one empty part. */
const NO_PARTS: ModuleStates = {}

const cloneParts = ({ modules, extras }: State): ModuleStates => {
  const parts = partsOf(modules)
  return parts.length === 0 ? NO_PARTS : Object.assign({}, ...parts.map((part) => part.clone(extras)))
}
