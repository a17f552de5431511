import type { View } from '@ecumene/duel'
import { seeded } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { playMove, playOneMove, takeScreen } from './support/play.ts'
import { askedIn, lateInDuel, matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { addsUp, duelOn, logLines, movesOn, nextMoment, scoreSheet } from './support/table.ts'

const { open } = setLocalStage()

const nameTwo = async (page: Page) => {
  await page.getByLabel('Name of the player in seat 1').fill('Ann')
  await page.getByLabel('Name of the player in seat 2').fill('Bob')
}

/** The table is covered: nothing of the game is in the page, not even out of sight. */
const expectCovered = async (page: Page) => {
  expect(await page.locator('[data-move], [data-card], ol.log, [data-testid], table, dl').count()).toBe(0)
  const html = await page.locator('body').innerHTML()
  for (const secret of SECRET_WORDS) expect(html).not.toContain(secret)
}

const SECRET_WORDS = ['secret bid', 'secretly bids', 'secret contract', 'contract', 'silk', 'amber', 'ducat']

describe('two players at one screen', () => {
  it('play Duel, where nothing is secret and nothing is covered', async () => {
    const { page } = await open()
    const random = seeded('hot seat')
    await page.goto('/')
    await duelOn(page)
      .getByRole('link', { name: /On one screen/ })
      .click()
    await nameTwo(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    const turns = new Set<string>()
    for (let moves = 0; ; moves++) {
      // They begin in the page; the middle of the game is a saved one.
      if (moves === 12) await page.goto(await saveGame(page, lateInDuel()))
      const moment = await nextMoment(page)
      expect(moment).not.toBe('handover')
      if (moment === 'over') break
      turns.add((await page.getByTestId('turn').locator('strong').textContent()) ?? '')
      await playOneMove(page, random)
    }
    expect([...turns].sort()).toEqual(['Ann to move', 'Bob to move'])
    expect((await scoreSheet(page)).every(addsUp)).toBe(true)
  })

  it('see the secret tokens of the Great Library only on their own turn', async () => {
    const { page } = await open()
    const match = matchAt('duel', (at) => askedIn(at)?.kind === 'library', { greatLibraryTokens: 'private' })
    const seat = askedIn(match)?.seat ?? 0
    const { libraryTokens } = match.view(seat) as View
    await page.goto(await saveGame(page, match))
    expect(await nextMoment(page)).toBe('handover')
    await expectCovered(page)
    await expect.poll(() => page.getByRole('button', { name: `I am ${['Ann', 'Bob'][seat]}` }).count()).toBe(1)
    await takeScreen(page)
    expect(await nextMoment(page)).toBe('asked')
    expect([...(await movesOn(page))].sort()).toEqual(libraryTokens.map((token) => `library ${token}`).sort())
  })

  it('play a whole game with secrets, which are covered between turns', async () => {
    const { page } = await open()
    const random = seeded('bazaar at one screen')
    await page.goto('/new/bazaar?where=hotSeat')
    await nameTwo(page)
    await page.getByLabel('Short: 3 rounds').check()
    await page.getByLabel('Whoever owns six of one good wins at once').uncheck()
    await page.getByRole('button', { name: 'Start the game' }).click()
    let handovers = 0
    let ordered = 0
    for (;;) {
      const moment = await nextMoment(page)
      if (moment === 'over') break
      if (moment === 'handover') {
        handovers++
        await expectCovered(page)
        await takeScreen(page)
        continue
      }
      const name = (await page.getByTestId('turn').locator('strong').textContent())?.replace(' to move', '') ?? ''
      const other = name === 'Ann' ? 'Bob' : 'Ann'
      const lines = await logLines(page)
      for (const line of lines) {
        expect(line).not.toContain(`${other} secretly bids`)
        expect(line).not.toContain(`${other} orders a secret contract:`)
      }
      ordered += lines.filter((line) => line.includes(`${name} orders a secret contract:`)).length
      if ((await movesOn(page)).includes('order')) await playMove(page, 'order')
      else await playOneMove(page, random)
    }
    // Somebody had secrets, and the screen went to and fro.
    expect(ordered).toBeGreaterThan(0)
    expect(handovers).toBeGreaterThan(6)
    await expect.poll(() => scoreSheet(page)).toHaveLength(2)
  })
})
