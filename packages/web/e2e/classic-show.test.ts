import { SQUARE_NAMES, type View } from '@ecumene/classic'
import type { Match } from '@ecumene/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { LocalSeat } from '../src/table/local-game.ts'
import { matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import type { VisitorOptions } from './support/visitor.ts'

const { open } = setLocalStage()

const ME = 1
const AFTER_A_BOT: readonly LocalSeat[] = [
  { kind: 'bot', level: 'easy' },
  { kind: 'person', name: 'Ada' },
]

/** A path of two squares for the only pile that I can move; some squares within its reach are barred. */
const wayIn = ({ ways, reaches }: View) =>
  new Set(ways.map(({ from }) => from)).size > 1 || reaches[0]?.bars.some(({ why }) => why === 'reason.water') !== true
    ? undefined
    : ways.find(({ ends, path }) => ends === 'stop' && path.length === 2)

const viewOf = (match: Match): View => match.view(ME) as View

const marching = matchAt('classic', (match) => wayIn(viewOf(match)) !== undefined)

const researching = matchAt(
  'classic',
  (match) =>
    viewOf(match).asked?.kind === 'research' && match.deciders().join() === `${ME}` && match.legal(ME).length > 1,
)

const sitDown = async (match: Match, options: VisitorOptions): Promise<Page> => {
  const { page } = await open({ pace: 'calm', ...options })
  const address = await saveGame(page, match, AFTER_A_BOT)
  await page.evaluate(() => {
    localStorage.setItem('ecumene.care', 'never')
    localStorage.setItem('ecumene.list', 'open')
  })
  await page.goto(address)
  await page.evaluate(noteMotions)
  return page
}

type Watching = { motions?: string[] }

/** Runs in the page: records every animation from now on, however short. */
const noteMotions = (): void => {
  const motions: string[] = []
  ;(window as Watching).motions = motions
  const note = () => {
    for (const thing of document.querySelectorAll('[data-walk], [data-turning], [data-revealed]')) {
      const moves = thing.getAnimations().length > 0
      const what = ['walk', 'turning', 'revealed'].find((one) => thing.hasAttribute(`data-${one}`))
      const line = `${what}${moves ? ' moves' : ''}`
      if (!motions.includes(line)) motions.push(line)
    }
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
}

const motionsOn = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(() => (window as Watching).motions)) ?? []

type Centre = { readonly x: number; readonly y: number }

const centreOf = async (thing: Locator): Promise<Centre> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await thing.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

/** Drags a figure there without letting go. */
const pull = async (page: Page, from: Locator, to: Centre): Promise<void> => {
  const figure = await centreOf(from)
  await page.mouse.move(figure.x, figure.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
}

it.each([
  ['point', 'no-preference', ['walk moves']],
  ['pull them', 'reduce', []],
] as const)(
  'figures walk where I %s, and say why they cannot come elsewhere (motion: %s)',
  async (how, reducedMotion, motions) => {
    const page = await sitDown(marching, { reducedMotion })
    const way = wayIn(viewOf(marching))
    const square = (at: number) => page.locator(`[data-space="${SQUARE_NAMES[at]}"]`)
    await page.locator('[data-space][data-barred="reason.water"]').first().click()
    const tip = page.locator('[popover]:popover-open')
    await expect.poll(() => tip.textContent()).toContain('Not on water.')
    // The mouse button is still down.
    const end = square(way?.square ?? 0)
    if (how === 'point') await end.click()
    else {
      const pile = square(way?.from ?? 0)
      const drawn = page.locator('[data-way]')
      await pull(page, pile, await centreOf(end))
      await expect.poll(() => drawn.count()).toBe(1)
      // Dropped beside the map they stay where they were, and so does the map.
      const stood = await centreOf(pile)
      await page.mouse.move(2, 2, { steps: 4 })
      await expect.poll(() => drawn.count()).toBe(0)
      await page.mouse.up()
      expect(await centreOf(pile)).toEqual(stood)
      await pull(page, pile, await centreOf(end))
      await page.mouse.up()
    }
    await expect
      .poll(() => page.locator('[data-ply]').first().getAttribute('data-ply'))
      .toBe(`${marching.ply + (way?.moves.length ?? 0)}`)
    await expect.poll(() => page.locator('[data-walk]').count()).toBe(0)
    const held = await end.getAttribute('aria-label')
    expect(held).toMatch(/\d (army|scout|armies|scouts)/)
    expect(await motionsOn(page)).toEqual(motions)
  },
)

it.each([
  ['no-preference', ['revealed moves', 'turning moves']],
  ['reduce', ['revealed', 'turning']],
] as const)('C-25.9 secret choices turn over together (motion: %s)', async (reducedMotion, motions) => {
  const page = await sitDown(researching, { reducedMotion })
  await page.locator('[data-move^="research"]').first().click()
  await expect.poll(async () => [...(await motionsOn(page))].sort()).toEqual(motions)
})
