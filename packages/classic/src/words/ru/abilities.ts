import type { AbilitiesWords } from '../en/abilities.ts'

export const abilities: AbilitiesWords = {
  'decision.discard': 'Сбросьте культурное событие.',
  'move.use': 'Использовать: {ability}',
  'move.play': 'Сыграть: {culture}',
  'move.discard': 'Сбросить: {culture}',
  'event.eventDiscarded': '{player} сбрасывает: {culture}.',
  'reason.notInHand': 'У вас этого нет.',
}
