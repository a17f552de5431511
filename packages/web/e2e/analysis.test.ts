import type { Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { findingsIn } from './support/access.ts'
import { matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'

const { open } = setLocalStage()

it('a finished game is analysed in its replay, can be left alone again, and is kept', async () => {
  const { page } = await open()
  // Played at random, so full of bad moves, and given up early, so short.
  const match = matchAt('duel', ({ ply }) => ply === 20)
  match.resign(1)
  await page.goto(`${await saveGame(page, match)}/replay`)
  const start = page.getByRole('button', { name: 'Analyse', exact: true })
  const running = page.getByRole('progressbar', { name: /^Analysing: \d+%$/ })

  // It gets nowhere before it is cancelled.
  const held: Route[] = []
  await page.route(/analysis-worker/, (route) => void held.push(route))
  await start.click()
  await running.waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await running.waitFor({ state: 'detached' })
  await page.unroute(/analysis-worker/)
  for (const route of held) await route.continue().catch(() => undefined)

  await start.click()
  const chances = page.getByRole('figure', { name: 'Chance to win' })
  await chances.waitFor()
  const rows = chances.locator('tbody tr')
  expect(await rows.last().locator('td').allTextContents()).toEqual(['100%', '0%'])

  await page.getByRole('button', { name: 'Next turning point' }).click()
  const better = page.getByText(/^Better: ./)
  const told = ((await better.textContent()) ?? '').replace('Better: ', '')
  // The log says the same, at the same moment, and so does the mark on the curve.
  await expect.poll(() => page.locator('ol.log [aria-current="step"] .log__remark').textContent()).toContain(told)
  const mark = chances.locator('[aria-current="step"]')
  expect(await mark.textContent()).toMatch(/^Go to move \d+: (Ann|Bob), −\d+%$/)
  const ply = /\d+/.exec((await mark.textContent()) ?? '')?.[0]
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`/replay/${ply}$`))
  expect(await findingsIn(page, 'html')).toEqual([])

  await page.keyboard.press('Home')
  await better.waitFor({ state: 'detached' })
  await mark.waitFor({ state: 'detached' })
  await chances.getByRole('button').first().click()
  await better.waitFor()

  // Not even in a low window does it cut the board off.
  await page.setViewportSize({ width: 1280, height: 720 })
  const board = page.locator('main')
  await expect.poll(() => board.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)

  await page.reload()
  await chances.waitFor()
  const analysis = page.getByRole('button', { name: 'Analysis', pressed: true })
  await analysis.click()
  await chances.waitFor({ state: 'detached' })
  expect(await page.locator('.log__remark').count()).toBe(0)
})
