import type { ResearchWords } from '../en/research.ts'

export const research: ResearchWords = {
  'decision.research': 'Badania: wybierz w tajemnicy technologię.',
  'decision.armory': 'Weź z rynku dowolny surowiec.',
  'move.research': 'Zbadaj technologię „{tech}”',
  'move.stock': 'Weź surowiec: {resource}',
  'event.researchChosen': '{player} wybiera w tajemnicy, co zbadać.',
  'event.choicesShown': 'Wszyscy pokazują swój wybór.',
  'event.techResearched': '{player} bada technologię „{tech}”{count, plural, =0 {} other {, wydając handel: #}}.',
  'event.resourceGained': '{player} bierze z rynku surowiec: {resource}.',
  'reason.known': 'Znasz już tę technologię.',
  'reason.noPlace': 'W twojej piramidzie nie ma na nią miejsca.',
}
