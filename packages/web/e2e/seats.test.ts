import { seeded } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { playOnBoard } from './support/board-play.ts'
import { setStage } from './support/stage.ts'

const { open } = setStage()

/** The colours of the seats on a screen, in order. */
const coloursOn = (page: Page, place: string): Promise<readonly string[]> =>
  page
    .locator(place)
    .evaluateAll((portraits) => portraits.map((portrait) => getComputedStyle(portrait).backgroundColor))

it('a seat has the same colour in the form, in the list and at the table', async () => {
  const { page } = await open()
  await page.goto('/new/dawn?where=solo')
  const form = await coloursOn(page, '.seat-form .portrait')
  expect(new Set(form).size).toBeGreaterThan(1)
  await page.locator('main form button[type="submit"]').click()
  // At the table the others come first, then I.
  await expect.poll(() => coloursOn(page, '[data-anchor^="player:"] .portrait')).toEqual([...form.slice(1), form[0]])
  await playOnBoard(page, seeded('seats'), { enough: 1 })
  await page.goto('/')
  await expect.poll(() => coloursOn(page, '.continue .saved__faces .portrait')).toEqual(form)
})
