import { useEffect, useState } from 'react'
import { patiently } from '../boards/patient.ts'
import { NO_DRAWING, type PieceDrawing } from './drawing.ts'

/** Games whose boards know how to draw their pieces. */
const DRAWINGS: Readonly<Record<string, () => Promise<PieceDrawing>>> = {
  duel: async () => (await import('../boards/duel/drawing.tsx')).duelDrawing,
  dawn: async () => (await import('../boards/dawn/drawing.tsx')).dawnDrawing,
  classic: async () => (await import('../boards/classic/drawing.tsx')).classicDrawing,
}

/** How the pieces of a game are drawn; in words alone until it is loaded. */
export const useDrawing = (gameId: string): PieceDrawing => {
  const load = DRAWINGS[gameId]
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly drawing: PieceDrawing } | null>(null)
  useEffect(() => {
    if (load === undefined) return
    let isCurrent = true
    void patiently(load).then((drawing) => {
      if (isCurrent) setLoaded({ of: gameId, drawing })
    })
    return () => {
      isCurrent = false
    }
  }, [gameId, load])
  return loaded?.of === gameId ? loaded.drawing : NO_DRAWING
}
