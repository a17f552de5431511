import type { MovementWords } from '../en/movement.ts'

export const movement: MovementWords = {
  'decision.march': 'Рух: рухайте свої фігурки.',
}
