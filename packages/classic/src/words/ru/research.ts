import type { ResearchWords } from '../en/research.ts'

export const research: ResearchWords = {
  'decision.research': 'Исследования: тайно выберите технологию.',
  'decision.armory': 'Возьмите с рынка ресурс на выбор.',
  'move.research': 'Исследовать технологию «{tech}»',
  'move.stock': 'Взять ресурс: {resource}',
  'event.researchChosen': '{player} тайно выбирает, что исследовать.',
  'event.choicesShown': 'Все показывают свой выбор.',
  'event.techResearched':
    '{player} исследует технологию «{tech}»{count, plural, =0 {} other {, потратив торговлю: #}}.',
  'event.resourceGained': '{player} берёт с рынка ресурс: {resource}.',
  'reason.known': 'Вы уже знаете эту технологию.',
  'reason.noPlace': 'В вашей пирамиде для неё нет места.',
}
