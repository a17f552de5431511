import type { Atlas, Message } from '@ecumene/kernel'
import { say } from './describe.ts'
import { gridName } from './grid-name.ts'
import type { SpaceView } from './space-view.ts'
import type { View } from './view.ts'
import type { WordKey } from './words/en.ts'

/** What the spaces of a map are called: where they lie, and what land they are. */
export const atlas = ({ spaces }: Pick<View, 'spaces'>): Atlas => {
  if (latest === null || !isSameMap(latest.spaces, spaces)) latest = { spaces, names: atlasOf(spaces) }
  return latest.names
}

let latest: { readonly spaces: readonly SpaceView[]; readonly names: Atlas } | null = null

const atlasOf = (spaces: readonly SpaceView[]): Atlas => {
  const names = spaces.map((space) => say('place.at', { at: gridName(space), land: landOf(space) }))
  return (place) => names[place] ?? OFF_THE_MAP
}

/** A space on a tile that was taken back. */
const OFF_THE_MAP = say('place.off')

/** What is printed on it alone, which stays true whatever is built there. */
const landOf = ({ naturalWonder, cityState, terrain }: SpaceView): Message<WordKey> => {
  if (naturalWonder !== null) return say(`natural.${naturalWonder}`)
  return cityState === null ? say(`terrain.${terrain}`) : say(`cityState.${cityState}`)
}

const isSameMap = (one: readonly SpaceView[], other: readonly SpaceView[]): boolean =>
  one.length === other.length &&
  one.every((space, index) => {
    const now = other[index]
    return space === now || (space.q === now?.q && space.r === now.r && space.terrain === now.terrain)
  })
