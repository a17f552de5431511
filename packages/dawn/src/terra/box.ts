import type { Box } from '../data/box.ts'
import type { Card } from '../data/cards.ts'
import { TERRA_ACTIONS, TERRA_ONCE_PER_TURN } from './data/actions.ts'
import { FORT_VICTORY_CARDS, TERRA_VICTORY_CARDS, type TerraAgendaId } from './data/agendas.ts'
import { FIFTH_COLOUR } from './data/box.ts'
import type { TerraCard as Described, TerraFocusType } from './data/card-parts.ts'
import { TERRA_CARDS, type TerraCardId, UNIQUE_CARDS, type UniqueCardId } from './data/cards.ts'
import type { TerraIcon } from './data/dial.ts'
import { FORT_TILES, type TerraTileKind, WATER_TILE } from './data/forts.ts'
import { TERRA_LEADERS } from './data/leaders.ts'
import { TERRA_CITY_STATES, TERRA_NATURAL_WONDERS, TERRA_TREATIES } from './data/sights.ts'
import { TERRA_BARBARIANS, TERRA_TILES } from './data/tiles.ts'
import { TERRA_WONDERS } from './data/wonders.ts'

/** What the things of the expansion are called, and how it describes its cards. */
export type TerraNames = {
  readonly action: (typeof TERRA_ACTIONS)[number]
  readonly oncePerTurn: (typeof TERRA_ONCE_PER_TURN)[number]
  readonly agenda: TerraAgendaId
  readonly barbarian: (typeof TERRA_BARBARIANS)[number]
  readonly card: TerraCard
  readonly cityState: (typeof TERRA_CITY_STATES)[number]['id']
  readonly colour: typeof FIFTH_COLOUR
  readonly focusType: TerraFocusType
  readonly icon: TerraIcon
  readonly leader: (typeof TERRA_LEADERS)[number]['id']
  readonly naturalWonder: (typeof TERRA_NATURAL_WONDERS)[number]['id']
  readonly tileKind: TerraTileKind
  readonly treaty: (typeof TERRA_TREATIES)[number]
  readonly wonder: (typeof TERRA_WONDERS)[number]['id']
}

type TerraCard = Described<TerraCardId | UniqueCardId>

/** A card in the terms of the base rules; what they do not know of it is in `more`. */
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
  tiles: [...TERRA_TILES, ...FORT_TILES, WATER_TILE],
  barbarians: TERRA_BARBARIANS,
  victoryCards: [...TERRA_VICTORY_CARDS, ...FORT_VICTORY_CARDS],
  actions: TERRA_ACTIONS,
  oncePerTurn: TERRA_ONCE_PER_TURN,
}
