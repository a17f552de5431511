import type { TradeWords } from '../en/trade.ts'

export const trade: TradeWords = {
  'decision.negotiate': 'Handel: składaj oferty i odpowiadaj na nie albo zakończ.',
  'move.offer': 'Oferta dla gracza {player}: {give} za {want}',
  'move.accept': 'Przyjmij ofertę {offer}',
  'move.decline': 'Odrzuć ofertę {offer}',
  'move.withdraw': 'Wycofaj ofertę {offer}',
  'bundle.nothing': 'nic',
  'bundle.thing': '{thing}: {count}',
  'bundle.event': 'wydarzenie kulturalne ({era})',
  'bundle.marker': '{marker} ({resource})',
  'event.tradeCollected': '{player} zbiera handel: {count}.',
  'event.offerMade': '{player} oferuje graczowi {partner}: {give} za {want}.',
  'event.offerDeclined': '{player} odrzuca ofertę gracza {partner}.',
  'event.offerWithdrawn': '{player} wycofuje ofertę dla gracza {partner}.',
  'event.exchanged': '{player} oddaje graczowi {partner}: {give} za {want}.',
  'event.tradingDone': '{player} kończy handel.',
}
