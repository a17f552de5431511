import { duel } from '@ecumene/duel'
import { seeded } from '@ecumene/kernel'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { longestWord } from '../src/boards/duel/pieces/name-fit.ts'
import { type Press, playAgain, playOn, playOneMove, tap } from './support/play.ts'
import { AGAINST_BOT, ageIn, askedIn, lateInDuel, matchAt, saveGame } from './support/saved.ts'
import { SCREENS } from './support/screens.ts'
import { setLocalStage } from './support/stage.ts'
import { addsUp, duelOn, logLines, nextMoment, scoreSheet } from './support/table.ts'
import { PHONE, SMALL_PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

/** Everything that Duel asks, short of the piles of cards to look through. */
const DECIDED = new Set([
  'draft',
  'Age I',
  'Age II, a card selected',
  'Age III',
  'a Progress token to take',
  'who begins',
])

/** The smallest target for a finger. */
const FINGER = 44

/** The names of cards, in any language, that are wider than a card of the structure. */
const namesCutOff = (page: Page): Promise<readonly string[]> => {
  const names = Object.values(duel.presentation.words).flatMap((words) =>
    Object.entries(words).flatMap(([key, name]) => {
      const ems = longestWord(name)
      // Every measurement forces a layout, and short words fit anywhere.
      return key.startsWith('card.') && ems > 4.5 ? [{ name, ems }] : []
    }),
  )
  expect(names.length).toBeGreaterThan(50)
  return page.evaluate((all) => {
    const place = document.querySelector<HTMLElement>('[data-slot] [style*="--longest"]')
    if (place === null) throw new Error('no card lies open')
    place.style.setProperty('transition', 'none', 'important')
    const text = document.createRange()
    return all.flatMap(({ name, ems }) => {
      place.textContent = name
      place.style.setProperty('--longest', String(ems))
      text.selectNodeContents(place)
      return text.getBoundingClientRect().width > (place.parentElement?.clientWidth ?? 0) ? [name] : []
    })
  }, names)
}

describe('on a phone', () => {
  it('a game is played by tapping: its beginning, its end, and another one', async () => {
    const { page } = await open({ viewport: PHONE, hasTouch: true, isMobile: true })
    const small = new Set<string>()
    const measured: Press = async (target) => {
      const box = await target.boundingBox()
      const what = await target.evaluate(
        ({ dataset, textContent }) => dataset['move'] ?? dataset['card'] ?? textContent,
      )
      if (box === null) throw new Error(`${what} is not to be seen`)
      if (Math.min(box.width, box.height) < FINGER - 0.5) small.add(`${what}: ${box.width} × ${box.height}`)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width)
      await tap(target)
    }
    const upright = async () => {
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    }
    await page.goto('/')
    await measured(duelOn(page).getByRole('button', { name: /Play now/ }))
    await nextMoment(page)
    const random = seeded('phone')
    // The sheet with the log is closed, so the moves are counted here.
    for (let move = 0; move < 8; move++) {
      await upright()
      await playOneMove(page, random, measured)
      await nextMoment(page)
    }
    await page.goto(await saveGame(page, lateInDuel(), AGAINST_BOT))
    expect(await playOn(page, random, { press: measured, before: upright })).toBe('over')
    await upright()
    expect((await scoreSheet(page)).every(addsUp)).toBe(true)
    await playAgain(page, measured)
    expect(await nextMoment(page)).toBe('asked')
    expect([...small]).toEqual([])
  })

  it('a small one shows everything that is decided in one screen', async () => {
    const { page } = await open({ viewport: SMALL_PHONE, hasTouch: true, isMobile: true, locale: 'uk-UA' })
    const tooHigh: string[] = []
    for (const screen of SCREENS.filter(({ name }) => DECIDED.has(name))) {
      await screen.open(page)
      const hidden = await page.evaluate(() => {
        const isOutside = (element: Element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return top < 0 || bottom > window.innerHeight + 0.5
        }
        const main = document.querySelector('main')
        const moves = [...document.querySelectorAll('[data-move], [data-slot]')].filter(isOutside)
        return (main?.scrollHeight ?? 0) - (main?.clientHeight ?? 0) + moves.length
      })
      if (hidden > 0) tooHigh.push(screen.name)
      if (screen.name === 'Age I') expect(await namesCutOff(page)).toEqual([])
    }
    expect(tooHigh).toEqual([])
  })

  it('a resting finger shows what a thing is and why it cannot be played, and plays nothing', async () => {
    const { page, context } = await open({ viewport: PHONE, hasTouch: true, isMobile: true })
    const match = matchAt('duel', (at) => ageIn(at) === 2 && askedIn(at)?.kind === 'play')
    await page.goto(await saveGame(page, match))
    await nextMoment(page)
    const wire = await context.newCDPSession(page)
    const rest = async (target: Locator) => {
      const box = await target.boundingBox()
      const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 8 }
      await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
      await page.locator('.tip:popover-open').waitFor()
      await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      return page.locator('.tip')
    }
    const covered = page.locator('[data-slot][data-why]:not([data-open])').first()
    const hint = await rest(covered)
    await hint.locator('.tip__why [data-rule="D-4.12"]').waitFor()
    await expect
      .poll(() => hint.locator('.tip__name').textContent())
      .toBe(await covered.locator('.unseen').textContent())
    await expect.poll(() => hint.locator('.tip__why').textContent()).toContain('another card covers it')
    expect(await page.locator('[data-slot][aria-pressed="true"]').count()).toBe(0)

    // A tap selects: the reason stands in the sheet at the bottom, with the rule.
    await covered.tap()
    await page.locator('aside [data-why] + * [data-rule="D-4.12"]').tap()
    await page.locator('[id="D-4.12"][aria-current="location"]').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Rules' }).waitFor({ state: 'detached' })

    // A tap chooses as always, and the button that plays plays nothing while it is asked what it does.
    await page.locator('[data-slot][data-lit]').first().tap()
    await page.locator('.tip:popover-open').waitFor({ state: 'detached' })
    const entries = (await logLines(page)).length
    await rest(page.locator('[data-move]').first())
    expect(await logLines(page)).toHaveLength(entries)
    await expect.poll(() => page.locator('[data-slot][aria-pressed="true"]').count()).toBe(1)
  })
})
