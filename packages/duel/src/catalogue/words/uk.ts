import type { CatalogueWords } from './words.ts'

export const uk: CatalogueWords = {
  'catalogue.cards': 'Будівлі',
  'catalogue.wonders': 'Чудеса',
  'catalogue.progress': 'Токени прогресу',
  'catalogue.deck': 'Колода',
  'catalogue.type': 'Вид',
  'catalogue.cost': 'Вартість',
  'catalogue.coins': 'монета',
  'catalogue.free': 'безкоштовно',
  'catalogue.gives': 'Дає символ ланцюжка',
  'catalogue.accepts': 'Безкоштовно за символом ланцюжка',
}
