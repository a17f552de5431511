import type { MovementWords } from '../en/movement.ts'

export const movement: MovementWords = {
  'decision.march': 'Похід: рухайте свої фішки.',
}
