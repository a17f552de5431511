import type { ResearchWords } from '../en/research.ts'

export const research: ResearchWords = {
  'decision.research': 'Дослідження: таємно виберіть технологію.',
  'decision.armory': 'Візьміть із ринку ресурс на вибір.',
  'move.research': 'Дослідити технологію «{tech}»',
  'move.stock': 'Узяти ресурс: {resource}',
  'event.researchChosen': '{player} таємно вибирає, що дослідити.',
  'event.choicesShown': 'Усі показують свій вибір.',
  'event.techResearched':
    '{player} досліджує технологію «{tech}»{count, plural, =0 {} other {, витративши торгівлю: #}}.',
  'event.resourceGained': '{player} бере з ринку ресурс: {resource}.',
  'reason.known': 'Ви вже знаєте цю технологію.',
  'reason.noPlace': 'У вашій піраміді для неї немає місця.',
}
