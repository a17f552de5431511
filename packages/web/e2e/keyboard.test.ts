import { below, type Random, seeded } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setLocalStage } from './support/stage.ts'
import { duelOn } from './support/table.ts'

const { open } = setLocalStage()

/** The element that has the focus, as far as a player cares. */
type Focus = { readonly tag: string; readonly name: string; readonly isVisible: boolean; readonly inCards: boolean }

const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) throw new Error('nothing has the focus')
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const isOff = element.getAttribute('aria-disabled') === 'true'
    const words = element.querySelector('.unseen')?.textContent ?? element.textContent ?? ''
    return {
      tag: element.tagName,
      name: isOff ? '' : (element.getAttribute('aria-label') ?? words).trim(),
      isVisible: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      inCards: element.closest('[role="group"]') !== null,
    }
  })

/** Presses Tab until the focus is where it should be. A page has no more stops than this. */
const tabTo = async (page: Page, described: (at: Focus) => boolean, key = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < 120; presses++) {
    if (described(await focus(page))) return
    await page.keyboard.press(key)
    const next = await focus(page)
    if (next.tag !== 'BODY')
      expect(next.isVisible, `the focus shows on ${next.tag} ${next.name.slice(0, 40)}`).toBe(true)
  }
  throw new Error(`the keyboard does not lead there: ${JSON.stringify(await focus(page))}`)
}

/** From the card that Tab reaches to the announced one: arrow keys move between open cards. */
const walkTo = async (page: Page, card: string): Promise<void> => {
  for (const arrow of ['ArrowRight', 'ArrowLeft']) {
    for (let steps = 0; steps < 12; steps++) {
      if ((await focus(page)).name.startsWith(`${card} —`)) return
      await page.keyboard.press(arrow)
    }
  }
  throw new Error(`no arrow leads to ${card}: ${JSON.stringify(await focus(page))}`)
}

/** Presses a key that makes an announcement, and returns it. */
const ask = async (page: Page, key: 'v' | 'c'): Promise<string> => {
  const speaker = page.getByTestId('in-words')
  const before = await speaker.textContent()
  await page.keyboard.press(key)
  await page.waitForFunction((old) => document.querySelector('[data-testid="in-words"]')?.textContent !== old, before)
  return ((await speaker.textContent()) ?? '').trim()
}

/** Waits until the player is asked something, or the game is over. */
const isAsked = async (page: Page): Promise<boolean> => {
  const turn = page.getByTestId('turn')
  await turn.filter({ hasText: /Your turn|The game is over/ }).waitFor()
  return (await turn.textContent())?.includes('Your turn') === true
}

const pick = <Item>(items: readonly Item[], random: Random): Item => items[below(random, items.length)] as Item

/** Plays one of the announced moves by names and keys alone. */
const playWhatIsTold = async (page: Page, told: string, random: Random, turn: number): Promise<string> => {
  const line = pick(told.replace(/\.$/, '').split('; '), random)
  const [card = '', uses] = line.split(': ')
  if (uses === undefined) {
    await tabTo(page, ({ name }) => name.startsWith(line))
    return line
  }
  await tabTo(page, ({ inCards }) => inCards, turn % 2 === 0 ? 'Tab' : 'Shift+Tab')
  await walkTo(page, card)
  await page.keyboard.press('Enter')
  if (turn % 10 === 0) {
    // Escape puts the card back, Enter takes it again.
    const chosen = page.getByRole('group', { name: 'Cards of this Age' }).getByRole('button', { pressed: true })
    await page.keyboard.press('Escape')
    await expect.poll(() => chosen.count()).toBe(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => chosen.count()).toBe(1)
  }
  const action = `${uses.startsWith('build') ? 'Build' : 'Discard'} ${card}`
  await page.getByRole('button', { name: action }).first().waitFor()
  await tabTo(page, ({ name }) => name.startsWith(action))
  return action
}

describe('by keyboard and ear alone', () => {
  it('a whole game is played from announcements, and the focus is never lost', async () => {
    const { page } = await open()
    const random = seeded('keyboard')
    await page.goto('/')
    await duelOn(page)
      .getByRole('button', { name: /Play now/ })
      .waitFor()
    await tabTo(page, ({ name }) => name.startsWith('Play now'))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'The table in words' }).waitFor()

    const lost: string[] = []
    for (let turn = 0; await isAsked(page); turn++) {
      // Where the last move left the focus, also after the bot's answer.
      if (turn > 0 && (await focus(page)).tag === 'BODY') lost.push(`before move ${turn}`)
      expect(await ask(page, 'v')).toMatch(/Your city: \d+ coins?; .*The conflict pawn/s)
      const told = await ask(page, 'c')
      if (turn === 0) {
        // The same, to be read at leisure.
        await page.keyboard.press('s')
        const dialog = page.getByRole('dialog', { name: 'The table in words' })
        await dialog.getByRole('heading', { name: 'What I can do' }).waitFor()
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      }
      const move = await playWhatIsTold(page, told, random, turn)
      const entries = page.getByRole('list', { name: 'Game log' }).getByRole('listitem')
      const before = await entries.count()
      await page.keyboard.press('Enter')
      await entries.nth(before).waitFor()
      if ((await focus(page)).tag === 'BODY') lost.push(`after ${move}`)
    }
    expect(lost).toEqual([])

    // The score sheet keeps the focus, and Escape closes it.
    const end = page.getByRole('dialog')
    await end.waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await end.waitFor({ state: 'detached' })
    expect((await focus(page)).tag).not.toBe('BODY')
    expect(await ask(page, 'c')).toBe('Nothing to decide right now.')
  })
})
