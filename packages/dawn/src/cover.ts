import type { Cover } from '@ecumene/kernel'

/** What the start page says of the game before anybody plays it. */
export const cover = {
  id: 'dawn',
  seats: { min: 2, max: 4 },
  presentation: {
    words: {
      en: {
        game: 'Civilization: A New Dawn',
        'game.tagline': 'Build a map, a people and its wonders',
      },
      uk: {
        game: 'Цивілізація. Новий світанок',
        'game.tagline': 'Створіть світ, народ і його чудеса',
      },
      pl: {
        game: 'Civilization: Nowy początek',
        'game.tagline': 'Stwórz świat, lud i jego cuda',
      },
      ru: {
        game: 'Цивилизация. Новый рассвет',
        'game.tagline': 'Создайте мир, народ и его чудеса',
      },
    },
  },
} as const satisfies Cover
