import type { Cover } from '../cover.ts'

/** What the start page says of the game before anybody plays it. */
export const cover = {
  id: 'bazaar',
  seats: { min: 2, max: 4 },
  presentation: {
    words: {
      en: {
        game: 'Bazaar',
        'game.tagline': 'Bid in secret, trade in the open, and keep quiet about your contracts.',
      },
      uk: {
        game: 'Базар',
        'game.tagline': 'Робіть таємні ставки, торгуйте відкрито й мовчіть про свої замовлення.',
      },
      pl: {
        game: 'Bazar',
        'game.tagline': 'Licytuj po cichu, handluj otwarcie i nie zdradzaj swoich zamówień.',
      },
      ru: {
        game: 'Базар',
        'game.tagline': 'Делайте тайные ставки, торгуйте открыто и молчите о своих заказах.',
      },
    },
  },
} as const satisfies Cover
