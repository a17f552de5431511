import type { MovementWords } from '../en/movement.ts'

export const movement: MovementWords = {
  'decision.march': 'Поход: двигайте свои фигурки.',
}
