import type { SpaceView, View } from '@ecumene/dawn'

/**
 * Is a space in both views what it was, with all that stands on it? Then it looks the same and is called the same, and need not be drawn
 * again. Parts that did not change are the same objects (`table/kept.ts`).
 */
export const isSameSpace = (one: View, other: View, space: number): boolean =>
  one === other ||
  (one.spaces[space] === other.spaces[space] && guestsIn(one).get(space) === guestsIn(other).get(space))

/** Does the land belong to the same players? */
export const isSameLand = (one: readonly SpaceView[], other: readonly SpaceView[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((space, index) => {
      const { q, r, owner } = other[index] ?? space
      return space.q === q && space.r === r && space.owner === owner
    }))

/** What stands on spaces and is told elsewhere in a view, by space. */
const guestsIn = (view: View): ReadonlyMap<number, string> => {
  const counted = known.get(view)
  if (counted !== undefined) return counted
  const guests = new Map<number, string>()
  const add = (space: number | null, guest: string) => {
    if (space !== null) guests.set(space, `${guests.get(space) ?? ''}${guest};`)
  }
  for (const { letter, space } of view.barbarians) add(space, letter)
  for (const [seat, { caravans }] of view.players.entries()) for (const at of caravans) add(at, `caravan ${seat}`)
  for (const [seat, { armies, districts }] of view.modules.terra?.players.entries() ?? []) {
    for (const at of armies) add(at, `army ${seat}`)
    for (const { district, space } of districts) add(space, district)
  }
  known.set(view, guests)
  return guests
}

const known = new WeakMap<View, ReadonlyMap<number, string>>()
