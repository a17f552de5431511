import { type Lesson, type LessonStep, type Match, seen } from '@ecumene/kernel'
import { type TableState, UNTIMED } from '@ecumene/protocol'

/** The table of a lesson, as a board needs it. While there is something to read, nothing can be played. */
export const lessonState = (
  lesson: Lesson,
  match: Match,
  step: LessonStep | null,
  isReady: boolean,
  name: string,
): TableState => {
  const now = seen(match, lesson.seat)
  const isAsked = step?.expects !== undefined && isReady
  return {
    id: 'lesson',
    game: lesson.game,
    options: match.options as TableState['options'],
    seats: Array.from({ length: lesson.seats }, (_unused, seat) =>
      seat === lesson.seat ? { kind: 'person', name, here: true } : { kind: 'bot', level: 'easy' },
    ),
    isPublic: false,
    status: 'playing',
    yours: [lesson.seat],
    createdAt: 0,
    rematch: null,
    viewer: lesson.seat,
    seen: {
      ...now,
      undo: { last: null, turn: null, why: null },
      ...(!isAsked && { legal: [], asked: null, deciders: now.deciders.filter((seat) => seat !== lesson.seat) }),
    },
    takeback: null,
    ...UNTIMED,
  }
}
