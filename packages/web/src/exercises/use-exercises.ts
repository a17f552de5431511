import type { ExerciseBook } from '@ecumene/bots'
import { openExercises } from '@ecumene/shelf/covers'
import { useEffect, useState } from 'react'
import { patiently } from '../boards/patient.ts'

/** The exercises of an edition, once they are fetched; `null` if it has none. */
export const useExercises = (editionId: string): ExerciseBook | null | 'loading' => {
  const [fetched, setFetched] = useState<{ readonly of: string; readonly book: ExerciseBook | null } | null>(null)
  useEffect(() => {
    let isWanted = true
    void patiently(() => openExercises(editionId)).then((book) => isWanted && setFetched({ of: editionId, book }))
    return () => {
      isWanted = false
    }
  }, [editionId])
  return fetched?.of === editionId ? fetched.book : 'loading'
}
