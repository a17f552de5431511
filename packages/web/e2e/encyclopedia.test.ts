import { describe, expect, it } from 'vitest'
import { setLocalStage } from './support/stage.ts'
import { duelOn, nextMoment } from './support/table.ts'
import { PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

describe('the encyclopedia', () => {
  it('opens, is searched, and leads from piece to piece and to the rules', async () => {
    const { page } = await open({ viewport: PHONE, hasTouch: true, isMobile: true })
    await page.goto('/encyclopedia/dawn')
    await page.getByRole('searchbox').fill('galapagos')
    await page.locator('[data-piece="natural/galapagos-islands"]').click()
    await page.getByRole('heading', { name: 'Galápagos Islands' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/encyclopedia/dawn/natural/galapagos-islands')
    await page.locator('.entry [data-piece="tile/4"]').click()
    await page.getByRole('heading', { name: 'Tile 4' }).waitFor()
    await expect.poll(() => page.locator('.entry__picture svg').count()).toBe(2)
    await page.goBack()
    await page.getByRole('heading', { name: 'Galápagos Islands' }).waitFor()
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await page.getByRole('button', { name: 'All entries' }).click()
    // The search text is still there, and so is the reader's place.
    await page.locator('.entry-list [data-piece="natural/galapagos-islands"]:focus').waitFor()
    await expect.poll(() => page.locator('.entry-list [data-piece]').count()).toBe(1)
    await page.goto('/encyclopedia/duel/progress/law')
    await page.getByRole('link', { name: 'D-15.12' }).click()
    await expect.poll(() => page.locator('[id="D-15.12"]').getAttribute('aria-current')).toBe('location')
  })

  it('opens over the table and leaves it as it was', async () => {
    const { page } = await open()
    await page.goto('/')
    await duelOn(page)
      .getByRole('button', { name: /Play now/ })
      .click()
    expect(await nextMoment(page)).toBe('asked')
    const address = page.url()
    await page.keyboard.press('e')
    await page.getByRole('dialog').locator('[data-piece="wonder/piraeus"]').click()
    await page.getByRole('dialog').getByRole('link', { name: 'D-5.10' }).click()
    await page.locator('[id="D-5.10"][aria-current="location"]').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)
    expect(await nextMoment(page)).toBe('asked')
  })
})
