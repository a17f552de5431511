import type { Argument, Message } from '@ecumene/kernel'
import { CULTURE_EVENTS, type CultureEvent } from '../../data/events.ts'
import { ERAS, MARKET_RESOURCES, RESOURCES } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import type { Given, GivenBacks } from './deal.ts'

/** A bundle in words: a list of counted things, or "nothing". */
const listOf = (things: readonly Message<WordKey>[]): Argument =>
  things.length === 0 ? { key: 'bundle.nothing' } : things

const counted = (count: number, thing: Message<WordKey>): readonly Message<WordKey>[] =>
  count === 0 ? [] : [{ key: 'bundle.thing', args: { count, thing } }]

const MARKET = RESOURCES.slice(0, MARKET_RESOURCES)

const dials = ({ trade, culture, resources }: Pick<Given, 'trade' | 'culture' | 'resources'>) => [
  ...counted(trade, { key: 'icon.trade' }),
  ...counted(culture, { key: 'icon.culture' }),
  ...MARKET.flatMap((name, kind) => counted(resources[kind] ?? 0, { key: `resource.${name}` })),
]

/** As everybody sees it. */
export const sayBacks = (bundle: GivenBacks): Argument =>
  listOf([
    ...dials(bundle),
    ...counted(bundle.huts, { key: 'marker.hut' }),
    ...counted(bundle.villages, { key: 'marker.village' }),
    ...ERAS.flatMap((era, number) =>
      counted(bundle.events[number] ?? 0, { key: 'bundle.event', args: { era: { key: `era.${era}` } } }),
    ),
  ])

/** As its giver sees it. */
export const sayGiven = (bundle: Given): Argument =>
  listOf([
    ...dials(bundle),
    ...RESOURCES.flatMap((name, kind) => [
      ...counted(bundle.huts[kind] ?? 0, {
        key: 'bundle.marker',
        args: { marker: { key: 'marker.hut' }, resource: { key: `resource.${name}` } },
      }),
      ...counted(bundle.villages[kind] ?? 0, {
        key: 'bundle.marker',
        args: { marker: { key: 'marker.village' }, resource: { key: `resource.${name}` } },
      }),
    ]),
    ...bundle.events.map(
      (event): Message<WordKey> => ({ key: `culture.${(CULTURE_EVENTS[event] as CultureEvent).id}` }),
    ),
  ])
