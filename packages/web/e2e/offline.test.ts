import { seeded } from '@ecumene/kernel'
import { EDITIONS } from '@ecumene/shelf'
import { describe, expect, it } from 'vitest'
import { playOn } from './support/play.ts'
import { setLocalStage } from './support/stage.ts'
import { duelOn, logLines, nextMoment } from './support/table.ts'

const { open } = setLocalStage()

describe('without a network', () => {
  it('after one visit the page, a new game of each kind, the rulebook and a running game are there', async () => {
    const visitor = await open({ isKept: true })
    const { page, context } = visitor
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    // Whatever the page asks its server for now fails, and must not matter.
    visitor.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await context.setOffline(true)

    await page.goto('/')
    await duelOn(page)
      .getByRole('button', { name: /Play now/ })
      .click()
    await nextMoment(page)
    await playOn(page, seeded('offline'), { enough: 6 })
    const log = await logLines(page)
    expect(log.length).toBeGreaterThanOrEqual(6)
    await page.reload()
    await nextMoment(page)
    expect((await logLines(page)).slice(0, log.length)).toEqual(log)

    // What was played last is made ready while the start page is drawn.
    await page.goto('/')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/duel-board')),
    )

    for (const language of ['en', 'uk', 'pl', 'ru']) {
      await page.goto('/rules/duel')
      await page.locator('header select').selectOption(language)
      await page.locator(`article[lang="${language}"]`).waitFor()
    }
    for (const { id } of EDITIONS) {
      for (const where of id === 'duel' ? ['hotSeat'] : ['solo', 'hotSeat']) {
        await page.goto(`/new/${id}?where=${where}`)
        await page.locator('main form button[type="submit"]').click()
        await nextMoment(page)
      }
    }
  })
})
