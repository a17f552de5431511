import type { Cover } from '@ecumene/kernel'

/** What the start page shows before the game is loaded. */
export const cover = {
  id: 'duel',
  seats: { min: 2, max: 2 },
  presentation: {
    words: {
      en: {
        game: '7 Wonders Duel',
        'game.tagline': 'Two cities, three Ages, and room for only seven Wonders',
      },
      uk: {
        game: '7 Чудес: Дуель',
        'game.tagline': 'Два міста, три Епохи й лише сім Чудес на двох',
      },
      pl: {
        game: '7 Cudów Świata: Pojedynek',
        'game.tagline': 'Dwa miasta, trzy epoki i tylko siedem cudów do podziału',
      },
      ru: {
        game: '7 чудес: Дуэль',
        'game.tagline': 'Два города, три эпохи и всего семь чудес на двоих',
      },
    },
  },
} as const satisfies Cover
