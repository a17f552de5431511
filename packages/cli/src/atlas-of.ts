import type { Atlas, Match } from '@ecumene/kernel'

/** What the places of the map are called where the match stands. */
export const atlasOf = (match: Match): Atlas | null => match.game.presentation.atlas?.(match.view(null)) ?? null
