export { BUILDINGS, type Building, MARKER_KINDS } from './data/buildings.ts'
export { CIVILIZATIONS, type CivilizationId } from './data/civilizations.ts'
export { CULTURE_TRACK, CULTURE_VICTORY, type Space } from './data/culture-track.ts'
export { CULTURE_EVENTS } from './data/events.ts'
export { GOVERNMENT, GOVERNMENT_IDS, GOVERNMENTS, type Government } from './data/governments.ts'
export { GREAT_PEOPLE } from './data/great-people.ts'
export { ARMY_COST, COINS_TO_WIN, SCOUT_COST, TRADE_MAX } from './data/limits.ts'
export { GREAT_PERSON_VILLAGE, HUT_PILE, VILLAGE_PILE } from './data/markers.ts'
export { ABILITIES, ANY, COIN_TOKENS, TECH, TECHS, type Tech, type TechId } from './data/techs.ts'
export { TILE_SIZE, TILES } from './data/tiles.ts'
export * from './data/types.ts'
export { AIRCRAFT_COST, strengthAt, UNIT_COST, UNIT_NAMES } from './data/units.ts'
export { WONDER, WONDERS, type Wonder, type WonderId } from './data/wonders.ts'
export { describeMove } from './describe.ts'
export {
  describeBar,
  describeBill,
  describeBlockades,
  describeChange,
  describeEntry,
  describeLoot,
  describeReplaced,
  describeResearch,
  describeSite,
  describeWay,
} from './describe-foresight.ts'
export { type Account, type Entry, type Source, sumOf } from './foresight/accounts.ts'
export type { Bill } from './foresight/bills.ts'
export type { Change } from './foresight/changes.ts'
export type { Clash } from './foresight/clashes.ts'
export type { Reach } from './foresight/reach.ts'
export type { Site } from './foresight/sites.ts'
export type { Strike } from './foresight/strikes.ts'
export type { Way } from './foresight/ways.ts'
export type { Yields } from './foresight/yields.ts'
export { classic } from './game.ts'
export { CARD_NAMES } from './rules/battle/moves.ts'
export type { BonusSource } from './rules/battle/strength.ts'
export type { BattleView, CardView, HandView, UnitView } from './rules/battle/view.ts'
export type { Event } from './rules/events.ts'
export type { Frame, FrameKind } from './rules/handlers.ts'
export { armiesOn, holderOf } from './rules/map/figures.ts'
export { AROUND, columnOf, NEIGHBOURS, rowOf, SQUARE_NAMES, SQUARES } from './rules/map/grid.ts'
export {
  coinOn,
  cultureOn,
  isRevealed,
  isWater,
  productionOn,
  resourceOn,
  terrainOn,
  tradeOn,
} from './rules/map/land.ts'
export { layoutFor } from './rules/map/layouts.ts'
export { cultureIcons, isBlockaded, ownerOf, productionIcons, tradeIcons } from './rules/map/outskirts.ts'
export { COURSES, groupOf, isRevealing, squareOfCourse } from './rules/movement/courses.ts'
export { underWay } from './rules/movement/under-way.ts'
export { type Move, type MoveKind, type MoveOf, mentions, moveOf, offerOf, says } from './rules/moves.ts'
export { battleHandBonus, hasWonder, knows, unitStrengthBonus } from './rules/powers.ts'
export { hasPlace } from './rules/research/pyramid.ts'
export {
  BUILDING_CODE,
  CITY_COUNT,
  FIGURE_COUNT,
  FIRST_SCOUT,
  HIDDEN,
  HUT_TOKEN,
  IN_RESERVE,
  NO_TOKEN,
  OFF_MAP,
  type Options,
  PERSON_CODE,
  type Player,
  STRENGTHS,
  type State,
  UNDECIDED,
  VILLAGE_TOKEN,
  WALLED_CODE,
} from './rules/state.ts'
export { type Deal, dealOf, type GivenBacks, type Wanted } from './rules/trade/deal.ts'
export type { SquareView } from './square-view.ts'
export type { AfootView, MarketView, OfferView, OwnView, PlayerView, TileView, View } from './view.ts'
export type { WordKey } from './words/en.ts'
