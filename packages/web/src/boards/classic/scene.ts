import { createContext, use, useContext, useMemo } from 'react'
import { useSteady } from '../../controls/use-steady.ts'
import type { Hold } from '../../hands/use-hands.ts'
import { type Scene as AnyScene, useNewScene } from '../desk/scene.ts'
import type { Desk } from './desk.ts'

/**
 * What of the table of Classic changes with the match alone: whatever lies beside the map, and what can be done there. It is not
 * drawn anew when something is pointed at or held, or when other figures are taken.
 */
export type Scene = AnyScene<Desk> & {
  /** The moves that a click on a thing beside the map can mean now. */
  readonly movesAt: Hold['movesAt']
  readonly take: Hold['take']
}

const SceneContext = createContext<Scene | null>(null)
export const SceneProvider = SceneContext.Provider

export const useScene = (): Scene => {
  const scene = useContext(SceneContext)
  if (scene === null) throw new Error('a part of the Classic table outside the table')
  return scene
}

export const useTableScene = (desk: Desk): Scene => {
  const scene = useNewScene(desk)
  const { hands, seen, view } = desk
  // Whichever figures are taken, only squares of the map come within their reach.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const movesAt = useMemo(() => hands.movesAt, [seen.legal, view])
  const take = useSteady(hands.take)
  return useMemo(() => ({ ...scene, movesAt, take }), [scene, movesAt, take])
}

const HeldContext = createContext<string | null>(null)
export const HeldProvider = HeldContext.Provider

/** Is this thing held? Only where it could be is it drawn anew when something is taken; `undefined` elsewhere. */
export const useHeld = (thing: string, canBeTaken: boolean): boolean | undefined =>
  canBeTaken ? use(HeldContext) === thing : undefined
