import type { Fact, FactValue, Message } from '@ecumene/kernel'
import type { Icons } from '../data/types.ts'
import type { CatalogueKey } from './words/words.ts'

/** The small parts that entries are made of. */

export const say = (key: CatalogueKey, args?: Message['args']): Message =>
  args === undefined ? { key } : { key, args }

/** A fact, or none where it has no values. */
export const fact = (key: CatalogueKey, ...values: readonly FactValue[]): readonly Fact[] =>
  values.length === 0 ? [] : [{ label: say(key), values }]

export const sorting = (key: CatalogueKey, value: Message): Fact => ({ label: say(key), values: [value], sorts: true })

const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const

export const levelFact = (level: number): Fact =>
  sorting('catalogue.level', say('catalogue.levelNumbered', { level: NUMERALS[level - 1] ?? String(level) }))

const ICONS = ['trade', 'production', 'culture', 'coin'] as const

/** C-1.10: what a square, a building or a great person gives. */
export const iconFacts = (icons: Icons, combatBonus = 0): readonly Fact[] =>
  fact(
    'catalogue.gives',
    ...ICONS.flatMap((icon): readonly FactValue[] =>
      icons[icon] === 0 ? [] : [{ count: icons[icon], of: { key: `icon.${icon}` } }],
    ),
    ...(combatBonus === 0 ? [] : [{ count: combatBonus, of: { key: 'icon.combat' } }]),
  )
