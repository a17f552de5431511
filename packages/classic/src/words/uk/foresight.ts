import type { ForesightWords } from '../en/foresight.ts'

export const foresight: ForesightWords = {
  'bill.production': 'Коштує {cost} із {production} виробництва.',
  'bill.trade': 'Коштує {cost}; місто виробляє {production}. Решту оплачує торгівля: {count}, лишиться {left}.',
  'bill.noResearch': 'Тоді торгівлі не вистачить на дослідження.',
  'bill.loot': 'Коштує {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'bill.research': 'Потрібно торгівлі: {cost}. Витрачається вся, {count}; лишається {left}.',
  'site.gives': 'Квадрати довкола дають: {things}.',
  'site.barren': 'Квадрати довкола не дають нічого.',
  'site.coasts': 'Квадратів води: {count}.',
  'site.city': 'Місто на {square}.',
  'change.gives': 'На цьому квадраті: {things}.',
  'change.none': 'Квадрат дає стільки ж, як і раніше.',
  'change.there': 'Стоятиме на {square}: {things}.',
  'change.there.none': 'Стоятиме на {square}: квадрат дає стільки ж, як і раніше.',
  'change.thing': '{thing} {value}',
  'change.replaces.building': 'Замінює будівлю, вона повернеться на ринок: {building}.',
  'change.replaces.wonder': 'Замінює чудо «{wonder}», воно вийде з гри.',
  'change.replaces.person': 'Видатна людина звідти повернеться у ваш резерв: {person}.',
  'reach.tooFar':
    'Задалеко: щонайбільше {count, plural, one {# квадрат} few {# квадрати} many {# квадратів} other {# квадрата}}.',
  'reach.detour':
    'Жоден шлях туди не досить короткий: щонайбільше {count, plural, one {# квадрат} few {# квадрати} many {# квадратів} other {# квадрата}}.',
  'account.thing': '{thing} {count}',
  'account.square': '{square}',
  'account.scout': 'розвідник на {square}',
  'account.powers': 'форма правління й технології',
  'account.otherCity': 'символи іншого міста',
  'account.boost': 'додано цього раунду',
  'account.arts': 'мистецтва',
  'account.blockaded': 'блокада: {square}',
}
