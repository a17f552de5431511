import type { AbilitiesWords } from '../en/abilities.ts'

export const abilities: AbilitiesWords = {
  'decision.discard': 'Скиньте культурну подію.',
  'move.use': 'Використати: {ability}',
  'move.play': 'Зіграти: {culture}',
  'move.discard': 'Скинути: {culture}',
  'event.eventDiscarded': '{player} скидає: {culture}.',
  'reason.notInHand': 'У вас цього немає.',
}
