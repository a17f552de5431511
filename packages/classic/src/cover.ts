import type { Cover } from '@ecumene/kernel'

/** What the start page shows before the game is loaded. */
export const cover = {
  id: 'classic',
  seats: { min: 2, max: 4 },
  presentation: {
    words: {
      en: {
        game: 'Civilization: The Board Game',
        'game.tagline': 'From the first city to the stars, in four ways',
      },
      uk: {
        game: 'Цивілізація Сіда Меєра: настільна гра',
        'game.tagline': 'Від першого міста до зірок — чотирма шляхами',
      },
      pl: {
        game: 'Civilization: Gra planszowa',
        'game.tagline': 'Od pierwszego miasta do gwiazd, czterema drogami',
      },
      ru: {
        game: 'Цивилизация Сида Мейера: настольная игра',
        'game.tagline': 'От первого города до звёзд — четырьмя путями',
      },
    },
  },
} as const satisfies Cover
