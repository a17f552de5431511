import type { Box } from '../data/box.ts'
import type { Card } from '../data/cards.ts'
import type { Tile } from '../data/tiles.ts'
import { TERRA_ACTIONS, TERRA_ONCE_PER_TURN } from './data/actions.ts'
import { FORT_VICTORY_CARDS, TERRA_VICTORY_CARDS } from './data/agendas.ts'
import { FIFTH_COLOUR } from './data/box.ts'
import type { TerraCard as Described } from './data/card-parts.ts'
import { TERRA_CARDS, type TerraCardId, UNIQUE_CARDS, type UniqueCardId } from './data/cards.ts'
import { FORT_TILES, WATER_TILE } from './data/forts.ts'
import { TERRA_LEADERS } from './data/leaders.ts'
import { TERRA_CITY_STATES, TERRA_NATURAL_WONDERS, TERRA_TREATIES } from './data/sights.ts'
import { TERRA_BARBARIANS, TERRA_TILES } from './data/tiles.ts'
import { TERRA_WONDERS } from './data/wonders.ts'

export type { TerraActionId, TerraOnceId } from './data/actions.ts'
export type { TerraAgendaId } from './data/agendas.ts'
export type { TerraFocusType } from './data/card-parts.ts'
export type { TerraIcon } from './data/dial.ts'
export type { TerraTileKind } from './data/forts.ts'
export type { TerraLeaderId } from './data/leaders.ts'
export type { TerraCityStateId, TerraNaturalWonderId, TerraTreatyId } from './data/sights.ts'
export type { TerraBarbarianLetter } from './data/tiles.ts'
export type { TerraWonderId } from './data/wonders.ts'

export type TerraColour = typeof FIFTH_COLOUR
export type TerraCard = Described<TerraCardId | UniqueCardId>

/** A card in the words of the base rules, which resolve what they know of it; the rest is read from `more`. */
const asCard = (card: TerraCard): Card => {
  const { id, type, typeNumber, level, culture, science, economy, industry, armies } = card
  return {
    id,
    type,
    typeNumber,
    level,
    culture: culture === null ? null : { ...culture, after: 'nothing' },
    science: science === null ? null : 'nothing',
    economy: economy === null ? null : { ...economy, after: 'nothing' },
    industry: industry === null ? null : { ...industry, besideCaravans: false, fifthSlotProduction: 0, tokens: 0 },
    military:
      armies === null
        ? null
        : {
            attacks: 0,
            range: 0,
            through: 'land',
            bonus: armies.bonus,
            bonusAgainstBarbarians: armies.bonus + armies.bonusAgainstBarbarians,
            reinforces: 'instead',
          },
    more: card,
  }
}

/** Everything of the expansion that is numbered together with the base game's (T-1.4 to T-1.13). */
export const terraBox: Box = {
  id: 'terra',
  colours: [FIFTH_COLOUR],
  leaders: TERRA_LEADERS,
  cards: [...TERRA_CARDS, ...UNIQUE_CARDS].map(asCard),
  wonders: TERRA_WONDERS,
  cityStates: TERRA_CITY_STATES,
  naturalWonders: TERRA_NATURAL_WONDERS,
  treaties: TERRA_TREATIES,
  tiles: [...(TERRA_TILES as readonly Tile[]), ...FORT_TILES, WATER_TILE],
  barbarians: TERRA_BARBARIANS,
  victoryCards: [...TERRA_VICTORY_CARDS, ...FORT_VICTORY_CARDS],
  actions: TERRA_ACTIONS,
  oncePerTurn: TERRA_ONCE_PER_TURN,
}
