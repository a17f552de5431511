import type { CatalogueWords } from './words.ts'

export const ru: CatalogueWords = {
  'catalogue.cards': 'Постройки',
  'catalogue.wonders': 'Чудеса',
  'catalogue.progress': 'Жетоны прогресса',
  'catalogue.deck': 'Колода',
  'catalogue.type': 'Вид',
  'catalogue.cost': 'Цена',
  'catalogue.coins': 'монета',
  'catalogue.free': 'бесплатно',
  'catalogue.gives': 'Даёт символ цепочки',
  'catalogue.accepts': 'Бесплатно по символу цепочки',
}
