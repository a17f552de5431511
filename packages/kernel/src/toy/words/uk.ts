import { cover } from '../cover.ts'
import type { BazaarWord } from './index.ts'

export const uk: Readonly<Record<BazaarWord, string>> = {
  ...cover.presentation.words.uk,

  'option.length': 'Тривалість',
  'option.length.short': 'Коротка: 3 раунди',
  'option.length.standard': 'Звичайна: 5 раундів',
  'option.length.long': 'Довга: 7 раундів',
  'option.corner': 'Шість одиниць одного товару одразу приносять перемогу',
  'option.offers': 'Пропозицій на купця за раунд',

  'good.silk': 'шовк',
  'good.spice': 'прянощі',
  'good.amber': 'бурштин',
  'good.salt': 'сіль',

  'ware.ducat': '{count, plural, one {# дукат} few {# дукати} many {# дукатів} other {# дуката}}',
  'ware.silk': '{count, plural, one {# сувій шовку} few {# сувої шовку} many {# сувоїв шовку} other {# сувою шовку}}',
  'ware.spice':
    '{count, plural, one {# мішок прянощів} few {# мішки прянощів} many {# мішків прянощів} other {# мішка прянощів}}',
  'ware.amber':
    '{count, plural, one {# шматок бурштину} few {# шматки бурштину} many {# шматків бурштину} other {# шматка бурштину}}',
  'ware.salt': '{count, plural, one {# брусок солі} few {# бруски солі} many {# брусків солі} other {# бруска солі}}',
  contract: '{goods} ({points, plural, one {# очко} few {# очки} many {# очок} other {# очка}})',
  bid: '{seat}: {ducats}',

  'decision.auction': 'Зробіть таємну ставку на партію товару.',
  'decision.market': 'Запропонуйте обмін, візьміть замовлення або йдіть із ринку.',
  'decision.answer': '{from} пропонує вам {give} за {want}.',
  'decision.offered': '{to} обмірковує вашу пропозицію. Її ще можна відкликати.',

  'move.bid': 'Поставити {ducats}',
  'move.offer': 'Запропонувати обмін ({to}): {give} за {want}',
  'move.accept': 'Прийняти пропозицію',
  'move.decline': 'Відхилити пропозицію',
  'move.withdraw': 'Відкликати пропозицію',
  'move.order': 'Узяти таємне замовлення',
  'move.leave': 'Піти з ринку',

  'event.roundBegan': 'Раунд {round} із {rounds}. На торгах: {lot}.',
  'event.bidPlaced': '{seat} робить таємну ставку.',
  'event.bidPlaced.own': '{seat} таємно ставить {ducats}.',
  'event.bidsOpened': 'Ставки відкрито. {bids}.',
  'event.tieDrawn': 'Однакові ставки: {seats}. Жереб обирає: {winner}.',
  'event.lotWon': '{seat} забирає партію за {ducats}: {lot}.',
  'event.allowancePaid': 'Банк платить по 1 дукату тим, хто лишився без товару: {seats}.',
  'event.marketOpened': 'Ринок відкрито.',
  'event.offered': '{from} пропонує обмін ({to}): {give} за {want}.',
  'event.traded': '{to} погоджується: {from} віддає {give} за {want}.',
  'event.declined': '{to} відхиляє пропозицію ({from}).',
  'event.withdrawn': '{from} відкликає пропозицію ({to}).',
  'event.contractOrdered': '{seat} бере таємне замовлення.',
  'event.contractOrdered.own': '{seat} бере таємне замовлення: {contract}.',
  'event.marketLeft': '{seat} залишає ринок.',
  'event.cornered': '{seat} захоплює ринок. Товар: {good}.',
  'event.contractsShown': '{seat} показує замовлення: {contracts}.',

  'reason.purse': 'У вашому гаманці лише {ducats}.',
  'reason.orderedAlready': 'Ви вже взяли замовлення в цьому раунді.',
  'reason.noContracts': 'Замовлень більше немає.',
  'reason.contractPrice': 'Ціна замовлення: {ducats}.',
  'reason.noOffersLeft': 'У цьому раунді ви більше не можете робити пропозицій.',
  'reason.partnerLeft': '{seat} вже не на ринку.',
  'reason.sameWare': 'Той самий товар не може бути з обох боків пропозиції.',
  'reason.youLack': 'Вам бракує товару для обміну: {wares}.',
  'reason.partnerLacks': '{seat} не має стільки товару: {wares}.',

  'category.contracts': 'Замовлення',
  'category.sets': 'Набори з чотирьох товарів',
  'category.ducats': 'Дукати',
  'ending.closing': 'Базар зачинено',
  'ending.corner': 'Ринок захоплено',
}
