import type { View } from '@ecumene/duel'
import { seeded } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sitDown } from './support/online.ts'
import { playOn } from './support/play.ts'
import { askedIn, matchAt, saveGame } from './support/saved.ts'
import { SCREENS } from './support/screens.ts'
import { setLocalStage } from './support/stage.ts'
import { logLines, movesOn, nextMoment } from './support/table.ts'
import { LAPTOP, PHONE, SMALL_PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

/** Laptops as people have them, less what the browser takes for itself. */
const LOW = { width: 1366, height: 650 }
const NARROW = { width: 1280, height: 720 }

/** From large to small: a layout left over from the larger window does not fit, so it cannot pass for the new one. */
const WINDOWS = [
  ['laptops', [LAPTOP, LOW, NARROW], {}],
  ['phones', [PHONE, SMALL_PHONE], { hasTouch: true, isMobile: true }],
] as const

/** All that Duel asks, short of the piles of cards to look through. */
const DECIDED = ['draft', 'a Progress token to take', 'the Great Library', 'who begins', 'Age II, a card selected']

const screenNamed = (name: string) => {
  const screen = SCREENS.find((one) => one.name === name)
  if (screen === undefined) throw new Error(`there is no screen ${name}`)
  return screen
}

const asking = (kind: string) => matchAt('duel', (match) => askedIn(match)?.kind === kind)

/** Buttons of moves, and of putting a choice aside, that are partly off the screen or covered. */
const movesOutOfSight = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-move], [data-choice] button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect()
      const isWithin = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5
      // Its text is at the lower edge, which is cut off first.
      const isOnTop = [0.1, 0.5, 0.9].every((part) =>
        button.contains(document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)),
      )
      return isWithin && isOnTop ? [] : [button.getAttribute('data-move') ?? button.textContent]
    }),
  )

