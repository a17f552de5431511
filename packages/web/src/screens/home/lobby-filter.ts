import type { TableInfo } from '@ecumene/server/protocol'

/** Which of the public tables somebody wants to see. */
export type LobbyFilter = {
  /** `null` for all games. */
  readonly game: string | null
  readonly isFreeOnly: boolean
}

export const NO_FILTER: LobbyFilter = { game: null, isFreeOnly: false }

/** Tables whose game is over are no company. */
export const fits = ({ game, seats, status }: TableInfo, filter: LobbyFilter): boolean =>
  status !== 'over' &&
  (filter.game === null || filter.game === game) &&
  (!filter.isFreeOnly || seats.some(({ kind }) => kind === 'open'))
