import { createContext, useContext } from 'react'
import type { Scene as AnyScene } from '../desk/scene.ts'
import type { Desk } from './desk.ts'

/** What of the table of New Dawn changes with the match alone. */
export type Scene = AnyScene<Desk>

const SceneContext = createContext<Scene | null>(null)
export const SceneProvider = SceneContext.Provider

export const useScene = (): Scene => {
  const scene = useContext(SceneContext)
  if (scene === null) throw new Error('a part of the New Dawn table outside the table')
  return scene
}
