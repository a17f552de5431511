import { LANGUAGES, type LessonStep, Match, withLimits } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { dawn } from '../game.ts'
import { gridName } from '../grid-name.ts'
import { firstTurns, terraTurns } from './index.ts'

describe.each([firstTurns, terraTurns])('the lesson $id', (lesson) => {
  const created = Match.create(dawn, { seats: 2, options: withLimits(dawn.options, lesson.options), seed: lesson.seed })
  if (!created.ok) throw new Error(created.error)
  const { spaces } = created.value.view(lesson.seat)
  /** What the map calls the spaces that a step points to. */
  const pointedAt = ({ points = [] }: LessonStep): readonly string[] =>
    points.flatMap((thing) => {
      const space = thing.startsWith('space:') ? spaces[Number(thing.slice('space:'.length))] : undefined
      return space === undefined ? [] : gridName(space)
    })

  test.each(LANGUAGES)('calls spaces what the map calls them, and points to them (%s)', (language) => {
    let named = 0
    for (const step of lesson.steps) {
      for (const key of [`lesson.${step.id}`, `lesson.${step.id}.otherwise`]) {
        for (const [name] of String(lesson.words[language][key] ?? '').matchAll(/\b[a-z]\d+\b/g)) {
          expect(pointedAt(step), key).toContain(name)
          named++
        }
      }
    }
    expect(named).toBeGreaterThan(3)
  })
})
