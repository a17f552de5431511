import type { TerraCatalogueWords } from './words.ts'

export const ru: TerraCatalogueWords = {
  'catalogue.districts': 'Районы',
  'catalogue.governments': 'Формы правления',
  'catalogue.landmarks': 'Форты и вода',
  'catalogue.box.terra': 'Терра инкогнита',
  'catalogue.counts': 'Что учитывает',
  'catalogue.arrows': 'Ячеек вправо',
  'catalogue.fort': 'Форт',
  'catalogue.waterToken': 'Жетон воды',
  'catalogue.terrain': 'Ландшафт',
  'catalogue.uniqueCard': 'Особая карта действия',
  'catalogue.onlyFor': 'Только этот лидер',
  'catalogue.withTerra': 'С дополнением «Терра инкогнита»',
  'catalogue.takenOut': 'убрано из игры',
  'catalogue.effect.fort': 'Ничейный форт обороняется с силой {value}. Кто выиграет атаку, ставит там город.',
  'catalogue.effect.waterToken': 'Заполняет дыру, окружённую участками.',
  'catalogue.doubt.oneSource': 'Предложение: числа известны лишь из одного источника.',
}
