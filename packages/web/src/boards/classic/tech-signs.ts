import { ABILITIES, ANY, BUILDINGS, NONE, RESOURCES, type Tech, UNIT_TYPES } from '@ecumene/classic'
import type { IconName } from '../../icons/icon.tsx'
import { thingSign, unitSign } from './signs.ts'

/** One thing that a tech brings: its picture, and a number where there is one. */
export type TechSign = {
  readonly sign: IconName
  readonly mark: string
  readonly is: 'unlock' | 'limit' | 'coin' | 'ability'
}

/** Everything that a tech brings, in the order in which one looks for it: what it unlocks, raises, pays, and can do for a resource. */
export const signsOfTech = (tech: Tech): readonly TechSign[] => {
  const signs: TechSign[] = []
  const add = (is: TechSign['is'], sign: IconName, mark: number | string = ''): void => {
    signs.push({ is, sign, mark: String(mark) })
  }
  const building = BUILDINGS[tech.building]
  const unit = UNIT_TYPES[tech.unit]
  if (tech.government !== NONE) add('unlock', 'capitol')
  if (building !== undefined) add('unlock', thingSign(building.id))
  if (tech.walls) add('unlock', 'stone-wall')
  if (tech.thirdCity) add('unlock', 'village', 3)
  if (unit !== undefined) add('unlock', unitSign(unit), tech.rank > 0 ? tech.rank : '')
  if (tech.speed > 0) add('limit', 'horseshoe', tech.speed)
  if (tech.stacking > 0) add('limit', 'guards', tech.stacking)
  if (tech.water > 0) add('limit', tech.water > 1 ? 'anchor' : 'waves')
  if (tech.cultureHand > 0) add('limit', 'card-draw', `+${tech.cultureHand}`)
  if (tech.heals > 0) add('ability', 'caduceus', Number.isFinite(tech.heals) ? tech.heals : '')
  if (tech.coin > 0) add('coin', 'two-coins', tech.coin)
  if (tech.coinTokens > 0) add('coin', 'receive-money')
  for (const number of tech.abilities) {
    const kinds = ABILITIES[number]?.cost ?? []
    const [kind = ANY] = kinds
    if (kind === ANY) add('ability', 'swap-bag', `?${kinds.length > 1 ? kinds.length : ''}`)
    else add('ability', thingSign(RESOURCES[kind] ?? ''))
  }
  return signs
}
