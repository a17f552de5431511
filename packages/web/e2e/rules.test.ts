import { describe, expect, it } from 'vitest'
import { setLocalStage } from './support/stage.ts'
import { duelOn, nextMoment } from './support/table.ts'
import { PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

describe('the rulebook', () => {
  it('opens at a rule by its URL, links from rule to rule, and changes language at once', async () => {
    const { page } = await open({ viewport: PHONE })
    await page.goto('/rules/duel#D-2.12')
    const rule = page.locator('[id="D-2.12"]')
    await rule.waitFor()
    await expect.poll(() => rule.getAttribute('aria-current')).toBe('location')
    const inEnglish = await rule.textContent()
    await rule.getByRole('link', { name: 'D-2.5' }).click()
    await expect.poll(() => page.locator('[id="D-2.5"]').getAttribute('aria-current')).toBe('location')
    expect(new URL(page.url()).hash).toBe('#D-2.5')
    await page.locator('header select').selectOption('uk')
    await page.locator('article[lang="uk"]').waitFor()
    await expect.poll(() => rule.textContent()).not.toBe(inEnglish)
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })

  it('is one key away from the table, is searched, and leaves the table as it was', async () => {
    const { page } = await open()
    await page.goto('/')
    await duelOn(page)
      .getByRole('button', { name: /Play now/ })
      .click()
    await nextMoment(page)
    await page.keyboard.press('?')
    const book = page.getByRole('dialog')
    await book.getByRole('searchbox').fill('PAWN neutral')
    await book.getByText(/rules? found/).waitFor()
    const found = await book.locator('[id^="D-"]').allTextContents()
    expect(found.length).toBeGreaterThan(0)
    for (const text of found) expect(text.toLowerCase()).toMatch(/(?=.*pawn)(?=.*neutral)/)
    // Escape empties the search first, and closes then.
    await page.keyboard.press('Escape')
    await expect.poll(() => book.getByRole('searchbox').inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await book.waitFor({ state: 'detached' })
    expect(await nextMoment(page)).toBe('asked')
  })
})
