import type { TableInfo } from '@ecumene/protocol'
import { editionAt, OFFERED } from '@ecumene/shelf/covers'
import { remember, remembered } from '../../memory/remembered.ts'

export const CLOCKS = ['none', 'increment', 'days'] as const
export type ClockKind = (typeof CLOCKS)[number]

/** Which of the public tables somebody wants to see. */
export type LobbyFilter = {
  /** The id of an edition, `null` for all games. */
  readonly game: string | null
  /** `null` for all kinds of clocks, and for none. */
  readonly clock: ClockKind | null
  readonly isFreeOnly: boolean
}

export const NO_FILTER: LobbyFilter = { game: null, clock: null, isFreeOnly: false }

/** Tables whose game is over are left out. */
export const fits = ({ game, options, seats, status, terms }: TableInfo, filter: LobbyFilter): boolean =>
  status !== 'over' &&
  (filter.game === null || filter.game === editionAt({ game, options })?.id) &&
  (filter.clock === null || filter.clock === terms.clock.kind) &&
  (!filter.isFreeOnly || seats.some(({ kind }) => kind === 'open'))

export const rememberFilter = ({ game, clock, isFreeOnly }: LobbyFilter): void =>
  remember('lobby', [game ?? '', clock ?? '', isFreeOnly ? 'free' : ''].join(' '))

/** The filter of the last visit. A game or clock that no longer exists filters nothing. */
export const rememberedFilter = (): LobbyFilter => {
  const [game, clock, free] = (remembered('lobby') ?? '').split(' ')
  return {
    game: OFFERED.find(({ id }) => id === game)?.id ?? null,
    clock: CLOCKS.find((kind) => kind === clock) ?? null,
    isFreeOnly: free === 'free',
  }
}
