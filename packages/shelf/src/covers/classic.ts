import { cover } from '@ecumene/classic/cover'
import type { Covered } from '../covered.ts'

export const classicCover: Covered = {
  ...cover,
  load: async () => (await import('@ecumene/classic')).classic,
  isOffered: true,
  books: [
    {
      name: 'classic',
      formerName: 'civilization',
      letter: 'C',
      title: {
        en: 'Civilization (2010)',
        uk: 'Цивілізація (2010)',
        pl: 'Civilization (2010)',
        ru: 'Цивилизация (2010)',
      },
    },
  ],
  lesson: async () => (await import('@ecumene/classic/lessons')).firstTurns,
  exercises: async () => (await import('../exercises/classic.ts')).exercises,
  guide: async () => (await import('@ecumene/bots/guides/classic')).guide,
}