describe('the table of Duel', () => {
  it.each(WINDOWS)('shows every decision and its buttons on %s of every size', async (_kind, sizes, device) => {
    const { page } = await open({ viewport: sizes[0], locale: 'uk-UA', ...device })
    for (const name of DECIDED) {
      await page.setViewportSize(sizes[0])
      await screenNamed(name).open(page)
      for (const size of sizes) {
        await page.setViewportSize(size)
        const message = `${name}, ${size.width} × ${size.height}`
        await expect.poll(() => movesOutOfSight(page), { message }).toEqual([])
        await expect
          .poll(() => page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight), { message })
          .toBeLessThanOrEqual(0)
      }
    }
    // The visible part of a pile is whole, and the rest can be scrolled to.
    await page.setViewportSize(sizes[0])
    await screenNamed('a card to demolish').open(page)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expect.poll(async () => (await movesOutOfSight(page)).length < (await movesOn(page)).length).toBe(true)
    }
  })

  it('takes the Wonder on whose card one clicks, wherever that is', async () => {
    const { page } = await open({ viewport: LOW })
    await page.goto(await saveGame(page, asking('draft')))
    await nextMoment(page)
    const entries = (await logLines(page)).length
    const card = page.locator('article[data-anchor^="wonder:"]').first()
    const name = await card.getAttribute('aria-label')
    await card.click({ position: { x: 12, y: 12 } })
    await expect.poll(() => logLines(page)).toHaveLength(entries + 1)
    expect((await logLines(page)).at(-1)).toContain(name)
  })

  it('shows what a Wonder costs by mouse, keyboard and screen reader', async () => {
    const { page } = await open()
    const match = asking('draft')
    await page.goto(await saveGame(page, match))
    await nextMoment(page)
    const cost = /Cost: (\d+ × \w+, )*\d+ × \w+/
    for (const button of await page.locator('[data-move^="draft "]').all()) {
      expect(await button.textContent()).toMatch(cost)
    }
    await page.keyboard.press('v')
    const count = (match.view(null) as View).draft.length
    await expect
      .poll(async () => (await page.getByTestId('in-words').textContent())?.match(new RegExp(cost, 'g'))?.length)
      .toBe(count)
  })

  it('names the seven signs of science, owned or not', async () => {
    const { page } = await open()
    await page.goto(await saveGame(page, asking('play')))
    await nextMoment(page)
    const signs = page.locator('[data-anchor="science:0"] button')
    await expect.poll(() => signs.count()).toBe(7)
    const names = await signs.allTextContents()
    expect(new Set(names.map((name) => name.split(',')[0]))).toEqual(
      new Set(['quill and ink', 'mortar and pestle', 'plumb level', 'wheel', 'armillary sphere', 'sundial', 'scales']),
    )
    await signs.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('.tip:popover-open .tip__name', { hasText: 'mortar and pestle' }).waitFor()
  })

  it('keeps the cards in sight and in reach while deciding who begins the Age', async () => {
    const { page } = await open({ viewport: NARROW })
    await page.goto(await saveGame(page, asking('starter')))
    await nextMoment(page)
    const covered = await page.locator('[data-slot][data-open]').evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const { left, top, width, height } = card.getBoundingClientRect()
          return !card.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        }).length,
    )
    expect(covered).toBe(0)
    const card = page.locator('[data-slot][data-open]').first()
    await card.click()
    await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
    await page.locator('[data-move="begin 0"]').click()
    await page.locator('[data-move="begin 0"]').waitFor({ state: 'detached' })
  })

  it('takes a lit Progress token when it is clicked on the board', async () => {
    const { page } = await open({ viewport: LOW })
    await page.goto(await saveGame(page, asking('progress')))
    await nextMoment(page)
    const token = page.locator('button[data-token][data-lit]').first()
    const name = await token.locator('[aria-hidden="true"]').last().textContent()
    const entries = (await logLines(page)).length
    await token.click()
    await expect.poll(() => logLines(page)).toHaveLength(entries + 1)
    expect((await logLines(page)).at(-1)).toContain(name)
  })

  it('makes room for the chat: nothing overlaps', async () => {
    const [ann, bob] = [await open({ name: 'Ann', viewport: NARROW }), await open({ name: 'Bob' })]
    await sitDown(ann, bob)
    await Promise.all([
      playOn(ann.page, seeded('Ann chats'), { enough: 14 }),
      playOn(bob.page, seeded('Bob chats'), { enough: 14 }),
    ])
    await ann.page.getByRole('button', { name: 'Chat' }).click()
    await ann.page.locator('aside.chat').waitFor()
    await expect.poll(() => overlaps(ann.page)).toEqual([])
    // The log is narrower and lower now, and its end is in sight all the same.
    const last = ann.page.locator('ol.log > li').last()
    await expect
      .poll(() =>
        last.evaluate((entry) => {
          const frame = entry.closest('[tabindex="0"]')?.getBoundingClientRect()
          return frame !== undefined && entry.getBoundingClientRect().bottom <= frame.bottom + 1
        }),
      )
      .toBe(true)
  })
})

/** Parts of the screen that overlap another one, or their container's edge. */
const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [
      '[data-anchor="city:0"]',
      '[data-anchor="city:1"]',
      '[data-anchor="track"]',
      'main aside',
      'aside.chat',
    ]
    const boxes = parts.flatMap((part) => {
      const element = document.querySelector(part)
      if (element === null) throw new Error(`there is no ${part}`)
      // Whatever sticks out of a part belongs to it.
      const all = [element, ...element.querySelectorAll('button')].map((one) => one.getBoundingClientRect())
      const seen = all.filter(({ width, height }) => width > 1 && height > 1)
      const isScrolling = part.includes('aside')
      const [own] = all
      if (own === undefined) return []
      const within = isScrolling ? [own] : seen
      return [
        {
          part,
          left: Math.min(...within.map(({ left }) => left)),
          right: Math.max(...within.map(({ right }) => right)),
          top: Math.min(...within.map(({ top }) => top)),
          bottom: Math.max(...within.map(({ bottom }) => bottom)),
        },
      ]
    })
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.part} and ${other.part}`),
    )
  })
