import { ALL_CARDS, DISTRICTS } from '@ecumene/dawn'
import type { IconName } from '../../icons/icon.tsx'

/** Pictures for the things of New Dawn. What an expansion adds and nobody has drawn yet gets a plain sign. */

const TYPE_SIGNS: Readonly<Record<string, IconName>> = {
  culture: 'lyre',
  science: 'bubbling-flask',
  economy: 'camel',
  industry: 'anvil',
  military: 'crossed-swords',
  growth: 'vines',
}

const THING_SIGNS: Readonly<Record<string, IconName>> = {
  marble: 'stone-block',
  mercury: 'water-drop',
  oil: 'barrel',
  diamonds: 'cut-diamond',
  naturalWonder: 'mountains',
  city: 'village',
  capital: 'capitol',
  cityState: 'greek-temple',
}

const TERRAIN_SIGNS: Readonly<Record<string, IconName>> = {
  hills: 'hills',
  forest: 'forest',
  desert: 'cactus',
  mountains: 'peaks',
  water: 'waves',
  naturalWonder: 'mountains',
}

/** What each leader's people are known by. */
const LEADER_SIGNS: Readonly<Record<string, IconName>> = {
  america: 'eagle-head',
  aztec: 'aztec-calendar-sun',
  china: 'pagoda',
  egypt: 'ankh',
  england: 'queen-crown',
  france: 'fleur-de-lys',
  georgia: 'crenel-crown',
  inca: 'sun',
  indonesia: 'sailboat',
  japan: 'samurai-helmet',
  netherlands: 'windmill',
  nubia: 'bow-arrow',
  ottoman: 'turban',
  poland: 'feathered-wing',
  rome: 'roman-shield',
  scythia: 'horse-head',
  sumeria: 'bull-horns',
  zulu: 'spears',
}

/** What a plan for a wonder is paid from, beside resources. */
const PLAN_SIGNS: Readonly<Record<string, IconName>> = {
  card: 'anvil',
  spent: 'check-mark',
  tokens: 'two-coins',
}

const PLAIN: IconName = 'hexes'

/** The sign of a thing, or `null` where nobody has drawn one. */
export const knownTypeSign = (type = ''): IconName | null => TYPE_SIGNS[type] ?? null
export const knownThingSign = (thing = ''): IconName | null => THING_SIGNS[thing] ?? null
export const knownTerrainSign = (terrain = ''): IconName | null => TERRAIN_SIGNS[terrain] ?? null

export const leaderSign = (leader: string): IconName => LEADER_SIGNS[leader] ?? 'laurel-crown'
export const typeSign = (type: string): IconName => TYPE_SIGNS[type] ?? PLAIN
export const thingSign = (thing: string): IconName => THING_SIGNS[thing] ?? PLAIN
export const planSign = (thing: string): IconName => PLAN_SIGNS[thing] ?? thingSign(thing)

/** The focus type that a district belongs to. */
export const districtType = (district: string): string => DISTRICTS.find(({ id }) => id === district)?.type ?? ''

export const typeOfCard = (card: string): string => ALL_CARDS.find(({ id }) => id === card)?.type ?? ''
export const levelOfCard = (card: string): number => ALL_CARDS.find(({ id }) => id === card)?.level ?? 1

/** The level of a card as it is printed. */
export const levelText = (level: number): string => ['', 'I', 'II', 'III', 'IV'][level] ?? ''
