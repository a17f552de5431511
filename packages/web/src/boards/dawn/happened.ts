import type { Event, View } from '@ecumene/dawn'

/** Events that only say how the game goes on: nobody asks for them afterwards. */
const QUIET: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'cardReset',
  'turnBegan',
  'combatRaised',
  'wonderRevealed',
])

export const isQuiet = (event: Event): boolean =>
  QUIET.has(event.kind) || (event.kind === 'dialAdvanced' && event.icon === 'nothing')

/** N-21.1: of a move what the event dial brought, which was nobody's doing. */
export const broughtByDial = (events: readonly Event[]): readonly Event[] => {
  const dial = events.findIndex(({ kind }) => kind === 'dialAdvanced')
  return dial === -1 ? [] : events.slice(dial)
}

/** The space at which something happened; `null` where it happened nowhere on the map. */
export const placeOf = (event: Event, { spaces, barbarians, attack }: View): number | null => {
  const found = (space: number): number | null => (space < 0 ? null : space)
  if ('space' in event) return found(event.space)
  if ('cityState' in event) return found(spaces.findIndex(({ cityState }) => cityState === event.cityState))
  if ('natural' in event) return found(spaces.findIndex(({ naturalWonder }) => naturalWonder === event.natural))
  if ('wonder' in event) return found(spaces.findIndex(({ wonder }) => wonder === event.wonder))
  if ('tile' in event) return found(spaces.findIndex(({ tile }) => tile === event.tile))
  switch (event.kind) {
    case 'barbarianDefeated':
      return (
        barbarians.find(({ letter }) => letter === event.barbarian)?.space ??
        found(spaces.findIndex(({ lair }) => lair === event.barbarian))
      )
    case 'capitalDefeated':
    case 'capitalRaided':
      return found(spaces.findIndex(({ piece, owner }) => piece === 'capital' && owner === event.owner))
    case 'diceRolled':
    case 'dieRerolled':
    case 'combatRaised':
      return attack?.space ?? null
    default:
      return null
  }
}

/** Does it concern this player without being their own doing? */
export const isAgainst = (event: Event, viewer: number | null): boolean => {
  if (viewer === null) return false
  if ('owner' in event && event.owner === viewer) return true
  if ('defender' in event && event.defender === viewer) return true
  return 'seat' in event && event.seat === viewer && LOSSES.has(event.kind)
}

const LOSSES: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'caravanLost',
  'tradeLost',
  'wonderLost',
  'armyLost',
  'agendaLost',
])
