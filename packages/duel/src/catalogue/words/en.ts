export const en = {
  'catalogue.cards': 'Buildings',
  'catalogue.wonders': 'Wonders',
  'catalogue.progress': 'Progress tokens',
  'catalogue.deck': 'Deck',
  'catalogue.type': 'Kind',
  'catalogue.cost': 'Cost',
  'catalogue.coins': 'coin',
  'catalogue.free': 'free',
  'catalogue.gives': 'Gives the chain symbol',
  'catalogue.accepts': 'Free with the chain symbol',
} as const
