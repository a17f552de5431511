import type { Game } from '@ecumene/kernel'
import { use } from 'react'
import { patiently } from '../boards/patient.ts'
import { gameHere, loadGame } from './games.ts'

const loading = new Map<string, Promise<Game | null>>()

/** The rules of a game; what needs them is shown when they are loaded. */
export const useGame = (id: string): Game | null => {
  const known = loading.get(id)
  const here = gameHere(id)
  // Whoever has waited asks for the same promise again: React renders a component on from where it was held up.
  if (known === undefined && here !== null) return here
  const awaited = known ?? patiently(() => loadGame(id))
  loading.set(id, awaited)
  return use(awaited)
}
