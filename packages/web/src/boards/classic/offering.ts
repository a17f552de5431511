import { ERAS, MARKET_RESOURCES, type PlayerView, RESOURCES } from '@ecumene/classic'
import type { Say } from '../../words/use-words.tsx'

/** Something that can change hands: as the notation calls it, in words, and how much of it there is. */
export type Tradable = { readonly id: string; readonly name: string; readonly most: number }

const MARKET = RESOURCES.slice(0, MARKET_RESOURCES)

const open = ({ trade, culture, resources }: PlayerView, say: Say): readonly Tradable[] => [
  { id: 'trade', name: say({ key: 'icon.trade' }), most: trade },
  { id: 'culture', name: say({ key: 'icon.culture' }), most: culture },
  ...MARKET.map((id, kind) => ({ id, name: say({ key: `resource.${id}` }), most: resources[kind] ?? 0 })),
]

const markers = (kind: 'hut' | 'village', counts: readonly number[], say: Say): readonly Tradable[] =>
  RESOURCES.map((resource, number) => ({
    id: `${kind}.${resource}`,
    name: say({
      key: 'bundle.marker',
      args: { marker: { key: `marker.${kind}` }, resource: { key: `resource.${resource}` } },
    }),
    most: counts[number] ?? 0,
  }))

const there = (things: readonly Tradable[]): readonly Tradable[] => things.filter(({ most }) => most > 0)

/** What a player can give, by its face (C-3.19). */
export const givable = (player: PlayerView, say: Say): readonly Tradable[] => {
  const { own } = player
  if (own === null) return []
  const events = [...new Set(own.hand)].map((id) => ({
    id,
    name: say({ key: `culture.${id}` }),
    most: own.hand.filter((other) => other === id).length,
  }))
  return there([
    ...open(player, say),
    ...markers('hut', own.huts, say),
    ...markers('village', own.villages, say),
    ...events,
  ])
}

/** What can be asked of another player, by its back. */
export const wantable = (player: PlayerView, say: Say): readonly Tradable[] =>
  there([
    ...open(player, say),
    { id: 'hut', name: say({ key: 'marker.hut' }), most: player.huts },
    { id: 'village', name: say({ key: 'marker.village' }), most: player.villages },
    ...ERAS.map((era) => ({
      id: era,
      name: say({ key: 'bundle.event', args: { era: { key: `era.${era}` } } }),
      most: player.handBacks[era],
    })),
  ])
