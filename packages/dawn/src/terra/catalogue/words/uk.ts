import type { TerraCatalogueWords } from './words.ts'

export const uk: TerraCatalogueWords = {
  'catalogue.districts': 'Райони',
  'catalogue.governments': 'Форми правління',
  'catalogue.landmarks': 'Форти й водойми',
  'catalogue.box.terra': 'Тера інкогніта',
  'catalogue.counts': 'Що зараховує',
  'catalogue.arrows': 'Комірок праворуч',
  'catalogue.fort': 'Форт',
  'catalogue.waterToken': 'Жетон водойми',
  'catalogue.terrain': 'Місцевість',
  'catalogue.uniqueCard': 'Особлива карта дії',
  'catalogue.onlyFor': 'Лише цей лідер',
  'catalogue.withTerra': 'З доповненням «Тера інкогніта»',
  'catalogue.takenOut': 'вилучено з гри',
  'catalogue.effect.fort': 'Нічийний форт обороняється із силою {value}. Хто виграє атаку, ставить там місто.',
  'catalogue.effect.waterToken': 'Заповнює діру, яку оточили плитки.',
  'catalogue.doubt.oneSource': 'Пропозиція: числа відомі лише з одного джерела.',
}
