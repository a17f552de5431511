/** The Trade phase. */
export const trade = {
  'decision.negotiate': 'Trade: make and answer offers, or say that you are done.',
  'move.offer': 'Offer {player}: {give} for {want}',
  'move.accept': 'Accept offer {offer}',
  'move.decline': 'Decline offer {offer}',
  'move.withdraw': 'Withdraw offer {offer}',
  'bundle.nothing': 'nothing',
  'bundle.thing': '{count} {thing}',
  'bundle.event': 'culture event ({era})',
  'bundle.marker': '{marker} ({resource})',
  'event.tradeCollected': '{player} collects {count} trade.',
  'event.offerMade': '{player} offers {partner} {give} for {want}.',
  'event.offerDeclined': '{player} declines the offer of {partner}.',
  'event.offerWithdrawn': '{player} withdraws the offer to {partner}.',
  'event.exchanged': '{player} gives {partner} {give} for {want}.',
  'event.tradingDone': '{player} is done trading.',
} as const

export type TradeWords = Readonly<Record<keyof typeof trade, string>>
