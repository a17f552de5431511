/** C-2.5, C-2.6 */
export const ARMIES = 6
export const SCOUTS = 2

/** C-2.7: a capital and two cities, the last only with Irrigation (C-9.5, C-9.6). */
export const CITY_LIMIT = 2
export const CITY_LIMIT_WITH_IRRIGATION = 3

/** C-2.9 */
export const TECHS_PER_PLAYER = 36

/** C-2.18: grassland on one side, desert on the other. */
export const DISASTER_MARKERS = 12

/** C-2.24 */
export const TRADE_MAX = 27

/** C-35.5 */
export const COINS_TO_WIN = 15

/** C-25.2, C-2.27: the dial position that each tech level needs; there is no level 0. */
export const RESEARCH_TRADE: readonly number[] = [0, 6, 11, 16, 21, 26]

/** C-11.11: American trade buys twice as much. */
export const RUSH_TRADE = 3
export const RUSH_PRODUCTION = 1

/** C-12.1, C-12.2 */
export const ARMY_COST = 4
export const SCOUT_COST = 6

/** C-21.3, C-21.12, C-18.2 */
export const BASE_SPEED = 2
export const BASE_STACKING = 2
export const BASE_CULTURE_HAND = 2

/** C-27.6 to C-27.8 */
export const BATTLE_HAND = 3
export const BATTLE_HAND_PER_ARMY = 2
export const BATTLE_HAND_CITY = 3

/** C-27.18 to C-27.20; the capital's bonus is instead of a city's, the walls' is added. */
export const CITY_DEFENCE = 6
export const CAPITAL_DEFENCE = 12
export const WALLS_DEFENCE = 4

/** C-14.1, facts */
export const WALLS_COST = 7

/** C-17.1 */
export const ARTS_CULTURE = 1

/** C-29.5 */
export const UNITS_PER_ARMY_LOST = 2

/** C-4.9 */
export const WONDER_SPACES = 4
