import type { TradeWords } from '../en/trade.ts'

export const trade: TradeWords = {
  'decision.negotiate': 'Торговля: предлагайте и отвечайте либо скажите, что закончили.',
  'move.offer': 'Предложить игроку {player}: {give} за {want}',
  'move.accept': 'Принять предложение {offer}',
  'move.decline': 'Отклонить предложение {offer}',
  'move.withdraw': 'Отозвать предложение {offer}',
  'bundle.nothing': 'ничего',
  'bundle.thing': '{thing}: {count}',
  'bundle.event': 'культурное событие ({era})',
  'bundle.marker': '{marker} ({resource})',
  'event.tradeCollected': '{player} собирает торговлю: {count}.',
  'event.offerMade': '{player} предлагает игроку {partner}: {give} за {want}.',
  'event.offerDeclined': '{player} отклоняет предложение игрока {partner}.',
  'event.offerWithdrawn': '{player} отзывает предложение игроку {partner}.',
  'event.exchanged': '{player} отдаёт игроку {partner}: {give} за {want}.',
  'event.tradingDone': '{player} заканчивает торговать.',
}
