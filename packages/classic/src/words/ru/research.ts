import type { ResearchWords } from '../en/research.ts'

export const research: ResearchWords = {
  'decision.research': 'Исследования: тайно выберите технологию или ни одной.',
  'move.research': 'Исследовать: {tech}',
}
