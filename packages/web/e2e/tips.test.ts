import type { Match } from '@ecumene/kernel'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findingsIn } from './support/access.ts'
import { ageIn, askedIn, matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { nextMoment } from './support/table.ts'
import { PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

const tip = (page: Page): Locator => page.locator('.tip:popover-open')

const sitAt = async (page: Page, gameId: string): Promise<void> => {
  const match = matchAt(gameId, ({ moves }: Match) => moves > 40)
  await page.goto(await saveGame(page, match, undefined, 'never'))
  await nextMoment(page)
}

/** Whether all of it is on the screen, and nothing lies over its middle. */
const isWhole = (shown: Locator): Promise<boolean> =>
  shown.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
    return isInside && element.contains(middle)
  })

const heightOf = async (link: Locator): Promise<number> => (await link.boundingBox())?.height ?? 0

describe('tips of Duel', () => {
  const sitDown = async (page: Page, kind: string) => {
    await page.goto(
      await saveGame(
        page,
        matchAt('duel', (at) => ageIn(at) > 1 && askedIn(at)?.kind === kind),
        undefined,
        'never',
      ),
    )
    await nextMoment(page)
  }
  const middleOf = async (thing: Locator) => {
    const box = await thing.boundingBox()
    if (box === null) throw new Error('nothing to point at')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  it('wait until the pointer rests, and close when it moves on', async () => {
    const { page } = await open()
    await sitDown(page, 'play')
    const { x, y } = await middleOf(page.locator('[data-building]').first())
    // The clock of the page stands still but for what the test lets pass.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    // A moving pointer opens no tips, however long it moves.
    await page.mouse.move(x - 9, y)
    for (let step = 0; step < 6; step++) {
      await page.mouse.move(x + (step % 2 === 0 ? 9 : -9), y)
      await page.clock.runFor(300)
      expect(await tip(page).count()).toBe(0)
    }
    await page.clock.runFor(300)
    await tip(page).waitFor()
    // It closes at once, and no other tip opens instead.
    await page.mouse.move(x, y + 300)
    await tip(page).waitFor({ state: 'detached' })
  })

  it('cover nothing that can be played', async () => {
    const { page } = await open({ viewport: { width: 1280, height: 720 } })
    for (const kind of ['play', 'progress']) {
      await sitDown(page, kind)
      if (kind === 'play') await page.locator('[data-slot][data-lit]').first().click()
      const things = page.locator('[data-building], [data-wonder], [data-token], [data-refused][data-tip]')
      for (let index = 0; index < (await things.count()); index += 3) {
        if (!(await things.nth(index).isVisible())) continue
        const { x, y } = await middleOf(things.nth(index))
        await page.mouse.move(0, 0)
        await page.mouse.move(x, y)
        await tip(page).waitFor()
        const covered = await tip(page).evaluate((shown) => {
          const { left, top, right, bottom } = shown.getBoundingClientRect()
          const lit = document.querySelectorAll('[data-lit], [data-move]')
          return [...lit].flatMap((other) => {
            const box = other.getBoundingClientRect()
            const isFree = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
            return isFree ? [] : [other.textContent]
          })
        })
        expect(covered).toEqual([])
      }
    }
  })
})

describe.each(['dawn', 'classic'])('things of %s tell about themselves', (gameId) => {
  it('to the pointer and the keyboard, with their rules and their entry', async () => {
    const { page } = await open()
    await sitAt(page, gameId)
    const address = page.url()
    const rule = page.locator('[aria-current="location"]')
    // Nothing is left to the browser's own tooltips, which no finger and no keyboard can reach.
    expect(await page.locator('main :is([title], svg title)').count()).toBe(0)

    // A pointer that rests, and goes on into the tip.
    const thing = page.locator('article [data-tip="only"]').first()
    const place = page.locator('[data-space]').nth(9)
    await thing.hover()
    await tip(page).waitFor()
    await expect.poll(() => isWhole(tip(page))).toBe(true)
    await expect.poll(() => tip(page).locator('.tip__name').textContent()).toBe(await thing.textContent())
    await expect.poll(() => thing.getAttribute('aria-describedby')).not.toBeNull()
    expect(await findingsIn(page, '.tip')).toEqual([])
    const cited = tip(page).locator('.tip__on [data-rule]').first()
    const id = await cited.getAttribute('data-rule')
    await cited.hover()
    await page.waitForTimeout(500)
    await cited.click()
    await rule.waitFor()
    await expect.poll(() => rule.getAttribute('id')).toBe(id)
    await page.keyboard.press('Escape')
    await rule.waitFor({ state: 'detached' })
    await page.mouse.move(0, 0)

    // The keyboard: one stop for all things of a player, arrows lead on, Enter goes in, Escape comes back.
    await expect.poll(() => page.locator('article').first().locator('[data-tip="only"][tabindex="0"]').count()).toBe(1)
    await thing.focus()
    await page.keyboard.press('ArrowRight')
    const next = page.locator('article [data-tip]').nth(1)
    await expect.poll(() => next.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('i')
    await page.locator('.tip:focus').waitFor()
    await page.keyboard.press('Escape')
    await tip(page).waitFor({ state: 'detached' })
    await expect.poll(() => next.evaluate((element) => element === document.activeElement)).toBe(true)
    await thing.press('Enter')
    await page.locator('.tip:focus').waitFor()
    await tip(page).locator('.tip__on [data-piece]').press('Enter')
    const entry = page.getByRole('dialog', { name: 'Encyclopedia' })
    await entry.getByRole('heading', { name: (await thing.textContent()) ?? '', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await entry.waitFor({ state: 'detached' })
    await expect.poll(() => thing.evaluate((element) => element === document.activeElement)).toBe(true)

    // A place of the map tells what lies on it.
    await place.focus()
    await tip(page).locator('.tip__words [data-rule]').first().waitFor()
    const [name = '', words = ''] = ((await place.getAttribute('aria-label')) ?? '').split(': ')
    await expect.poll(() => tip(page).locator('.tip__name').textContent()).toBe(name)
    for (const word of words.split(', ')) await expect.poll(() => tip(page).textContent()).toContain(word)
    await page.keyboard.press('Escape')
    await tip(page).waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)
  })

  it('to a resting finger, which plays nothing', async () => {
    const { page, context } = await open({ viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' })
    await sitAt(page, gameId)
    const wire = await context.newCDPSession(page)
    const place = page.locator('[data-space][data-tip]').nth(6)
    await place.scrollIntoViewIfNeeded()
    const box = await place.boundingBox()
    const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await tip(page).waitFor()
    await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => isWhole(tip(page))).toBe(true)
    expect(await page.locator('[data-space][aria-pressed="true"]').count()).toBe(0)
    await expect.poll(() => heightOf(tip(page).locator('.tip__words [data-rule]').first())).toBeGreaterThanOrEqual(31.5)
    // A thing that does nothing else needs no rest. It lies on a sheet, whose tab the tip may lie over.
    await page.keyboard.press('Escape')
    await tip(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Rivals' }).tap()
    const thing = page.locator('article [data-tip="only"]').first()
    await thing.tap()
    await tip(page)
      .locator('.tip__name', { hasText: (await thing.textContent()) ?? '' })
      .waitFor()
    await expect.poll(() => isWhole(tip(page))).toBe(true)
    await expect.poll(() => heightOf(tip(page).locator('.tip__on [data-rule]').first())).toBeGreaterThanOrEqual(43.5)
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await tip(page).locator('[data-rule]').first().tap()
    await page.locator('[aria-current="location"]').waitFor()
  })
})
