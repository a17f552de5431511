import type { ReactElement } from 'react'
import { useEdition } from '../games/use-edition.ts'
import { NotFound } from '../screens/not-found.tsx'
import { Notice } from '../screens/notice.tsx'
import { useWords } from '../words/use-words.tsx'
import { exerciseNamed } from './addresses.ts'
import { ExerciseScreen } from './exercise-screen.tsx'
import { useExercises } from './use-exercises.ts'

type OpenExerciseProps = { readonly editionId: string; readonly depth: string; readonly number: string }

/** Fetches an exercise. `/exercises/duel/glance/3` is the third of the first set. */
export const OpenExercise = ({ editionId, depth, number }: OpenExerciseProps): ReactElement => {
  const { text } = useWords()
  const edition = useEdition(editionId)
  const book = useExercises(editionId)
  if (book === 'loading') return <Notice icon="ionic-column" title={text('page.loading')} />
  const named = exerciseNamed(depth, number)
  const exercise = book === null || named === null ? undefined : book.sets[named.depth][named.number]
  if (edition === null || book === null || named === null || exercise === undefined) return <NotFound />
  return <ExerciseScreen edition={edition} book={book} exercise={exercise} depth={named.depth} number={named.number} />
}
