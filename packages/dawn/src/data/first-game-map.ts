/**
 * PROPOSED DATA, not the printed layout: the rulebooks show the first-game map only as a picture. Built from the core
 * arrangement so that every tile touches the core and at least four laid spaces, without holes. To replace it by the
 * printed one, change the numbers, offsets and rotations below; nothing else depends on them.
 */
export const FIRST_GAME_MAP: readonly FirstGameTile[] = [
  { tile: 15, frame: 'red', core: true, q: 0, r: 0, rotation: 0 },
  { tile: 4, frame: 'red', core: true, q: 3, r: -3, rotation: 3 },
  { tile: 12, frame: 'red', core: true, q: 4, r: 0, rotation: 0 },
  { tile: 13, frame: 'red', core: true, q: 7, r: -3, rotation: 3 },
  { tile: 7, frame: 'red', core: false, q: -1, r: -3, rotation: 3 },
  { tile: 16, frame: 'red', core: false, q: 8, r: 0, rotation: 0 },
  { tile: 3, frame: 'red', core: false, q: 6, r: -5, rotation: 0 },
  { tile: 10, frame: 'red', core: false, q: 1, r: 2, rotation: 3 },
  { tile: 5, frame: 'red', core: false, q: 5, r: -8, rotation: 3 },
  { tile: 8, frame: 'red', core: false, q: 2, r: 5, rotation: 0 },
  { tile: 9, frame: 'yellow', core: false, q: 9, r: -8, rotation: 3 },
  { tile: 6, frame: 'yellow', core: false, q: 10, r: -5, rotation: 0 },
  { tile: 1, frame: 'yellow', core: false, q: 2, r: -5, rotation: 0 },
  { tile: 11, frame: 'blue', core: false, q: -2, r: 5, rotation: 0 },
  { tile: 14, frame: 'blue', core: false, q: -3, r: 2, rotation: 3 },
  { tile: 2, frame: 'blue', core: false, q: 5, r: 2, rotation: 3 },
]

/** N-4.2: every tile shows side A. N-4.3 to N-4.5: which frames are used depends on the number of players. */
export type FirstGameTile = {
  readonly tile: number
  readonly frame: 'red' | 'yellow' | 'blue'
  readonly core: boolean
  /** Where hex 0 of the tile lies. */
  readonly q: number
  readonly r: number
  readonly rotation: number
}
