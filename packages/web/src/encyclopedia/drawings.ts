import { useEffect, useState } from 'react'
import { partsOf } from '../boards/parts.ts'
import { patiently } from '../boards/patient.ts'
import { NO_DRAWING, type PieceDrawing } from './drawing.ts'

/** How the pieces of a game are drawn; words alone until this is loaded. */
export const useDrawing = (gameId: string): PieceDrawing => {
  const load = partsOf(gameId).drawing
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
