import type { TerraMapWords } from '../en.ts'

/** Set-up, the map and its exploration, the event dial and the end of the game. */
export const map: TerraMapWords = {
  'option.handicap1': 'Фора: жетони торгівлі гравця 1 на початку',
  'option.handicap2': 'Фора: жетони торгівлі гравця 2 на початку',
  'option.handicap3': 'Фора: жетони торгівлі гравця 3 на початку',
  'option.handicap4': 'Фора: жетони торгівлі гравця 4 на початку',
  'option.handicap5': 'Фора: жетони торгівлі гравця 5 на початку',
  'decision.fort': 'Розмістіть свій форт.',
  'decision.capitalTile': 'Розмістіть плитку зі столицею: місце, сторона й поворот.',
  'move.explore': 'Досліджувати території',
  'event.fortPlaced': '{player} розміщує форт на клітинці {space}.',
  'reason.fewCoreSpaces': 'Форт має торкатися щонайменше двох клітинок центральної частини.',
  'reason.nextToFort': 'Поруч стоїть форт.',
  'decision.exploredTile': 'Розмістіть досліджену плитку: місце, сторона й поворот.',
  'event.tileDrawn': '{player} досліджує території й бере плитку {tile}.',
  'event.tileReturned': 'Плитку {tile} немає куди покласти, тож вона повертається на верх стосу.',
  'event.wonderCheapened': 'Чудо «{wonder}» отримує жетон торгівлі й коштує на 1 менше.',
  'event.wonderForgotten': 'Чудо «{wonder}» вибуває з гри.',
  'reason.noCapitalTile': 'Досліджувати можна лише з плитки зі столицею.',
  'reason.noEdge': 'Досліджувати можна лише з крайньої клітинки поля.',
  'reason.explored': 'Ця фігурка вже досліджувала території цього ходу.',
  'reason.stackEmpty': 'Плиток для дослідження не залишилося.',
  'reason.missesFigure': 'Плитка має торкатися клітинки фігурки, що досліджує.',
  'measure.districts': 'Райони',
  'measure.forts': 'Форти',
}
