import type { ResearchWords } from '../en/research.ts'

export const research: ResearchWords = {
  'decision.research': 'Badania: w tajemnicy wybierz technologię lub żadnej.',
  'move.research': 'Zbadaj: {tech}',
}
