import { cover } from '../cover.ts'
import type { BazaarWord } from './index.ts'

export const ru: Readonly<Record<BazaarWord, string>> = {
  ...cover.presentation.words.ru,

  'option.length': 'Длительность',
  'option.length.short': 'Короткая: 3 раунда',
  'option.length.standard': 'Обычная: 5 раундов',
  'option.length.long': 'Долгая: 7 раундов',
  'option.corner': 'Шесть единиц одного товара сразу приносят победу',
  'option.offers': 'Предложений на купца за раунд',

  'good.silk': 'шёлк',
  'good.spice': 'пряности',
  'good.amber': 'янтарь',
  'good.salt': 'соль',

  'ware.ducat': '{count, plural, one {# дукат} few {# дуката} many {# дукатов} other {# дуката}}',
  'ware.silk':
    '{count, plural, one {# рулон шёлка} few {# рулона шёлка} many {# рулонов шёлка} other {# рулона шёлка}}',
  'ware.spice':
    '{count, plural, one {# мешок пряностей} few {# мешка пряностей} many {# мешков пряностей} other {# мешка пряностей}}',
  'ware.amber':
    '{count, plural, one {# кусок янтаря} few {# куска янтаря} many {# кусков янтаря} other {# куска янтаря}}',
  'ware.salt': '{count, plural, one {# брусок соли} few {# бруска соли} many {# брусков соли} other {# бруска соли}}',
  contract: '{goods} ({points, plural, one {# очко} few {# очка} many {# очков} other {# очка}})',
  bid: '{seat}: {ducats}',

  'decision.auction': 'Сделайте тайную ставку на партию товара.',
  'decision.market': 'Предложите обмен, возьмите заказ или уйдите с рынка.',
  'decision.answer': '{from} предлагает вам {give} за {want}.',
  'decision.offered': '{to} обдумывает ваше предложение. Его ещё можно отозвать.',

  'move.bid': 'Поставить {ducats}',
  'move.offer': 'Предложить обмен ({to}): {give} за {want}',
  'move.accept': 'Принять предложение',
  'move.decline': 'Отклонить предложение',
  'move.withdraw': 'Отозвать предложение',
  'move.order': 'Взять тайный заказ',
  'move.leave': 'Уйти с рынка',

  'event.roundBegan': 'Раунд {round} из {rounds}. На торгах: {lot}.',
  'event.bidPlaced': '{seat} делает тайную ставку.',
  'event.bidPlaced.own': '{seat} тайно ставит {ducats}.',
  'event.bidsOpened': 'Ставки открыты. {bids}.',
  'event.tieDrawn': 'Равные ставки: {seats}. Жребий выбирает: {winner}.',
  'event.lotWon': '{seat} забирает партию за {ducats}: {lot}.',
  'event.allowancePaid': 'Банк платит по 1 дукату тем, кто остался без товара: {seats}.',
  'event.marketOpened': 'Рынок открыт.',
  'event.offered': '{from} предлагает обмен ({to}): {give} за {want}.',
  'event.traded': '{to} соглашается: {from} отдаёт {give} за {want}.',
  'event.declined': '{to} отклоняет предложение ({from}).',
  'event.withdrawn': '{from} отзывает предложение ({to}).',
  'event.contractOrdered': '{seat} берёт тайный заказ.',
  'event.contractOrdered.own': '{seat} берёт тайный заказ: {contract}.',
  'event.marketLeft': '{seat} уходит с рынка.',
  'event.cornered': '{seat} захватывает рынок. Товар: {good}.',
  'event.contractsShown': '{seat} показывает заказы: {contracts}.',

  'reason.purse': 'В вашем кошельке только {ducats}.',
  'reason.orderedAlready': 'Вы уже взяли заказ в этом раунде.',
  'reason.noContracts': 'Заказов больше нет.',
  'reason.contractPrice': 'Цена заказа: {ducats}.',
  'reason.noOffersLeft': 'В этом раунде вы больше не можете делать предложения.',
  'reason.partnerLeft': '{seat} уже не на рынке.',
  'reason.sameWare': 'Один и тот же товар не может быть с обеих сторон предложения.',
  'reason.youLack': 'Вам не хватает товара для обмена: {wares}.',
  'reason.partnerLacks': '{seat} не располагает таким товаром: {wares}.',

  'category.contracts': 'Заказы',
  'category.sets': 'Наборы из четырёх товаров',
  'category.ducats': 'Дукаты',
  'ending.closing': 'Базар закрыт',
  'ending.corner': 'Рынок захвачен',
}
