import type { Lesson } from '@ecumene/kernel'
import { lessonWords } from './words/words.ts'

/**
 * The first lesson: a whole first round, and the second up to the culture track. The learner plays China, since a hut gives it
 * the culture for a step at once, in the second seat: where all choose together, the first seat is played before it.
 */
export const firstTurns: Lesson = {
  game: 'classic',
  id: 'classic-first-turns-1',
  seats: 2,
  options: {},
  seed: 'lesson-398',
  seat: 1,
  words: lessonWords,
  steps: [
    {
      id: 'welcome',
      before: ['capital c2', 'place d2', 'place c3'],
      points: ['square:f14', 'square:c2'],
      rules: ['C-1.3', 'C-5.4'],
    },
    { id: 'winning', points: ['goals'], rules: ['C-35.2', 'C-35.4', 'C-35.5', 'C-35.6'] },
    { id: 'capital', points: ['square:f14'], expects: ['capital f14'], rules: ['C-6.1', 'C-6.3'] },
    { id: 'figures', points: ['square:f13'], expects: ['place f13'], rules: ['C-6.12', 'C-12.11'] },
    {
      id: 'round',
      before: ['place f13'],
      points: ['now'],
      expects: ['done'],
      args: { done: { key: 'move.done' } },
      rules: ['C-8.1', 'C-9.2'],
    },
    {
      id: 'trade',
      before: ['done', 'done'],
      points: ['dials:1'],
      expects: ['done'],
      args: { done: { key: 'move.done' } },
      rules: ['C-10.1', 'C-10.8'],
    },
    {
      id: 'produce',
      points: ['square:f14'],
      expects: ['build 0 library'],
      args: { building: { key: 'building.library' } },
      rules: ['C-11.2', 'C-11.6', 'C-13.1'],
    },
    {
      id: 'explore',
      before: ['put g14', 'done', 'muster 0 army', 'put c3', 'done'],
      points: ['square:f13', 'square:f12'],
      expects: ['march f13 1a0s reveal-north'],
      args: { building: { key: 'building.library' } },
      rules: ['C-21.2', 'C-22.1'],
    },
    { id: 'hut', points: ['square:f12'], expects: ['go north'], rules: ['C-22.7', 'C-23.1', 'C-23.5'] },
    {
      id: 'scout',
      points: ['square:f11', 'square:f13'],
      expects: ['march f13 0a1s north'],
      rules: ['C-23.4', 'C-21.1'],
    },
    {
      id: 'research',
      before: [
        'go north',
        'done',
        'march d2 1a0s reveal-east',
        'go east',
        'march c3 1a1s south',
        'go reveal-south',
        'done',
        'research pottery',
      ],
      points: ['techs:1', 'level:1'],
      expects: ['research currency'],
      args: { tech: { key: 'tech.currency' } },
      rules: ['C-25.2', 'C-25.9', 'C-25.11'],
    },
    {
      id: 'pyramid',
      points: ['techs:1'],
      args: { tech: { key: 'tech.space-flight' } },
      rules: ['C-25.5', 'C-35.7'],
    },
    {
      id: 'found',
      before: ['done'],
      points: ['square:f11'],
      expects: ['found f11 scout'],
      rules: ['C-9.4', 'C-9.10', 'C-9.11', 'C-9.14'],
    },
    {
      id: 'harvest',
      before: ['done', 'done', 'done', 'harvest 0 wheat', 'pass', 'done'],
      points: ['square:e11'],
      expects: ['harvest 1 incense'],
      args: { resource: { key: 'resource.incense' }, tech: { key: 'tech.currency' } },
      rules: ['C-9.21', 'C-11.3', 'C-20.1'],
    },
    { id: 'arts', points: ['square:g14'], expects: ['arts 0'], rules: ['C-17.1'] },
    { id: 'advance', points: ['dials:1', 'track'], expects: ['advance'], rules: ['C-17.3', 'C-17.4', 'C-17.10'] },
  ],
}
