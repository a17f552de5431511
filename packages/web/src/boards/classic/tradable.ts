import { ERAS, MARKET_RESOURCES, RESOURCES } from '@ecumene/classic'
import type { IconName } from '../../icons/icon.tsx'
import type { Say } from '../../words/use-words.tsx'
import { iconSign, knownThingSign } from './signs.ts'

const isOneOf = (ids: readonly string[], id: string): boolean => ids.includes(id)

const MARKET = RESOURCES.slice(0, MARKET_RESOURCES)

/** What can change hands, by its name in the notation: in words. */
export const tradableName = (id: string, say: Say): string => {
  if (id === 'trade' || id === 'culture') return say({ key: `icon.${id}` })
  if (isOneOf(MARKET, id)) return say({ key: `resource.${id}` })
  if (id === 'hut' || id === 'village') return say({ key: `marker.${id}` })
  if (isOneOf(ERAS, id)) return say({ key: 'bundle.event', args: { era: { key: `era.${id}` } } })
  const [marker, resource] = id.split('.')
  if (resource === undefined) return say({ key: `culture.${id}` })
  return say({
    key: 'bundle.marker',
    args: { marker: { key: `marker.${marker}` }, resource: { key: `resource.${resource}` } },
  })
}

export const tradableSign = (id: string): IconName => iconSign(id) ?? knownThingSign(id.split('.')[0]) ?? 'drama-masks'
