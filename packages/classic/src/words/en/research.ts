/** The Research phase. */
export const research = {
  'decision.research': 'Research: choose a tech in secret.',
  'decision.armory': 'Take a resource of your choice from the market.',
  'move.research': 'Research {tech}',
  'move.stock': 'Take {resource}',
  'event.researchChosen': '{player} has chosen in secret what to research.',
  'event.choicesShown': 'All show what they have chosen.',
  'event.techResearched': '{player} researches {tech}{count, plural, =0 {} other { and spends # trade}}.',
  'event.resourceGained': '{player} takes {resource} from the market.',
  'reason.known': 'You know this tech already.',
  'reason.noPlace': 'There is no place for it in your pyramid.',
} as const

export type ResearchWords = Readonly<Record<keyof typeof research, string>>
