import type { CatalogueWords } from './words.ts'

export const pl: CatalogueWords = {
  'catalogue.cards': 'Budynki',
  'catalogue.wonders': 'Cuda',
  'catalogue.progress': 'Żetony postępu',
  'catalogue.deck': 'Talia',
  'catalogue.type': 'Rodzaj',
  'catalogue.cost': 'Koszt',
  'catalogue.coins': 'moneta',
  'catalogue.free': 'za darmo',
  'catalogue.gives': 'Daje symbol łańcucha',
  'catalogue.accepts': 'Za darmo dzięki symbolowi łańcucha',
}
