import type { View } from '@ecumene/classic'
import type { Match } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { AGAINST_BOT, matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { nextMoment } from './support/table.ts'
import { LAPTOP, PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

/** The first player has two cities that can act. */
const manages = (match: Match): boolean => {
  const { asked, players } = match.view(null) as View
  if (asked?.kind !== 'manage' || match.deciders()[0] !== 0) return false
  const { cities = [], acted = [] } = players[0] ?? {}
  return cities.filter((square, city) => square >= 0 && acted[city] === 0).length > 1
}

const openManaging = async (page: Page): Promise<void> => {
  await page.goto(await saveGame(page, matchAt('classic', manages), AGAINST_BOT))
  await nextMoment(page)
  await page.locator('[data-city]').waitFor()
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not to be seen`)
  return box
}

const bottomOf = ({ y, height }: Box): number => y + height

describe('the panel of a city', () => {
  it('lies below the squares of the city on a phone, which stay in sight, and above the question', async () => {
    const { page } = await open({ viewport: PHONE, hasTouch: true, isMobile: true })
    await openManaging(page)
    const panel = '[data-city]'
    const lies = async () => {
      const [sheet, city, done] = [
        await boxOf(page, panel),
        await boxOf(page, `[data-space][aria-pressed="true"]`),
        await boxOf(page, '[aria-labelledby="asked"] [data-move="done"]'),
      ]
      return {
        isBelowTheCity: bottomOf(city) + city.height < sheet.y && city.y - city.height > 0,
        isAboveTheQuestion: bottomOf(sheet) <= done.y,
        isAsWideAsTheScreen: sheet.x === 0 && sheet.width === PHONE.width,
      }
    }
    await expect.poll(lies).toEqual({ isBelowTheCity: true, isAboveTheQuestion: true, isAsWideAsTheScreen: true })
    // However much the city can do, its last deed can be reached, and is not under anything.
    const last = page.locator(`${panel} button[data-move]`).last()
    await last.scrollIntoViewIfNeeded()
    await last.click({ trial: true })
    expect(bottomOf(await boxOf(page, panel))).toBeLessThan(PHONE.height)
  })

  it('on a wide table leaves in sight what is asked and what happened; when it is closed, the cities are a click away', async () => {
    const { page } = await open({ viewport: LAPTOP })
    await openManaging(page)
    const [asked, city, news, table] = [
      await boxOf(page, '[aria-labelledby="asked"]'),
      await boxOf(page, '[data-city]'),
      await boxOf(page, '[data-now] + :has(ol.log)'),
      await boxOf(page, '[data-wide]'),
    ]
    expect(asked.y).toBeGreaterThanOrEqual(table.y)
    expect(bottomOf(asked)).toBeLessThan(city.y)
    // A few lines of it, however much the city can do.
    expect(news.height).toBeGreaterThan(100)
    expect(bottomOf(news)).toBeLessThanOrEqual(bottomOf(table))
    const panel = page.locator('[data-city]')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    const tabs = page.locator('[data-wide] nav [data-anchor^="city:"]')
    expect(await tabs.count()).toBe(2)
    await tabs.last().click()
    await panel.waitFor()
  })
})
