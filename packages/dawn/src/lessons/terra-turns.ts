import type { Lesson } from '@ecumene/kernel'
import { terraLessonWords } from './terra-words/words.ts'

/** For those who know the base game: an army explores, a district is placed and works, and how to win now. */
export const terraTurns: Lesson = {
  game: 'dawn',
  id: 'terra-first-turns-1',
  seats: 2,
  options: { terra: true },
  seed: 'lesson-terra-18',
  seat: 0,
  words: terraLessonWords,
  steps: [
    { id: 'welcome', before: ['direction 0'], points: ['row:0'], rules: ['T-3.7', 'T-5.1'] },
    { id: 'winning', points: ['agendas:0'], rules: ['T-4.1', 'T-4.10', 'T-10.6'] },
    {
      id: 'military',
      points: ['row:0'],
      expects: ['focus 6'],
      args: { card: { key: 'card.ti-masonry' } },
      rules: ['T-9.4', 'T-9.15'],
    },
    { id: 'army', points: ['space:22'], expects: ['deploy 22'], rules: ['T-9.5', 'T-9.7'] },
    { id: 'explore', before: ['step 28'], points: ['space:28'], expects: ['explore'], rules: ['T-11.1', 'T-11.17'] },
    { id: 'tile', expects: 'any', rules: ['T-11.6', 'T-11.7'] },
    {
      id: 'growth',
      before: ['stop', 'focus 2', 'advance'],
      points: ['row:0'],
      expects: ['focus 2'],
      args: { card: { key: 'card.irrigation' } },
      rules: ['T-7.2', 'T-7.3'],
    },
    {
      id: 'district',
      points: ['space:24'],
      expects: ['district 24 theater-square'],
      args: { district: { key: 'district.theater-square' } },
      rules: ['T-8.1', 'T-8.3', 'T-8.6'],
    },
    {
      id: 'dial',
      before: ['focus 1', 'advance'],
      points: ['now'],
      expects: 'any',
      args: { district: { key: 'district.theater-square' } },
      rules: ['T-8.13', 'T-14.1'],
    },
    { id: 'government', points: ['row:0'], rules: ['T-12.2', 'T-12.3', 'T-12.6'] },
  ],
}
