import { expect, it } from 'vitest'
import { ageIn, askedIn, matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { nextMoment } from './support/table.ts'

const { open } = setLocalStage()

it('a reason and a log entry link to their rule, and the table stays as it is', async () => {
  const { page } = await open()
  await page.goto('/')
  const match = matchAt('duel', (at) => ageIn(at) === 1 && askedIn(at)?.kind === 'play' && at.moves % 20 === 15)
  await page.goto(await saveGame(page, match, undefined, 'never'))
  expect(await nextMoment(page)).toBe('asked')
  const address = page.url()
  const rule = page.locator('[aria-current="location"]')
  // A card that lies under others: why it cannot be built, and the rule that says so.
  await page.locator('[data-slot]:not([data-lit]):has([data-colour])').first().click()
  await page.locator('[data-rule="D-4.12"]:visible').first().click()
  await rule.waitFor()
  await expect.poll(() => rule.getAttribute('id')).toBe('D-4.12')
  await page.keyboard.press('Escape')
  await rule.waitFor({ state: 'detached' })
  // The last thing that happened.
  await page.locator('.log__rules').last().click()
  const cited = page.locator('.log [data-rule]').first()
  const id = await cited.getAttribute('data-rule')
  await cited.click()
  await rule.waitFor()
  await expect.poll(() => rule.getAttribute('id')).toBe(id)
  await page.keyboard.press('Escape')
  await rule.waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
  expect(await nextMoment(page)).toBe('asked')
})
