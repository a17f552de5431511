import type { GameEvent } from '@ecumene/kernel'
import { below, Match, seeded, withLimits } from '@ecumene/kernel'
import { gameNamed } from '@ecumene/shelf'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dawnFollowing } from '../src/boards/dawn/following.ts'
import type { LocalSeat } from '../src/table/local-game.ts'
import { saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import type { VisitorOptions } from './support/visitor.ts'

const { open } = setLocalStage()

const ME = 1
const AFTER_A_BOT: readonly LocalSeat[] = [
  { kind: 'bot', level: 'easy' },
  { kind: 'person', name: 'Ada' },
]

type Befalling = { readonly match: Match; readonly move: string; readonly befallen: readonly GameEvent[] }

/** A position of New Dawn in which my move ends the round, and what the event dial brings befalls me. */
const beforeItBefalls = (): Befalling => {
  const game = gameNamed('dawn')
  if (game === null) throw new Error('there is no New Dawn')
  for (let attempt = 0; attempt < 400; attempt++) {
    const begin = () => {
      const created = Match.create(game, { seats: 2, options: withLimits(game.options, {}), seed: `pace ${attempt}` })
      if (!created.ok) throw new Error(created.error)
      return created.value
    }
    const [match, random] = [begin(), seeded(attempt)]
    const moves: { readonly seat: number; readonly move: string }[] = []
    while (match.outcome() === null && match.moves < 400) {
      const seat = match.deciders()[0] ?? 0
      const legal = match.legal(seat)
      const move = game.notation.notate(legal[below(random, legal.length)])
      match.submit(seat, move)
      const events = match.history(ME).at(-1)?.events ?? []
      const befallen = dawnFollowing.befallen(events, seat, ME)
      if (seat === ME && befallen.length > 0 && match.deciders()[0] !== ME && match.outcome() === null) {
        const again = begin()
        for (const made of moves) again.submit(made.seat, made.move)
        return { match: again, move, befallen }
      }
      moves.push({ seat, move })
    }
  }
  throw new Error('nothing ever befalls anybody')
}

const position = beforeItBefalls()

/** Sits down at that position and makes the move. */
const makeTheMove = async (options: VisitorOptions): Promise<Page> => {
  const { page } = await open(options)
  const address = await saveGame(page, position.match, AFTER_A_BOT)
  await page.evaluate(() => localStorage.setItem('ecumene.care', 'never'))
  await page.evaluate(() => localStorage.setItem('ecumene.list', 'open'))
  await page.goto(address)
  await page.locator(`[data-move="${position.move}"]`).first().click()
  return page
}

const shownPly = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-ply]').first().getAttribute('data-ply'))
const behind = (page: Page) => page.locator('[data-ply][data-busy]')
const bar = (page: Page, is: 'running' | 'paused') => page.locator(`[data-show="${is}"]`)

describe('what the others do', () => {
  it.each(['no-preference', 'reduce'] as const)(
    'stops for what befell me, pauses with the space bar and is skipped (motion: %s)',
    async (reducedMotion) => {
      const page = await makeTheMove({ pace: 'calm', reducedMotion })
      const card = page.getByRole('alertdialog')
      await card.waitFor()
      expect(await card.getByRole('listitem').count()).toBe(position.befallen.length)
      const stopped = await shownPly(page)
      expect(stopped).toBe(position.match.ply + 1)
      // The bot plays on meanwhile, but nothing is shown, and nothing can be played.
      await behind(page).waitFor()
      expect(await page.locator('[data-space][data-shown]').count()).toBe(1)
      await page.keyboard.press('Enter')
      await card.waitFor({ state: 'detached' })
      await expect.poll(() => shownPly(page)).toBeGreaterThan(stopped)

      await page.keyboard.press('Space')
      await bar(page, 'paused').waitFor()
      await behind(page).waitFor()
      const paused = await shownPly(page)
      await page.getByRole('button', { name: 'Skip to now' }).click()
      await expect.poll(() => shownPly(page)).toBeGreaterThan(paused)
      await bar(page, 'paused').waitFor({ state: 'detached' })
    },
  )

  it('is told in one place: first what is new, then the whole game; a line shows its places when it is clicked', async () => {
    const page = await makeTheMove({})
    await page.locator('[data-ply]:not([data-busy])').waitFor()
    const shows = async (line: string) => {
      await page.locator(line).first().waitFor()
      await expect
        .poll(
          async () => {
            await page.locator(line).first().click()
            return page.locator('[data-space][data-shown]').count()
          },
          { timeout: 180_000 },
        )
        .toBeGreaterThan(0)
    }
    await shows('[data-since] [data-shows]')
    expect(await page.locator('ol.log').isVisible()).toBe(false)
    await page.getByRole('tab', { name: 'Game log' }).click()
    await shows('ol.log [data-shows]')
    expect(await page.locator('[data-since]').isVisible()).toBe(false)
    await page.getByRole('tab', { name: 'Game log' }).press('ArrowLeft')
    await page.locator('[data-since]').waitFor()
  })

  it('is shown at a pace that is a setting, which is kept', async () => {
    const page = await makeTheMove({})
    const menu = async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      return page.getByRole('group', { name: 'Pace of the others' })
    }
    expect(await (await menu()).getByRole('radio', { name: 'At once' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: 'Brisk' }).check()
    await page.reload()
    expect(await (await menu()).getByRole('radio', { name: 'Brisk' }).isChecked()).toBe(true)
  })
})
