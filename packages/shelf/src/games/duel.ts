import { duel } from '@ecumene/duel'
import type { Manifest } from '../manifest.ts'

export const duelManifest: Manifest = {
  game: duel,
  isOffered: true,
  books: [
    {
      name: 'duel',
      letter: 'D',
      title: { en: '7 Wonders Duel', uk: '7 Чудес: Дуель', pl: '7 Cudów Świata: Pojedynek', ru: '7 чудес: Дуэль' },
    },
  ],
  lesson: async () => (await import('@ecumene/duel/lessons')).firstGame,
  guide: async () => (await import('@ecumene/bots/guides/duel')).guide,
}
