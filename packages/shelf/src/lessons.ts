import type { Lesson } from '@ecumene/kernel'

/** The lessons we have, by game. Each is fetched when somebody wants to learn. */
const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  classic: async () => (await import('@ecumene/classic/lessons')).firstTurns,
  dawn: async () => (await import('@ecumene/dawn/lessons')).firstTurns,
  duel: async () => (await import('@ecumene/duel/lessons')).firstGame,
}

/** The games that can be learnt. */
export const TAUGHT_GAMES: readonly string[] = Object.keys(LESSONS)

export const hasLesson = (gameId: string): boolean => Object.hasOwn(LESSONS, gameId)

export const openLesson = async (gameId: string): Promise<Lesson | null> =>
  hasLesson(gameId) ? ((await LESSONS[gameId]?.()) ?? null) : null
