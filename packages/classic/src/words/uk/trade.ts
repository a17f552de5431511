import type { TradeWords } from '../en/trade.ts'

export const trade: TradeWords = {
  'decision.negotiate': 'Торгівля: пропонуйте й відповідайте або скажіть, що закінчили.',
  'move.offer': 'Запропонувати гравцеві {player}: {give} за {want}',
  'move.accept': 'Прийняти пропозицію {offer}',
  'move.decline': 'Відхилити пропозицію {offer}',
  'move.withdraw': 'Відкликати пропозицію {offer}',
  'bundle.nothing': 'нічого',
  'bundle.thing': '{thing}: {count}',
  'bundle.event': 'культурна подія ({era})',
  'bundle.marker': '{marker} ({resource})',
  'event.tradeCollected': '{player} збирає торгівлю: {count}.',
  'event.offerMade': '{player} пропонує гравцеві {partner}: {give} за {want}.',
  'event.offerDeclined': '{player} відхиляє пропозицію гравця {partner}.',
  'event.offerWithdrawn': '{player} відкликає пропозицію гравцеві {partner}.',
  'event.exchanged': '{player} віддає гравцеві {partner}: {give} за {want}.',
  'event.tradingDone': '{player} закінчує торгувати.',
}
