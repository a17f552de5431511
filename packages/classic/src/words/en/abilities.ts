/** Resource abilities and culture events. */
export const abilities = {
  'decision.discard': 'Discard a culture event.',
  'move.use': 'Use {ability}',
  'move.play': 'Play {culture}',
  'move.discard': 'Discard {culture}',
  'event.eventDiscarded': '{player} discards {culture}.',
  'reason.notInHand': 'You do not hold it.',
  'decision.welcome': 'Place the great person, or keep it in the reserve?',
  'decision.gardens': 'Hanging Gardens: place an army or a scout?',
  'decision.cristo': 'Cristo Redentor: which age do you draw from?',
  'decision.liberty': 'Statue of Liberty: which tech do you learn?',
  'decision.startHarvest': 'Harvest a resource?',
  'move.gardener': 'Place: {figure}',
  'move.deck': 'Draw: {era}',
  'move.study': 'Learn {tech}',
  'event.personWaits': '{player} keeps the great person in the reserve.',
  'event.powerDeclined': '{player} goes without.',
  'event.coinEarned': '{player} puts a coin token on {tech}.',
  'event.canalCoin': '{player} puts a coin token on the Panama Canal.',
  'event.cultureGained': '{player} gains {count} culture.',
  'event.tradeGained': '{player} gains {count} trade.',
  'event.techGained': '{player} learns {tech}.',
  'reason.noSuchTech': 'You cannot learn this tech here.',
} as const

export type AbilitiesWords = Readonly<Record<keyof typeof abilities, string>>
