import type { Game } from '@ecumene/kernel'
import { type Edition, editionNamed } from '@ecumene/shelf/covers'
import { useMemo } from 'react'
import { useGame } from './use-game.ts'

/** An edition with the rules of its game at hand. */
export type LoadedEdition = Edition & { readonly rules: Game }

/** The edition of this name; what needs it is shown when its rules are loaded. */
export const useEdition = (id: string): LoadedEdition | null => {
  const edition = editionNamed(id)
  const rules = useGame(edition?.game ?? '')
  return useMemo(() => (edition === null || rules === null ? null : { ...edition, rules }), [edition, rules])
}
