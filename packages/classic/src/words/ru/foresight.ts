import type { ForesightWords } from '../en/foresight.ts'

export const foresight: ForesightWords = {
  'bill.production': 'Стоит {cost} из {production} производства.',
  'bill.trade':
    'Стоит {cost}; город производит {production}. Остальное оплачивает торговля: {count}, останется {left}.',
  'bill.noResearch': 'Тогда торговли не хватит на исследование.',
  'bill.loot': 'Стоит {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'bill.research': 'Нужно торговли: {cost}. Тратится вся, {count}; остаётся {left}.',
  'site.gives': 'Квадраты вокруг дают: {things}.',
  'site.barren': 'Квадраты вокруг ничего не дают.',
  'site.coasts': 'Квадратов воды: {count}.',
  'site.city': 'Город на {square}.',
  'change.gives': 'На этом квадрате: {things}.',
  'change.none': 'Квадрат даёт столько же, сколько и раньше.',
  'change.there': 'Будет стоять на {square}: {things}.',
  'change.there.none': 'Будет стоять на {square}: квадрат даёт столько же, сколько и раньше.',
  'change.thing': '{thing} {value}',
  'change.replaces.building': 'Заменяет постройку, она вернётся на рынок: {building}.',
  'change.replaces.wonder': 'Заменяет чудо «{wonder}», оно выйдет из игры.',
  'change.replaces.person': 'Великий человек оттуда вернётся в ваш резерв: {person}.',
  'bonus.capital': 'столица',
  'bonus.city': 'город',
  'bonus.walls': 'стены',
  'reach.tooFar':
    'Слишком далеко: не больше {count, plural, one {# квадрата} few {# квадратов} many {# квадратов} other {# квадрата}}.',
  'reach.detour':
    'Ни один путь туда не достаточно короток: не больше {count, plural, one {# квадрата} few {# квадратов} many {# квадратов} other {# квадрата}}.',
  'account.thing': '{thing} {count}',
  'account.square': '{square}',
  'account.scout': 'скаут на {square}',
  'account.powers': 'форма правления и технологии',
  'account.otherCity': 'символы другого города',
  'account.boost': 'добавлено в этом раунде',
  'account.arts': 'искусство',
  'account.blockaded': 'блокада: {square}',
}
