import type { Lesson, LessonStep, Match } from '@ecumene/kernel'
import { type StudyState, studyState } from '../screens/study/study-state.ts'

/** The table of a lesson, as a board needs it. While there is something to read, nothing can be played. */
export const lessonState = (
  { seat }: Lesson,
  match: Match,
  step: LessonStep | null,
  isReady: boolean,
  name: string,
): StudyState => {
  const state = studyState({ id: 'lesson', match, seat, name, level: 'easy' })
  if (step?.expects !== undefined && isReady) return state
  const deciders = state.seen.deciders.filter((decider) => decider !== seat)
  return { ...state, seen: { ...state.seen, legal: [], asked: null, deciders } }
}
