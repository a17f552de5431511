import { firstStep, type Lesson, lessonMatch, stepOn } from '@ecumene/kernel'
import { editionNamed, gameNamed, openLesson } from '@ecumene/shelf'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryOver } from '../memory/testing.ts'
import { keepProgress, keptProgress } from './kept-progress.ts'
import { lessonState } from './lesson-state.ts'

const opened = async () => {
  const edition = editionNamed('duel')
  const game = gameNamed('duel')
  const lesson = await openLesson('duel')
  if (edition === null || game === null || lesson === null) throw new Error('no lesson')
  return { edition: { ...edition, rules: game }, game, lesson }
}

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', memoryOver(kept))
})
afterEach(() => vi.unstubAllGlobals())

test('progress is found again, and another lesson of the game begins anew', async () => {
  const { edition, lesson } = await opened()
  const progress = stepOn(stepOn(stepOn(firstStep(lesson), null), null), 'build lumber-yard')
  keepProgress(edition, progress)
  expect(keptProgress(edition, lesson)).toEqual(progress)
  const changed: Lesson = { ...lesson, id: 'changed' }
  expect(keptProgress(edition, changed)).toEqual(firstStep(changed))
})

test.each([
  '{',
  'null',
  '[]',
  '{"duel":7}',
  '{"duel":{"lesson":"duel-first-game-1","step":-1,"made":[]}}',
  '{"duel":{"lesson":"duel-first-game-1","step":3,"made":[7]}}',
  '{"duel":{"lesson":"duel-first-game-1","step":3,"made":["build pantheon"]}}',
])('whatever else the browser kept begins anew: %s', async (text) => {
  const { edition, lesson } = await opened()
  kept.set('ecumene.lessons', text)
  expect(keptProgress(edition, lesson)).toEqual(firstStep(lesson))
})

test('while something is to be read nothing can be played; then every legal move can be tried', async () => {
  const { game, lesson } = await opened()
  const start = firstStep(lesson)
  const match = lessonMatch(game, lesson, start)
  if (match === null) throw new Error('no match')
  const [read] = lesson.steps
  const asking = lesson.steps.find(({ expects }) => expects !== undefined)
  if (read === undefined || asking === undefined) throw new Error('no steps')
  expect(lessonState(lesson, match, read, true, 'Ada').seen).toMatchObject({ legal: [], asked: null, deciders: [] })
  expect(lessonState(lesson, match, asking, false, 'Ada').seen).toMatchObject({ legal: [], asked: null })
  expect(lessonState(lesson, match, null, true, 'Ada').seen).toMatchObject({ legal: [], asked: null })
  const { seen, viewer, seats } = lessonState(lesson, match, asking, true, 'Ada')
  expect(seats[lesson.seat]).toMatchObject({ kind: 'person', name: 'Ada' })
  expect(viewer).toBe(lesson.seat)
  expect(seen?.legal).toEqual(match.legal(lesson.seat).map(game.notation.notate))
})
