import type { LeaderId } from '../../data/leaders.ts'
import { armies, culture, economy, growth, industry, science, type TerraCard } from './card-parts.ts'

/** T-1.11: the focus cards that the expansion adds to each colour's deck. */
export const TERRA_CARDS: readonly TerraCard<TerraCardId>[] = [
  growth('irrigation', 1, { reinforces: 'instead' }),
  growth('engineering', 2, { reinforces: 'instead', after: 'controlBesideDistrict' }),
  growth('sanitation', 3, { reinforces: 'also' }),
  growth('globalization', 4, { reinforces: 'also', after: 'districtKind' }),
  armies('ti-masonry', 1, { distance: 3, armies: 1 }),
  armies('ti-iron-working', 2, { distance: 4, armies: 2, bonusAgainstBarbarians: 2 }),
  armies('ti-mass-production', 3, { distance: 5, armies: 2, water: true, bonus: 2, redeploys: true }),
  armies('ti-flight', 4, { distance: 6, armies: 2, water: true, bonus: 3, passes: true }),
  // ND-41: by the publisher's ruling the caravan may go on after removing a barbarian.
  economy('ti-currency', 2, { distance: 4, caravans: 2, removesBarbarians: true }),
  industry('ti-animal-husbandry', 2, { range: 3 }),
]

/**
 * T-6.1: the unique focus card of each of the eighteen leaders.
 *
 * PROPOSED DATA: the numbers of caravans and armies are those of the standard card of the same level.
 */
export const UNIQUE_CARDS: readonly UniqueCard[] = [
  unique('america', culture('radio', 4, { tokens: 3 })),
  unique('aztec', growth('mysticism', 1, { reinforces: 'instead', after: 'replaceControl' })),
  unique('china', science('writing', 1)),
  unique('egypt', economy('wheel', 1, { distance: 4, caravans: 1 })),
  unique('england', science('natural-history', 3)),
  unique('france', culture('humanism', 3, { tokens: 2 })),
  unique('georgia', armies('siege-tactics', 3, { distance: 5, armies: 2, water: true, bonus: 2, siege: 1 })),
  unique('japan', industry('industrialization', 3, { range: 4, water: true })),
  unique('inca', culture('state-workforce', 2, { tokens: 2 })),
  unique('indonesia', economy('shipbuilding', 2, { distance: 4, caravans: 2, water: true })),
  unique('netherlands', economy('cartography', 3, { distance: 6, caravans: 2, water: true })),
  unique('nubia', industry('construction', 2, { range: 3 })),
  unique('ottoman', economy('banking', 3, { distance: 6, caravans: 2, water: true })),
  unique('poland', science('astronomy', 2)),
  unique('rome', growth('military-engineering', 2, { reinforces: 'besideArmies', after: 'deploy' })),
  unique('scythia', armies('horseback-riding', 1, { distance: 6, armies: 1 })),
  unique('sumeria', industry('craftsmanship', 1, { range: 2 })),
  unique('zulu', armies('scorched-earth', 2, { distance: 4, armies: 2, scorches: true })),
]

export type TerraCardId =
  | 'irrigation'
  | 'engineering'
  | 'sanitation'
  | 'globalization'
  | 'ti-masonry'
  | 'ti-iron-working'
  | 'ti-mass-production'
  | 'ti-flight'
  | 'ti-currency'
  | 'ti-animal-husbandry'

export type UniqueCardId =
  | 'radio'
  | 'mysticism'
  | 'writing'
  | 'wheel'
  | 'natural-history'
  | 'humanism'
  | 'siege-tactics'
  | 'industrialization'
  | 'state-workforce'
  | 'shipbuilding'
  | 'cartography'
  | 'construction'
  | 'banking'
  | 'astronomy'
  | 'military-engineering'
  | 'horseback-riding'
  | 'craftsmanship'
  | 'scorched-earth'

export type UniqueCard = TerraCard<UniqueCardId> & { readonly leader: LeaderId }

function unique(leader: LeaderId, of: TerraCard<UniqueCardId>): UniqueCard {
  return { ...of, leader }
}
