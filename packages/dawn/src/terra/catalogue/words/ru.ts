import type { TerraCatalogueWords } from './words.ts'

export const ru: TerraCatalogueWords = {
  'catalogue.districts': 'Районы',
  'catalogue.governments': 'Формы правления',
  'catalogue.landmarks': 'Форты и вода',
  'catalogue.box.terra': 'Terra Incognita',
  'catalogue.counts': 'Учитывает',
  'catalogue.arrows': 'Ячеек вправо',
  'catalogue.fort': 'Форт',
  'catalogue.waterToken': 'Жетон воды',
  'catalogue.terrain': 'Местность',
  'catalogue.uniqueCard': 'Особая карта действия',
  'catalogue.onlyFor': 'Только для',
  'catalogue.withTerra': 'С дополнением Terra Incognita',
  'catalogue.takenOut': 'убрано из игры',
  'catalogue.effect.fort': 'Ничейный форт защищается со значением {value}. Кто выиграет атаку, ставит там город.',
  'catalogue.effect.waterToken': 'Заполняет дыру, окружённую участками.',
  'catalogue.doubt.oneSource': 'Предложение: числа известны лишь из одного источника.',
}
