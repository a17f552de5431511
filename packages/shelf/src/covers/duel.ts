import { cover } from '@ecumene/duel/cover'
import type { Covered } from '../covered.ts'

export const duelCover: Covered = {
  ...cover,
  load: async () => (await import('@ecumene/duel')).duel,
  isOffered: true,
  books: [
    {
      name: 'duel',
      letter: 'D',
      title: { en: '7 Wonders Duel', uk: '7 Чудес: Дуель', pl: '7 Cudów Świata: Pojedynek', ru: '7 чудес: Дуэль' },
    },
  ],
  lesson: async () => (await import('@ecumene/duel/lessons')).firstGame,
  exercises: async () => (await import('../exercises/duel.ts')).exercises,
  guide: async () => (await import('@ecumene/bots/guides/duel')).guide,
}
