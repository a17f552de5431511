import { seeded } from '@ecumene/kernel'
import { expect, it } from 'vitest'
import { playOnBoard } from './support/board-play.ts'
import { AGAINST_BOT, matchAt, saveGame } from './support/saved.ts'
import { setStage } from './support/stage.ts'
import { gameOn } from './support/table.ts'

const { open } = setStage()

const TERRA = 'A New Dawn + Terra Incognita'
const DAWN = 'Civilization: A New Dawn'

it('Terra Incognita has a card of its own, and its table says its name wherever it is named', async () => {
  const { page } = await open()
  await page.goto('/')
  const card = gameOn(page, 'terra')
  expect(await card.getByRole('heading').textContent()).toBe(TERRA)
  expect(await card.textContent()).toContain('2–5 players')
  expect(await gameOn(page, 'dawn').getByRole('heading').textContent()).toBe(DAWN)
  await card.getByRole('button', { name: 'Play now' }).click()
  await page.locator('.table-head__title', { hasText: TERRA }).waitFor()
  await expect.poll(() => page.title()).toContain(TERRA)
  await expect.poll(() => page.locator('[data-anchor^="slot:"]').count()).toBe(6)
  await playOnBoard(page, seeded('Terra has a card'), { enough: 1 })
  await page.goto('/')
  await page.locator('.continue .saved__words', { hasText: TERRA }).first().waitFor()
})

it('a finished table of Terra Incognita says its name in the list, at its end and in its replay', async () => {
  const { page } = await open()
  const match = matchAt('dawn', (at) => at.outcome() !== null, { terra: true, rounds: 1 })
  const address = await saveGame(page, match, AGAINST_BOT)
  await page.goto('/')
  await page.locator('.finished .saved__words', { hasText: TERRA }).waitFor()
  await page.goto(address)
  await page.locator('dialog.end-dialog[open]').waitFor()
  expect(await page.title()).toContain(TERRA)
  await page.goto(`${address}/replay`)
  await page.locator('.table-head__title', { hasText: TERRA }).waitFor()
})

it('the form of each asks for its own options only, and an open table is listed under its name', async () => {
  const { page } = await open({ name: 'Ann' })
  await page.goto('/new/dawn?where=online')
  const count = page.getByRole('group', { name: 'Number of players' })
  await expect.poll(() => count.getByRole('radio').count()).toBe(3)
  expect(await page.getByLabel(/Terra Incognita|Peaceful|Handicap/).count()).toBe(0)
  await page.goto('/new/terra?where=online')
  await page.locator('.create__head p', { hasText: TERRA }).waitFor()
  await expect.poll(() => count.getByRole('radio').count()).toBe(4)
  expect(await page.getByLabel(/Terra Incognita/).count()).toBe(0)
  await page.getByLabel('Peaceful game: no fort victory cards').check()
  await page.getByLabel('Public table: listed for everyone').check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  const waiting = page.locator('.waiting__game')
  await waiting.waitFor()
  expect(await waiting.textContent()).toContain(TERRA)
  // What the name says is not said again among the options.
  expect(await waiting.locator('.options-line').textContent()).toBe('Peaceful game: no fort victory cards')

  const { page: other } = await open({ name: 'Bob' })
  await other.goto('/')
  const listed = other.locator('.public-table', { hasText: TERRA })
  await listed.waitFor()
  await other.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: DAWN })
  await expect.poll(() => listed.count()).toBe(0)
  await other.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: TERRA })
  await listed.waitFor()
})
