import type { ProgressId } from '../data/progress.ts'
import type { Card, Effect } from '../data/types.ts'
import type { WonderId } from '../data/wonders.ts'

/** Where the rulebook says what an effect does. */
const EFFECT_RULES: Readonly<Record<Effect['kind'], readonly string[]>> = {
  produces: ['D-12.1', 'D-6.6'],
  producesOneOf: ['D-6.8', 'D-7.4'],
  fixesPrice: ['D-7.7', 'D-7.8'],
  coins: ['D-12.2', 'D-12.3'],
  coinsPer: ['D-12.4', 'D-12.5'],
  points: ['D-12.9'],
  shields: ['D-13.1', 'D-13.3'],
  symbol: ['D-14.1', 'D-14.8'],
  guild: ['D-17.2', 'D-17.3'],
  opponentLoses: ['D-16.3'],
  demolishes: ['D-16.6', 'D-16.8'],
  drawsProgress: ['D-16.10', 'D-16.11'],
  rebuilds: ['D-16.15', 'D-16.17'],
  extraTurn: ['D-5.10'],
  discount: ['D-15.11'],
  tradeIncome: ['D-15.7'],
  pointsPerProgress: ['D-15.14'],
  extraShields: ['D-15.16'],
  extraTurnPerWonder: ['D-15.19'],
  coinsPerChain: ['D-15.22'],
}

/** Guilds with a rule of their own; the others count one colour (D-17.12). */
const GUILD_RULES: Readonly<Record<string, readonly string[]>> = {
  'shipowners-guild': ['D-17.6'],
  'builders-guild': ['D-17.7', 'D-17.8'],
  'moneylenders-guild': ['D-17.9', 'D-17.10'],
}

const WONDER_RULES: Readonly<Partial<Record<WonderId, readonly string[]>>> = {
  'circus-maximus': ['D-16.4'],
  'the-statue-of-zeus': ['D-16.5'],
  'the-great-library': ['D-16.10', 'D-16.12', 'D-16.13'],
  'the-mausoleum': ['D-16.15', 'D-16.18', 'D-16.20'],
}

const PROGRESS_RULES: Readonly<Record<ProgressId, readonly string[]>> = {
  agriculture: ['D-15.1', 'D-15.2'],
  architecture: ['D-15.3', 'D-15.5', 'D-15.11'],
  economy: ['D-15.7', 'D-15.8', 'D-15.9', 'D-15.10'],
  law: ['D-15.12', 'D-15.13', 'D-14.9'],
  masonry: ['D-15.4', 'D-15.5', 'D-15.11'],
  mathematics: ['D-15.14'],
  philosophy: ['D-15.15'],
  strategy: ['D-15.16', 'D-15.17', 'D-15.18'],
  theology: ['D-15.19', 'D-15.20'],
  urbanism: ['D-15.21', 'D-15.22', 'D-15.23'],
}

const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)]

const ofEffects = (effects: readonly Effect[]): readonly string[] => effects.flatMap(({ kind }) => EFFECT_RULES[kind])

export const cardRules = ({ id, colour, gives, accepts, effects }: Card): readonly string[] =>
  distinct([
    ...(GUILD_RULES[id] ?? (colour === 'purple' ? ['D-17.12'] : [])),
    ...(id in GUILD_RULES && id !== 'shipowners-guild' ? [] : ofEffects(effects)),
    ...(gives === undefined && accepts === undefined ? [] : ['D-8.2']),
    'D-9.1',
  ])

export const wonderRules = (id: string, effects: readonly Effect[]): readonly string[] =>
  distinct([...(WONDER_RULES[id as WonderId] ?? []), ...ofEffects(effects), 'D-16.2', 'D-11.1'])

export const progressRules = (id: string): readonly string[] => [...PROGRESS_RULES[id as ProgressId], 'D-14.1']
