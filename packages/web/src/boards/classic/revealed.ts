import type { Event, TechId } from '@ecumene/classic'
import { useShowing } from '../../pace/use-show.ts'

/** What everybody has chosen in secret, as it turns over; `null` for a seat that researches nothing. */
export type Revealed = { readonly techs: readonly (TechId | null)[]; readonly beatMs: number }

/** C-25.9: by seat, what was chosen; `null` where nothing is shown. */
export const revealedIn = (events: readonly Event[], seats: number): readonly (TechId | null)[] | null => {
  const shown = events.findIndex(({ kind }) => kind === 'choicesShown')
  if (shown < 0) return null
  const techs = new Map(
    events
      .slice(shown)
      .flatMap((event) => (event.kind === 'techResearched' ? [[event.seat, event.tech] as const] : [])),
  )
  return Array.from({ length: seats }, (_, seat) => techs.get(seat) ?? null)
}

/** At the moment in which all choices turn over, and until something else happens; `null` at any other time. */
export const useRevealed = (seats: number): Revealed | null => {
  const { events = [], beatMs = 0 } = useShowing() ?? {}
  const techs = revealedIn(events as readonly Event[], seats)
  return techs === null ? null : { techs, beatMs }
}
