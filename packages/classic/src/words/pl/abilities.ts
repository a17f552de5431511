import type { AbilitiesWords } from '../en/abilities.ts'

export const abilities: AbilitiesWords = {
  'decision.discard': 'Odrzuć wydarzenie kulturalne.',
  'move.use': 'Użyj: {ability}',
  'move.play': 'Zagraj: {culture}',
  'move.discard': 'Odrzuć: {culture}',
  'event.eventDiscarded': '{player} odrzuca: {culture}.',
  'reason.notInHand': 'Nie masz tego.',
}
