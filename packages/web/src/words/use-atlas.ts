import type { Atlas, Game } from '@ecumene/kernel'
import { useMemo } from 'react'

/** What the places of the map of this view are called; `null` for a game whose places need no words. */
export const useAtlas = (game: Game | null, view: unknown): Atlas | null =>
  useMemo(() => (view === null ? null : (game?.presentation.atlas?.(view) ?? null)), [game, view])
