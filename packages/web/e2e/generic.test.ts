import { seeded } from '@ecumene/kernel'
import { describe, expect, it } from 'vitest'
import { expectSameLog, sitDown } from './support/online.ts'
import { playOn, playOneMove } from './support/play.ts'
import { lateInDuel, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { addsUp, logLines, nextMoment, scoreSheet } from './support/table.ts'
import type { Visitor } from './support/visitor.ts'

const { open } = setLocalStage()

type Holdings = Readonly<Record<string, number>>

/** What everybody in the bazaar owns, as the last message told it. */
const holdingsSeenBy = ({ frames }: Visitor): readonly Holdings[] => {
  const states = frames.filter((frame) => frame.startsWith('{"type":"state"'))
  const { state } = JSON.parse(states.at(-1) ?? '{}') as {
    state: { seen: { view: { merchants: readonly { holdings: Holdings }[] } } }
  }
  return state.seen.view.merchants.map(({ holdings }) => holdings)
}

/** A swap that the first two merchants can make: one ware of each. */
const swapOf = ([mine = {}, theirs = {}]: readonly Holdings[]): string => {
  const give = Object.keys(mine).find((ware) => (mine[ware] ?? 0) > 0)
  const want = Object.keys(theirs).find((ware) => ware !== give && (theirs[ware] ?? 0) > 0)
  return `offer 1 1${give} for 1${want}`
}

describe('the generic board', () => {
  it('plays the bazaar: two browsers and a bot, bids at once, offers', async () => {
    const [ann, bob] = [await open({ name: 'Ann' }), await open({ name: 'Bob' })]
    await sitDown(ann, bob, 'bazaar', async (page) => {
      await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
      await page.getByLabel('Who plays in seat 3').selectOption('bot:easy')
      await page.getByLabel('Short: 3 rounds').check()
      await page.getByLabel('Whoever owns six of one good wins at once').uncheck()
    })
    const [annPlays, bobPlays] = [seeded('Ann trades'), seeded('Bob trades')]
    // Bob is pressing his bid when those of Ann and the bot arrive: the button does not move away.
    await Promise.all([nextMoment(ann.page), nextMoment(bob.page)])
    await bob.page.locator('[data-move="bid 1"]').hover()
    await bob.page.mouse.down()
    await playOneMove(ann.page, annPlays)
    await bob.page.getByText('is waiting for you').waitFor()
    await bob.page.mouse.up()
    await Promise.all([ann, bob].map(({ page }) => page.locator('[data-move="leave"]').waitFor()))
    expect((await logLines(bob.page)).join()).toContain('Bob secretly bids 1 ducat')
    expect((await logLines(ann.page)).join()).toContain('The bids are opened')

    // The table in words: what Ann owns and may do. Her focus stays where it was.
    await ann.page.keyboard.press('c')
    await ann.page.getByTestId('in-words').filter({ hasText: 'Leave the market' }).waitFor()
    await ann.page.keyboard.press('s')
    const inWords = ann.page.getByRole('dialog', { name: 'The table in words' })
    await inWords.getByText('Ducats in the bank: ').waitFor()
    await ann.page.keyboard.press('Escape')

    // An illegal move says why, on request.
    await bob.page.getByText('What is not possible, and why').click()
    await bob.page.locator('.why-nots dt, .why-nots p').first().waitFor()

    // An offer is in no list: it is typed, checked while typing, and answered.
    const notation = ann.page.getByLabel('Write a move')
    const play = ann.page.getByRole('button', { name: 'Play', exact: true })
    await notation.fill('offer 1 9amber for 9salt')
    await ann.page.getByText('You do not have').waitFor()
    await expect.poll(() => play.isDisabled()).toBe(true)
    await notation.fill(swapOf(holdingsSeenBy(ann)))
    await play.click()
    await bob.page.getByText('Ann offers you').first().waitFor()
    await ann.page.getByText('Withdraw the offer').waitFor()
    await bob.page.locator('[data-move="accept"]').click()
    await ann.page
      .getByText(/Bob agrees/)
      .first()
      .waitFor()

    expect(await Promise.all([playOn(ann.page, annPlays), playOn(bob.page, bobPlays)])).toEqual(['over', 'over'])
    const sheet = await scoreSheet(ann.page)
    expect(sheet).toHaveLength(3)
    await expect.poll(() => scoreSheet(bob.page)).toEqual(sheet)
    expect(sheet.every(addsUp)).toBe(true)
  })

  it('plays Duel too, where it is asked for: online, over a reload', async () => {
    const [ann, bob] = [await open({ name: 'Ann' }), await open({ name: 'Bob' })]
    const link = await sitDown(ann, bob)
    await Promise.all([ann, bob].map(({ page }) => page.goto(`${link}?board=generic`)))
    const [annPlays, bobPlays] = [seeded('Ann in words'), seeded('Bob in words')]
    const play = (enough: number) =>
      Promise.all([playOn(ann.page, annPlays, { enough }), playOn(bob.page, bobPlays, { enough })])
    await play(10)
    await bob.page.reload()
    await play(14)
    expect(await ann.page.locator('[data-slot]').count()).toBe(0)
    await expectSameLog(bob.page, ann.page)
  })

  it('brings a game of Duel to its end', async () => {
    const { page } = await open()
    await page.goto(`${await saveGame(page, lateInDuel())}?board=generic`)
    expect(await playOn(page, seeded('Duel in words'))).toBe('over')
    expect((await scoreSheet(page)).every(addsUp)).toBe(true)
  })
})
