import { readdirSync, readFileSync } from 'node:fs'
import {
  auditWords,
  firstStep,
  LANGUAGES,
  type Lesson,
  lessonMatch,
  type Progress,
  stepBack,
  stepOn,
  suits,
  translator,
} from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { editionNamed, gameNamed, openLesson, TAUGHT } from './index.ts'

const RULES = new URL('../../../docs/rules/en/', import.meta.url)
const rulebooks = readdirSync(RULES)
  .map((name) => readFileSync(new URL(name, RULES), 'utf8'))
  .join('\n')

const taught = await Promise.all(
  TAUGHT.map(async (id) => {
    const lesson = await openLesson(id)
    const game = gameNamed(editionNamed(id)?.game ?? '')
    if (lesson === null || game === null) throw new Error(`no lesson for ${id}`)
    return { id, lesson, game }
  }),
)

describe.each(taught)('the lesson of $id', ({ lesson, game }) => {
  const at = (progress: Progress) => {
    const match = lessonMatch(game, lesson, progress)
    if (match === null) throw new Error(`step ${lesson.steps[progress.step]?.id ?? 'done'} cannot be reached`)
    return match
  }
  /** The moves that the step accepts; `null` if it is only read. */
  const answers = (progress: Progress): readonly (string | null)[] => {
    const step = lesson.steps[progress.step]
    if (step?.expects === undefined) return [null]
    return at(progress)
      .legal(lesson.seat)
      .map(game.notation.notate)
      .filter((move) => suits(step, move))
  }
  /** Plays to the end by the first accepted move of every step. */
  const toTheEnd = (from: Progress): void => {
    let progress = from
    for (; progress.step < lesson.steps.length; progress = stepOn(progress, answers(progress)[0] ?? null)) at(progress)
    expect(at(progress).outcome()).toBeNull()
  }

  test('plays through the rules, whichever of the wanted moves is made', () => {
    for (let progress = firstStep(lesson); progress.step < lesson.steps.length; ) {
      const step = lesson.steps[progress.step]
      const found = answers(progress)
      if (Array.isArray(step?.expects)) expect(found.toSorted()).toEqual(step.expects.toSorted())
      if (step?.expects !== undefined) expect(at(progress).deciders()).toEqual([lesson.seat])
      expect(found.length, step?.id).toBeGreaterThan(0)
      for (const move of found) toTheEnd(stepOn(progress, move))
      progress = stepOn(progress, found[0] ?? null)
    }
  })

  test('can be stepped back through', () => {
    let progress = firstStep(lesson)
    const past: Progress[] = []
    for (; progress.step < lesson.steps.length; progress = stepOn(progress, answers(progress)[0] ?? null))
      past.push(progress)
    for (const before of past.toReversed()) {
      progress = stepBack(lesson, progress)
      expect(progress).toEqual(before)
    }
    expect(stepBack(lesson, progress)).toEqual(progress)
  })

  test('has words in all languages, and none unused', () => {
    expect(auditWords(lesson.words)).toEqual([])
    const own = Object.keys(lesson.words.en).filter((key) => key.startsWith('lesson.'))
    const used = lesson.steps.map(({ id }) => `lesson.${id}`)
    expect(own.filter((key) => !key.endsWith('.otherwise')).toSorted()).toEqual(
      ['lesson.title', 'lesson.done', ...used].toSorted(),
    )
    expect(own.filter((key) => key.endsWith('.otherwise') && !used.includes(key.slice(0, -10)))).toEqual([])
    for (const language of LANGUAGES) {
      const { say } = translator(lesson.words, language, () => '')
      for (const { id, args } of lesson.steps) {
        for (const key of own.filter((each) => each === `lesson.${id}` || each === `lesson.${id}.otherwise`)) {
          // Short enough for a phone.
          expect(say(args === undefined ? { key } : { key, args }).length, `${key} in ${language}`).toBeLessThan(240)
        }
      }
    }
  })

  test('cites rules that exist', () => {
    const cited = lesson.steps.flatMap(({ rules }) => rules ?? [])
    expect(cited.filter((id) => !rulebooks.includes(`**${id}**`))).toEqual([])
  })
})

test('saved progress of another lesson, or with moves that do not fit, is ignored', async () => {
  const lesson = (await openLesson('duel')) as Lesson
  const duel = gameNamed('duel')
  if (duel === null) throw new Error('no duel')
  const start = firstStep(lesson)
  expect(lessonMatch(duel, lesson, { ...start, lesson: 'another' })).toBeNull()
  expect(lessonMatch(duel, lesson, { ...start, step: 3, made: ['build stable'] })).toBeNull()
  expect(lessonMatch(duel, lesson, { ...start, step: 3, made: [] })).toBeNull()
  expect(lessonMatch(duel, lesson, { ...start, made: ['build lumber-yard'] })).toBeNull()
  expect(lessonMatch(duel, lesson, { ...start, step: 3, made: ['build lumber-yard'] })?.moves).toBe(2)
  // The reply may be delayed, to be shown by itself.
  expect(lessonMatch(duel, lesson, { ...start, step: 3, made: ['build lumber-yard'] }, 0)?.moves).toBe(1)
})

test('a game without a lesson has none', async () => {
  expect(TAUGHT).not.toContain('bazaar')
  expect(await openLesson('bazaar')).toBeNull()
  expect(await openLesson('toString')).toBeNull()
})
