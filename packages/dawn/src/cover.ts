import type { Cover } from '@ecumene/kernel'

/** What the start page shows before the game is loaded. */
export const cover = {
  id: 'dawn',
  seats: { min: 2, max: 4 },
  presentation: {
    words: {
      en: {
        game: 'Civilization: A New Dawn',
        'game.tagline': 'Build a map, a people and its wonders',
        'edition.terra': 'A New Dawn + Terra Incognita',
        'edition.terra.tagline': 'Explore unknown lands with armies, districts and governments',
      },
      uk: {
        game: 'Цивілізація. Новий світанок',
        'game.tagline': 'Створіть світ, народ і його чудеса',
        'edition.terra': 'Новий світанок + Тера інкогніта',
        'edition.terra.tagline': 'Досліджуйте невідомі землі: армії, райони, форми правління',
      },
      pl: {
        game: 'Civilization: Nowy początek',
        'game.tagline': 'Stwórz świat, lud i jego cuda',
        'edition.terra': 'Nowy początek + Terra Incognita',
        'edition.terra.tagline': 'Odkrywaj nieznane ziemie: armie, dzielnice, ustroje',
      },
      ru: {
        game: 'Цивилизация. Новый рассвет',
        'game.tagline': 'Создайте мир, народ и его чудеса',
        'edition.terra': 'Новый рассвет + Терра инкогнита',
        'edition.terra.tagline': 'Исследуйте неизвестные земли: армии, районы, формы правления',
      },
    },
  },
} as const satisfies Cover
