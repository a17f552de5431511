import type { ResearchWords } from '../en/research.ts'

export const research: ResearchWords = {
  'decision.research': 'Дослідження: таємно виберіть технологію або жодної.',
  'move.research': 'Дослідити: {tech}',
}
