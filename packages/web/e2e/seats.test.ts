import { dawn, type View } from '@ecumene/dawn'
import { seeded, translator } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { playOnBoard } from './support/board-play.ts'
import { AGAINST_BOT, matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'

const { open } = setLocalStage()

/** The colours of the seats on a screen, in order. */
const coloursOn = (page: Page, place: string): Promise<readonly string[]> =>
  page
    .locator(place)
    .evaluateAll((portraits) => portraits.map((portrait) => getComputedStyle(portrait).backgroundColor))

it('a seat has the same colour in the form, in the list and at the table', async () => {
  const { page } = await open()
  await page.goto('/new/dawn?where=solo')
  await page.locator('.seat-form .portrait').first().waitFor()
  const form = await coloursOn(page, '.seat-form .portrait')
  expect(new Set(form).size).toBeGreaterThan(1)
  await page.locator('main form button[type="submit"]').click()
  // At the table the others come first, then I.
  await expect.poll(() => coloursOn(page, '[data-anchor^="player:"] .portrait')).toEqual([...form.slice(1), form[0]])
  await playOnBoard(page, seeded('seats'), { enough: 1 })
  await page.goto('/')
  await expect.poll(() => coloursOn(page, '.continue .saved__faces .portrait')).toEqual(form)
})

it('a player is their leader with the name beside it, in the same colour on every screen of the table', async () => {
  const { page } = await open()
  // Whoever sits first does not play the first colour.
  const match = matchAt(
    'dawn',
    (at) => at.outcome() !== null && (at.view(null) as View).players[0]?.colour === 'green',
    { leaders: 'choose', colours: 'choose', rounds: 1 },
  )
  const { say } = translator(dawn.presentation.words, 'en', () => '')
  const { players } = match.view(null) as View
  const names = players.map(
    ({ leader }, seat) => `${say({ key: `ruler.${leader}` })}\u00a0· ${seat === 0 ? 'Ada' : 'Altair'}`,
  )
  const address = await saveGame(page, match, AGAINST_BOT)
  await page.goto(address)
  const end = page.locator('dialog.end-dialog[open]')
  await end.waitFor()
  const headers = await end.getByRole('columnheader').allTextContents()
  expect(headers.slice(1).toSorted()).toEqual(names.toSorted())
  await end.getByRole('button', { name: 'How it went' }).click()
  const charted = page.locator('.charts__name')
  await charted.first().waitFor()
  const told = await charted.allTextContents()
  for (const [seat, name] of names.entries()) expect(told[seat]).toContain(name)
  const coloursAt = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((element) => ['--seat-0', '--seat-1'].map((name) => getComputedStyle(element).getPropertyValue(name)))
  const inCharts = await coloursAt('.charts__name')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const heads = page.locator('[data-anchor^="player:"]')
  for (const [seat, { leader }] of players.entries()) {
    const head = page.locator(`[data-anchor="player:${seat}"]`)
    expect(await head.textContent()).toContain(say({ key: `leader.${leader}` }))
    expect(await head.textContent()).toContain(seat === 0 ? 'Ada' : 'Altair')
    expect(await head.locator('.portrait [data-cameo]').getAttribute('data-cameo')).toBe(leader)
  }
  expect(await heads.count()).toBe(2)
  const logged = await page.locator('ol.log .log__name').allTextContents()
  expect(logged.length).toBeGreaterThan(4)
  expect(logged.filter((name) => !names.includes(name))).toEqual([])
  const atTable = await coloursOn(page, '[data-anchor^="player:"] .portrait')
  expect(await coloursAt('.portrait')).toEqual(inCharts)
  await page.goto(`${address}/replay/${match.record().log.length}`)
  await expect.poll(() => coloursAt('.portrait')).toEqual(inCharts)
  // Nobody is asked any more: heads are in table order.
  expect((await coloursOn(page, '[data-anchor^="player:"] .portrait')).toSorted()).toEqual(atTable.toSorted())
})
