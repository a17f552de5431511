import { type Exercise, rightMoves } from '@ecumene/bots'
import { openExercises } from '@ecumene/shelf'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { thingsOf } from '../src/boards/duel/things.ts'
import { findingsIn } from './support/access.ts'
import { setLocalStage } from './support/stage.ts'
import { duelOn } from './support/table.ts'
import { LAPTOP, PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

const book = await openExercises('duel')

const bestOf = ({ worths }: Exercise): string => Object.keys(worths)[0] ?? ''

/** The first exercises of a set in which a card is to be built. */
const [first, second] = (book?.sets.look ?? []).flatMap((exercise, number) =>
  bestOf(exercise).startsWith('build ') ? [{ exercise, number }] : [],
)

/** Something else to be done with a card, and clearly worse. */
const wrongOf = ({ worths }: Exercise): string =>
  Object.keys(worths).find((move) => move.startsWith('discard ') && !rightMoves(worths).includes(move)) ?? ''

/** Selects the card of a move, unless it is selected, and does with it what the move says. */
const make = async (page: Page, move: string): Promise<void> => {
  const button = page.locator(`[data-move="${move}"]`).first()
  if (!(await button.isVisible()))
    await page
      .locator(`[data-anchor="${thingsOf(move)[0]}"]`)
      .first()
      .click()
  await button.click()
}

describe('exercises', () => {
  it.each([
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
  ])('on %s are opened from the start page, solved right and wrong, and remembered', async (_where, viewport) => {
    if (first === undefined || second === undefined) throw new Error('no exercises with cards')
    const { page } = await open({ viewport })
    await page.goto('/')
    await duelOn(page)
      .getByRole('link', { name: /^Exercises/ })
      .click()
    const set = page.getByRole('region', { name: 'At a second look' })
    await set.getByText('Found: 0 of 10').waitFor()
    expect(await findingsIn(page, 'main')).toEqual([])
    await set.getByRole('link', { name: `Exercise ${first.number + 1}: not tried yet` }).click()

    const bar = page.getByRole('region', { name: 'Exercises' })
    const said = bar.getByRole('status')
    await expect.poll(() => said.textContent()).toBe('What is the best move?')
    expect(await page.locator('[data-ring]').count()).toBe(0)
    await make(page, bestOf(first.exercise))
    await expect.poll(() => said.textContent()).toBe('Right! This is the best move.')
    expect(await bar.textContent()).toMatch(/Chance of winning: \d+ %/)
    await page.locator('[data-ring]').first().waitFor()
    expect(await findingsIn(page, '.lesson-bar')).toEqual([])

    // The position is as before: another move is judged too, and asks to be thought about again.
    await bar.getByRole('button', { name: 'Again' }).click()
    await expect.poll(() => said.textContent()).toBe('What is the best move?')
    await page.locator('[data-ring]').first().waitFor({ state: 'detached' })

    await page.goto(`/exercises/duel/look/${second.number + 1}`)
    await make(page, wrongOf(second.exercise))
    await expect
      .poll(() => said.textContent())
      .toMatch(/^There is a better move\. With this one your chance to win falls by \d+%\. Best: /)
    await page.locator('[data-ring]').first().waitFor()
    // A right answer after a wrong one is learnt from, and not counted.
    await make(page, bestOf(second.exercise))
    await expect.poll(() => said.textContent()).toBe('Right! This is the best move.')

    await page.getByRole('link', { name: 'All exercises' }).first().click()
    await set.getByText('Found: 1 of 10').waitFor()
    await set.getByRole('link', { name: `Exercise ${first.number + 1}: found` }).waitFor()
    await set.getByRole('link', { name: `Exercise ${second.number + 1}: not found` }).waitFor()
  })

  it.each([
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
  ])('of Classic on %s are answered on its own board, from its list of moves', async (_where, viewport) => {
    const classicBook = await openExercises('classic')
    const exercise = classicBook?.sets.look.find((one) => bestOf(one).startsWith('arts '))
    if (classicBook === null || exercise === undefined) throw new Error('no exercise with the arts')
    const worst = Object.keys(exercise.worths).at(-1) ?? ''
    const { page } = await open({ viewport })
    await page.goto(`/exercises/classic/look/${classicBook.sets.look.indexOf(exercise) + 1}`)
    const said = page.getByRole('region', { name: 'Exercises' }).getByRole('status')
    await expect.poll(() => said.textContent()).toBe('What is the best move?')
    const list = page.getByRole('region', { name: 'Possible moves' })
    await list.getByRole('button', { name: /^Possible moves/ }).click()
    await list.locator(`[data-move="${worst}"]`).click()
    await expect
      .poll(() => said.textContent())
      .toMatch(/^There is a better move\. With this one your chance to win falls/)
    await list.locator(`[data-move="${bestOf(exercise)}"]`).click()
    await expect.poll(() => said.textContent()).toBe('Right! This is the best move.')
    await page.locator('[data-ring]').first().waitFor()
  })
})
