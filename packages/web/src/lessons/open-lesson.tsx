import type { Lesson } from '@ecumene/kernel'
import { openLesson } from '@ecumene/shelf/covers'
import { type ReactElement, useEffect, useState } from 'react'
import { patiently } from '../boards/patient.ts'
import { useGame } from '../games/use-game.ts'
import { NotFound } from '../screens/not-found.tsx'
import { Notice } from '../screens/notice.tsx'
import { useWords } from '../words/use-words.tsx'
import { LessonScreen } from './lesson-screen.tsx'

/** Fetches the lesson of a game. */
export const OpenLesson = ({ gameId }: { readonly gameId: string }): ReactElement => {
  const { text } = useWords()
  const [lesson, setLesson] = useState<Lesson | null | 'loading'>('loading')
  useEffect(() => {
    let isWanted = true
    void patiently(() => openLesson(gameId)).then((opened) => isWanted && setLesson(opened))
    return () => {
      isWanted = false
    }
  }, [gameId])
  const game = useGame(gameId)
  if (lesson === 'loading') return <Notice icon="ionic-column" title={text('page.loading')} />
  if (lesson === null || game === null) return <NotFound />
  return <LessonScreen game={game} lesson={lesson} />
}
