import { below, type Random, seeded } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setStage } from './support/stage.ts'
import { duelOn, nextMoment } from './support/table.ts'

const { open } = setStage()

/** The element that has the focus, as far as a player cares. */
type Focus = {
  readonly tag: string
  readonly text: string
  readonly isVisible: boolean
  readonly move: string | undefined
  readonly slot: string | undefined
  readonly lit: string | undefined
}

const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) throw new Error('nothing has the focus')
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const { move, slot, lit } = element.dataset
    const isOff = element.getAttribute('aria-disabled') === 'true'
    return {
      tag: element.tagName,
      text: element.textContent ?? '',
      isVisible: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      move: isOff ? undefined : move,
      slot,
      lit,
    }
  })

/** Presses Tab until the focus is where it should be. A page has no more stops than this. */
const tabTo = async (page: Page, described: (at: Focus) => boolean, key = 'Tab'): Promise<Focus> => {
  for (let presses = 0; presses < 120; presses++) {
    const at = await focus(page)
    if (described(at)) return at
    await page.keyboard.press(key)
    const next = await focus(page)
    if (next.tag !== 'BODY')
      expect(next.isVisible, `the focus shows on ${next.tag} ${next.text.slice(0, 40)}`).toBe(true)
  }
  throw new Error(`the keyboard does not lead there: ${JSON.stringify(await focus(page))}`)
}

/** From the card that Tab reaches to one that can be taken, by arrows. */
const walkToLitCard = async (page: Page, random: Random): Promise<void> => {
  for (let steps = 0; steps < 60; steps++) {
    const at = await focus(page)
    if (at.lit !== undefined && steps >= below(random, 4)) return
    await page.keyboard.press(['ArrowDown', 'ArrowRight', 'ArrowLeft'][below(random, 3)] ?? 'ArrowDown')
  }
  throw new Error(`no arrow leads to a card that can be taken: ${JSON.stringify(await focus(page))}`)
}

describe('by keyboard alone', () => {
  it('a whole game is played, and the focus is never lost', async () => {
    const { page } = await open()
    const random = seeded('keyboard')
    await page.goto('/')
    await duelOn(page)
      .getByRole('button', { name: /Play now/ })
      .waitFor()
    await tabTo(page, ({ text }) => text.startsWith('Play now'))
    await page.keyboard.press('Enter')

    const lost: string[] = []
    for (let turn = 0; (await nextMoment(page)) === 'asked'; turn++) {
      // Where the last move left the keyboard, after the answer of the bot as well.
      if (turn > 0 && (await focus(page)).tag === 'BODY') lost.push(`before move ${turn}`)
      if ((await page.locator('[data-slot][data-lit]').count()) > 0) {
        await tabTo(page, ({ slot }) => slot !== undefined, turn % 2 === 0 ? 'Tab' : 'Shift+Tab')
        await walkToLitCard(page, random)
        await page.keyboard.press('Enter')
        if (turn % 10 === 0) {
          // Escape puts the card back, Enter takes it again.
          await page.keyboard.press('Escape')
          expect(await page.locator('[data-slot][aria-pressed="true"]').count()).toBe(0)
          await page.keyboard.press('Enter')
        }
        await page.locator('[data-move]').first().waitFor()
      }
      const { move } = await tabTo(page, (at) => at.move !== undefined)
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        (played) =>
          document.querySelector(`[data-move="${played}"]`) === null ||
          document.querySelector('dialog.end-dialog[open]') !== null,
        move,
      )
      if ((await focus(page)).tag === 'BODY') lost.push(`after ${move}`)
    }
    expect(lost).toEqual([])

    // The score sheet keeps the focus, and Escape closes it.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('dialog.end-dialog').waitFor({ state: 'detached' })
    expect((await focus(page)).tag).not.toBe('BODY')
  })
})
