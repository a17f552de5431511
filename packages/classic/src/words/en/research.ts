/** The Research phase. */
export const research = {
  'decision.research': 'Research: choose a tech in secret, or none.',
  'move.research': 'Research {tech}',
} as const

export type ResearchWords = Readonly<Record<keyof typeof research, string>>
