import type { MovementWords } from '../en/movement.ts'

export const movement: MovementWords = {
  'decision.march': 'Ruch: poruszaj swoimi figurkami.',
}
