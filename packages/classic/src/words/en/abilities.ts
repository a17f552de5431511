/** Resource abilities and culture events. */
export const abilities = {
  'decision.discard': 'Discard a culture event.',
  'move.use': 'Use {ability}',
  'move.play': 'Play {culture}',
  'move.discard': 'Discard {culture}',
  'event.eventDiscarded': '{player} discards {culture}.',
  'reason.notInHand': 'You do not hold it.',
} as const

export type AbilitiesWords = Readonly<Record<keyof typeof abilities, string>>
