import type { TerraMapWords } from '../en.ts'

/** Set-up, the map and its exploration, the event dial and the end of the game. */
export const map: TerraMapWords = {
  'option.handicap1': 'Фора: жетоны торговли игрока 1 в начале',
  'option.handicap2': 'Фора: жетоны торговли игрока 2 в начале',
  'option.handicap3': 'Фора: жетоны торговли игрока 3 в начале',
  'option.handicap4': 'Фора: жетоны торговли игрока 4 в начале',
  'option.handicap5': 'Фора: жетоны торговли игрока 5 в начале',
  'decision.fort': 'Разместите свой форт.',
  'decision.capitalTile': 'Разместите участок столицы: место, сторона и поворот.',
  'move.explore': 'Исследовать территории',
  'event.fortPlaced': '{player} размещает форт на клетке {space}.',
  'reason.fewCoreSpaces': 'Форт должен касаться хотя бы двух клеток центральной части.',
  'reason.nextToFort': 'Рядом форт.',
  'decision.exploredTile': 'Разместите исследованный участок: место, сторона и поворот.',
  'event.tileDrawn': '{player} исследует территории и берёт участок {tile}.',
  'event.tileReturned': 'Участок {tile} некуда положить, поэтому он возвращается наверх стопки.',
  'event.wonderCheapened': 'Чудо «{wonder}» получает жетон торговли и стоит на 1 меньше.',
  'event.wonderForgotten': 'Чудо «{wonder}» выбывает из игры.',
  'reason.noCapitalTile': 'Исследовать можно только с участка со столицей.',
  'reason.noEdge': 'Исследовать можно только с крайней клетки карты.',
  'reason.explored': 'Эта фигурка в этот ход уже исследовала территории.',
  'reason.stackEmpty': 'Участков для исследования не осталось.',
  'reason.missesFigure': 'Участок должен касаться клетки исследующей фигурки.',
  'measure.districts': 'Районы',
  'measure.forts': 'Форты',
}
