import type { Lesson } from '@ecumene/kernel'
import { openLesson } from '@ecumene/shelf/covers'
import { type ReactElement, useEffect, useState } from 'react'
import { patiently } from '../boards/patient.ts'
import { useEdition } from '../games/use-edition.ts'
import { NotFound } from '../screens/not-found.tsx'
import { Notice } from '../screens/notice.tsx'
import { useWords } from '../words/use-words.tsx'
import { LessonScreen } from './lesson-screen.tsx'

/** Fetches the lesson of an edition. */
export const OpenLesson = ({ editionId }: { readonly editionId: string }): ReactElement => {
  const { text } = useWords()
  const [lesson, setLesson] = useState<Lesson | null | 'loading'>('loading')
  useEffect(() => {
    let isWanted = true
    void patiently(() => openLesson(editionId)).then((opened) => isWanted && setLesson(opened))
    return () => {
      isWanted = false
    }
  }, [editionId])
  const edition = useEdition(editionId)
  if (lesson === 'loading') return <Notice icon="ionic-column" title={text('page.loading')} />
  if (lesson === null || edition === null) return <NotFound />
  return <LessonScreen edition={edition} lesson={lesson} />
}
