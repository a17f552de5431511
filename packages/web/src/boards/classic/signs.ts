import type { Victory } from '@ecumene/classic'
import type { IconName } from '../../icons/icon.tsx'

/** Pictures for the things of Classic. */

const TERRAIN_SIGNS: Readonly<Record<string, IconName>> = {
  forest: 'forest',
  mountain: 'peaks',
  desert: 'cactus',
  water: 'waves',
}

const THING_SIGNS: Readonly<Record<string, IconName>> = {
  wheat: 'wheat',
  silk: 'roman-toga',
  incense: 'fire-bowl',
  iron: 'anvil',
  spy: 'surrounded-eye',
  uranium: 'erlenmeyer',
  hut: 'family-house',
  village: 'palisade',
  army: 'flying-flag',
  scout: 'telescope',
  person: 'public-speaker',
  wonder: 'laurels',
  harbor: 'harbor-dock',
  'trading-post': 'trade',
  workshop: 'hammer-nails',
  'iron-mine': 'mine-wagon',
  library: 'bookshelf',
  university: 'book-pile',
  granary: 'amphora',
  aqueduct: 'aqueduct',
  market: 'scales',
  bank: 'coins-pile',
  temple: 'greek-temple',
  cathedral: 'byzantin-temple',
  barracks: 'barracks-tent',
  academy: 'spartan-helmet',
}

const UNIT_SIGNS: Readonly<Record<string, IconName>> = {
  artillery: 'catapult',
  infantry: 'spears',
  mounted: 'horse-head',
  aircraft: 'eagle-emblem',
}

const ICON_SIGNS: Readonly<Record<string, IconName>> = {
  trade: 'trade',
  production: 'hammer-nails',
  culture: 'lyre',
  coin: 'two-coins',
  combat: 'crossed-swords',
}

export const iconSign = (icon = ''): IconName | null => ICON_SIGNS[icon] ?? null

/** The sign of a thing, or `null` where nobody has drawn one. */
export const knownThingSign = (thing = ''): IconName | null => THING_SIGNS[thing] ?? null
export const knownTerrainSign = (terrain = ''): IconName | null => TERRAIN_SIGNS[terrain] ?? null

export const thingSign = (thing: string): IconName => THING_SIGNS[thing] ?? 'stone-block'
export const knownUnitSign = (unit: string): IconName | null => UNIT_SIGNS[unit] ?? null
export const unitSign = (unit: string): IconName => UNIT_SIGNS[unit] ?? 'crossed-swords'

export const GOAL_SIGNS: Readonly<Record<Victory, IconName>> = {
  culture: 'lyre',
  economic: 'two-coins',
  technology: 'classical-knowledge',
  military: 'crossed-swords',
}
