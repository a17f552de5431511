import type { View } from '@ecumene/duel'
import { describe, expect, it } from 'vitest'
import type { LocalSeat } from '../src/table/local-game.ts'
import { askedIn, matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { nextMoment } from './support/table.ts'

const { open } = setLocalStage()

type Walked = { readonly way: readonly number[] }

const ME: LocalSeat = { kind: 'person', name: 'Ada' }
const BOT: LocalSeat = { kind: 'bot', level: 'easy' }

/** A match in which the next card to build can move the pawn two spaces. */
const marching = () => {
  let found = { seat: 0, move: '' }
  const match = matchAt('duel', (at) => {
    const asked = askedIn(at)
    if (asked?.kind !== 'play') return false
    const { pawn } = at.view(null) as View
    const move = at.legal(asked.seat).find((tried) => {
      const next = at.state()
      at.game.apply(next, asked.seat, tried)
      return Math.abs((at.game.view(next, null) as View).pawn - pawn) === 2
    })
    const notation = move === undefined ? '' : at.game.notation.notate(move)
    found = { seat: asked.seat, move: notation }
    return notation.startsWith('build ')
  })
  return { match, ...found }
}

describe('the Duel board', () => {
  it('keeps the cards under a choice out of reach of mouse and keyboard until it is put aside', async () => {
    const { page } = await open()
    await page.goto(
      await saveGame(
        page,
        matchAt('duel', (match) => askedIn(match)?.kind === 'progress'),
      ),
    )
    await nextMoment(page)
    const slot = page.locator('[data-slot]').first()
    const focusOn = () =>
      slot.evaluate((element: HTMLElement) => {
        element.focus()
        return document.activeElement === element
      })
    expect(await focusOn()).toBe(false)
    await slot.click({ force: true })
    expect(await slot.getAttribute('aria-pressed')).toBe('false')
    await page.getByRole('button', { name: 'Look at the cards' }).click()
    await expect.poll(focusOn).toBe(true)
    await page.getByRole('button', { name: 'Back to the choice' }).click()
    await expect.poll(focusOn).toBe(false)
  })

  it.each([
    ['space by space', 'no-preference'],
    ['at once for who wants less motion', 'reduce'],
  ] as const)('walks the pawn %s', async (_how, reducedMotion) => {
    const { page } = await open({ reducedMotion })
    const { match, seat, move } = marching()
    const seats = [0, 1].map((at): LocalSeat => (at === seat ? ME : BOT))
    await page.goto(await saveGame(page, match, seats))
    await nextMoment(page)
    await page.locator(`[data-card="${move.replace('build ', '')}"]`).click()
    const pawn = page.locator('[data-at]')
    const from = Number(await pawn.getAttribute('data-at'))
    await pawn.evaluate((element) => {
      const way: number[] = []
      Object.assign(globalThis, { way })
      const step = () => way.push(Number(element.getAttribute('data-at')))
      new MutationObserver(step).observe(element, { attributeFilter: ['data-at'] })
    })
    await page.locator(`[data-move="${move}"]`).click()
    await page.waitForFunction(
      (first) => Math.abs(((globalThis as unknown as Walked).way.at(-1) ?? first) - first) > 1,
      from,
    )
    const [first, second] = await page.evaluate(() => (globalThis as unknown as Walked).way)
    expect(first).toBe(reducedMotion === 'reduce' ? from + 2 : from + 1)
    if (reducedMotion !== 'reduce') expect(second).toBe(from + 2)
  })

  it('appears once the server is back that died while it was loading', async () => {
    const { page, forgive } = await open()
    forgive(/board|ERR_FAILED/)
    let failures = 0
    await page.route(/duel-board.*\.js/, (route) => (failures++ < 2 ? route.abort() : route.continue()))
    await page.goto('/')
    await page
      .getByRole('button', { name: /Play now/ })
      .first()
      .click()
    expect(await nextMoment(page)).toBe('asked')
    expect(failures).toBeGreaterThan(1)
  })
})
