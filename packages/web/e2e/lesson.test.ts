import { openLesson, TAUGHT } from '@ecumene/shelf'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { thingsOf } from '../src/boards/dawn/things.ts'
import { findingsIn } from './support/access.ts'
import { setLocalStage } from './support/stage.ts'
import { duelOn, gameOn, nextMoment } from './support/table.ts'
import { LAPTOP, PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

const stepOf = (page: Page): Promise<string | null> => page.locator('.lesson-bar').getAttribute('data-step')

/**
 * Waits for a step and for the highlight on what it is about, then checks that nothing of that is covered. If that and the
 * one button to press are further apart than the screen is high, it is the button that is in sight.
 */
const atStep = async (page: Page, id: string, ...rings: readonly string[]): Promise<void> => {
  await page.locator(`.lesson-bar[data-step="${id}"][data-ready="true"]`).waitFor()
  for (const ring of rings) await page.locator(`[data-ring="${ring}"]`).waitFor()
  const covered = await page.evaluate((names) => {
    const bar = document.querySelector('.lesson-bar')?.getBoundingClientRect()
    const first = document.querySelector(`[data-anchor="${names[0] ?? ''}"]`)?.getBoundingClientRect()
    if (bar === undefined || first === undefined) return names.length > 0
    const isCovered = ({ top, bottom }: DOMRect) => top < bar.bottom - 1 || bottom > innerHeight + 1
    const moves = [...document.querySelectorAll<HTMLElement>('[data-ring]')].flatMap(({ dataset }) => [
      ...document.querySelectorAll(`[data-move="${dataset['ring'] ?? ''}"]`),
    ])
    const button = moves.length === 1 ? moves[0]?.getBoundingClientRect() : undefined
    if (button === undefined) return isCovered(first)
    const apart = Math.max(first.bottom, button.bottom) - Math.min(first.top, button.top)
    const room = innerHeight - bar.bottom - 2 * Number.parseFloat(getComputedStyle(moves[0] as Element).scrollMarginTop)
    return isCovered(button) || (isCovered(first) && apart < room)
  }, rings)
  expect(covered, `what step ${id} points at is in sight`).toBe(false)
}

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click()

/** Chooses a card and what to do with it, by their names. */
const take = async (page: Page, card: RegExp, action: RegExp): Promise<void> => {
  await page.getByRole('group', { name: 'Cards of this Age' }).getByRole('button', { name: card }).click()
  await press(page, action)
}

describe('the lesson of Duel', () => {
  it('is learnt by doing, survives a reload, and continues against a bot', async () => {
    const { page } = await open()
    await page.goto('/')
    await duelOn(page)
      .getByRole('link', { name: /Learn to play/ })
      .click()
    await atStep(page, 'welcome', 'city:0')
    await press(page, 'Next')
    await atStep(page, 'cards', 'structure')
    await press(page, 'Next')

    await atStep(page, 'take', 'card:lumber-yard')
    // Another legal move is answered kindly, and changes nothing.
    await take(page, /^Tavern/, /^Build Tavern/)
    await page.getByText('For this lesson, please: Build Lumber Yard.').waitFor()
    await expect.poll(() => stepOf(page)).toBe('take')
    await take(page, /^Lumber Yard/, /^Build Lumber Yard/)

    await atStep(page, 'resource', 'card:stable')
    await page.reload()
    await atStep(page, 'resource', 'card:stable')
    await press(page, 'Back')
    await atStep(page, 'take', 'card:lumber-yard')
    await press(page, 'Do it for me')
    await atStep(page, 'resource', 'card:stable')
    await take(page, /^Stable/, /^Build Stable/)
    await atStep(page, 'shield', 'track')
    // A rule opens in the book, and the lesson is there afterwards.
    await press(page, 'Rule D-13.1 in the rulebook')
    await page.locator('dialog [id="D-13.1"][aria-current]').waitFor()
    await page.keyboard.press('Escape')
    await press(page, 'Next')
    await atStep(page, 'trade', 'card:baths', 'coins:0')
    await take(page, /^Baths.*3 coins/, /^Build Baths, 3 coins/)
    await atStep(page, 'coins', 'card:press')
    await take(page, /^Press/, /^Build Press, 1 coin/)
    await atStep(page, 'discard', 'card:guard-tower')
    await take(page, /^Guard Tower/, /^Discard Guard Tower/)
    await atStep(page, 'wonder', 'card:workshop')
    await take(page, /^Workshop/, /^Build The Temple of Artemis with Workshop/)
    await atStep(page, 'again', 'card:pharmacist')
    await take(page, /^Pharmacist/, /^Build Pharmacist/)
    await atStep(page, 'age', 'structure')
    await press(page, 'Next')
    await atStep(page, 'chain', 'card:dispensary')
    await take(page, /^Dispensary.*free by chain/, /^Build Dispensary/)
    await atStep(page, 'progress', 'choice')
    // The token itself, on the board, would do as well.
    await page.locator('[data-move="progress law"]').click()
    await atStep(page, 'conflict', 'card:barracks', 'track')
    await take(page, /^Barracks/, /^Build Barracks/)
    await atStep(page, 'ways', 'track', 'science:0', 'points:0')
    await press(page, 'Next')
    await atStep(page, 'done')
    await press(page, 'Play on from here against a bot')
    await page.waitForURL(/\/local\//)
    expect(await nextMoment(page)).toBe('asked')
    await expect.poll(() => page.getByText(/builds Barracks/).count()).toBeGreaterThan(0)
  })
})

describe('a hint in a lesson', () => {
  it.each([
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
  ])('on %s is the move that is asked for, or a bot’s own where there is a choice', async (_where, viewport) => {
    const { page, forgive } = await open({ viewport })
    await page.goto('/learn/duel')
    await atStep(page, 'welcome', 'city:0')
    const button = page.getByRole('button', { name: 'Hint' })
    const bar = page.getByRole('region', { name: 'Hint' })
    const drawn = (name: string) => page.locator(`.hint-rings [data-ring="${name}"]`)
    // There is nothing to decide yet.
    expect(await button.isDisabled()).toBe(true)
    await press(page, 'Next')
    await press(page, 'Next')
    await atStep(page, 'take', 'card:lumber-yard')

    await page.keyboard.press('h')
    await bar.waitFor()
    expect(await bar.textContent()).toMatch(/^Build Lumber Yard.*The lesson asks for this.*Chance of winning: \d+ %/)
    await drawn('card:lumber-yard').waitFor()
    expect(await findingsIn(page, '.hint-bar')).toEqual([])
    await page.keyboard.press('h')
    await bar.waitFor({ state: 'detached' })
    await button.click()
    await bar.getByRole('button', { name: 'Play this' }).click()
    await atStep(page, 'resource', 'card:stable')
    await bar.waitFor({ state: 'detached' })

    for (const step of ['shield', 'trade', 'coins', 'discard', 'wonder', 'again', 'age', 'chain', 'progress']) {
      await page.locator('.lesson-bar__buttons button').last().click()
      await atStep(page, step)
    }
    // A bot that cannot be had says so, and can be asked again.
    forgive(/bot-worker/)
    await page.route(/bot-worker/, (route) => route.abort())
    await page.reload()
    await atStep(page, 'progress', 'choice')
    await button.click()
    await page.getByText('The bot could not think of a hint. Ask again.').last().waitFor()
    await page.unroute(/bot-worker/)
    await button.click()
    await bar.waitFor()
    expect(await bar.textContent()).not.toContain('The lesson asks for this')
    expect(await bar.textContent()).toMatch(/Chance of winning: \d+ %/)
    await bar.getByRole('button', { name: 'Play this' }).click()
    await atStep(page, 'conflict', 'card:barracks')
  })
})

describe('the lesson of Classic', () => {
  it('is offered on the start page, highlights what it is about, and continues against a bot', async () => {
    const { page } = await open()
    const lesson = await openLesson('classic')
    await page.goto('/')
    await gameOn(page, 'classic')
      .getByRole('link', { name: /Learn to play/ })
      .click()
    for (const { id, points, expects } of lesson?.steps ?? []) {
      await atStep(page, id, ...(points ?? []))
      if (id === 'capital') {
        const settle = (square: string) => page.locator(`[data-anchor="square:${square}"]`).click()
        // Another legal move is answered kindly, and changes nothing.
        await settle('g14')
        await page.getByText('please place your capital there').waitFor()
        await expect.poll(() => stepOf(page)).toBe('capital')
        await settle('f14')
        // There is also a list of moves, which serves for the rest.
        await page.keyboard.press('l')
      } else if (expects === undefined) await press(page, 'Next')
      else await page.locator(`.moves [data-move="${expects[0] ?? ''}"]`).click()
    }
    await atStep(page, 'done')
    await press(page, 'Play on from here against a bot')
    await page.waitForURL(/\/local\//)
    expect(await nextMoment(page)).toBe('asked')
  })
})

/** A move of New Dawn at its thing or by its button, through any menu that follows; a tile stays as it lies. */
const doOnBoard = async (page: Page, move: string | null): Promise<void> => {
  const [thing = null] = move === null ? ['anywhere'] : thingsOf(move)
  const onMap = ':is([data-anchor^="anchor:"], [data-anchor^="space:"])'
  const isLitAt = move === null ? onMap : `[data-anchor="${thing}"]`
  const at = thing === null ? `[aria-labelledby="asked"] [data-move="${move}"]` : `${isLitAt}[data-lit]`
  const before = await stepOf(page)
  const isElsewhere = async () => (await stepOf(page)) !== before
  await page.locator(at).first().click()
  const offered = page.locator(`[data-hand-menu] [data-move${move === null ? '' : `="${move}"`}]`)
  // A course is made of several moves; the lesson waits for its first.
  const course = page.locator(`[data-hand-menu] [data-move^="${move}; "]`)
  await expect.poll(async () => (await isElsewhere()) || (await offered.or(course).count()) > 0).toBe(true)
  while (!(await isElsewhere()) && (await offered.or(course).count()) > 0) {
    await offered.or(course).first().click()
    await expect.poll(async () => (await isElsewhere()) || (await offered.count()) > 0).toBe(true)
  }
}

describe.each(['dawn', 'terra'])('the lesson of %s on its board', (game) => {
  it('is learnt at the highlighted things', async () => {
    const { page } = await open()
    const lesson = await openLesson(game)
    await page.goto(`/learn/${game}`)
    for (const { id, points, expects } of lesson?.steps ?? []) {
      await atStep(page, id, ...(points ?? []))
      // What is ringed must be visible: nothing covers its middle except the tip under the pointer.
      await page.mouse.move(1, 1)
      await page.locator('.tip:popover-open').waitFor({ state: 'detached' })
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-ring]')].flatMap(({ dataset }) => {
          const target = document.querySelector(`[data-anchor="${dataset['ring']}"]`)
          const { left = 0, top = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {}
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          return target?.contains(hit) === true ? [] : [dataset['ring']]
        }),
      )
      expect(hidden, `the light of step ${id}`).toEqual([])
      if (expects === undefined) await page.getByRole('button', { name: 'Next', exact: true }).click()
      else await doOnBoard(page, expects === 'any' ? null : (expects[0] ?? null))
    }
    await atStep(page, 'done')
  })
})

describe.each(TAUGHT)('the lesson of %s on a phone', (game) => {
  it('can be finished, and what it points at is always in sight', async () => {
    const { page } = await open({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'uk-UA' })
    const lesson = await openLesson(game)
    await page.goto(`/learn/${game}`)
    for (const { id, points } of lesson?.steps ?? []) {
      await atStep(page, id, ...(points ?? []).slice(0, 1))
      await page.locator('.lesson-bar__buttons button').last().tap()
    }
    await atStep(page, 'done')
  })
})
