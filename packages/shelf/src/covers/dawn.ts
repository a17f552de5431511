import { cover } from '@ecumene/dawn/cover'
import type { Covered } from '../covered.ts'

export const dawnCover: Covered = {
  ...cover,
  load: async () => (await import('@ecumene/dawn')).dawn,
  isOffered: true,
  books: [
    {
      name: 'new-dawn',
      letter: 'N',
      title: { en: 'A New Dawn', uk: 'Новий світанок', pl: 'Nowy początek', ru: 'Новый рассвет' },
    },
    {
      name: 'terra-incognita',
      letter: 'T',
      title: { en: 'Terra Incognita', uk: 'Тера інкогніта', pl: 'Terra Incognita', ru: 'Терра инкогнита' },
    },
  ],
  expansions: [
    {
      id: 'terra',
      seats: { min: 2, max: 5 },
      option: 'terra',
      brings: ['peaceful', 'handicap1', 'handicap2', 'handicap3', 'handicap4', 'handicap5'],
      // T-3.29, T-17.9, T-9.16
      lacks: ['map.firstGame', 'epic', 'attackThroughCityStates'],
      book: 'terra-incognita',
      lesson: async () => (await import('@ecumene/dawn/lessons')).terraTurns,
      exercises: async () => (await import('../exercises/terra.ts')).exercises,
    },
  ],
  lesson: async () => (await import('@ecumene/dawn/lessons')).firstTurns,
  exercises: async () => (await import('../exercises/dawn.ts')).exercises,
  guide: async () => (await import('@ecumene/bots/guides/dawn')).guide,
}
