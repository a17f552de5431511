import type { View } from '@ecumene/dawn'
import type { Match } from '@ecumene/kernel'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Point, touching } from './support/fingers.ts'
import { ANN_AND_BOB, matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

const viewOf = (match: Match): View => match.view(null) as View
const plyOn = (page: Page) => page.locator('[data-ply]').getAttribute('data-ply')
const laidAs = (page: Page): Locator => page.locator('[data-hand-menu] [data-move]')

const middleOf = async (thing: Locator): Promise<Point> => {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The place of a move “lay A0 4 -2”. */
const placeIn = (move: string | null): string => `anchor:${(move ?? '').split(' ').slice(2).join(',')}`

describe('setting up A New Dawn', () => {
  it('lays a tile where it is dragged, turned as it fits, with one press at the end', async () => {
    const match = matchAt('dawn', (at) => viewOf(at).asked?.kind === 'lay', { map: 'build' })
    const { page } = await open()
    await page.goto(await saveGame(page, match, ANN_AND_BOB, 'never'))
    const places = page.locator('[data-anchor^="anchor:"]')
    await places.first().click()
    await laidAs(page).waitFor()
    expect(await plyOn(page)).toBe(String(match.ply))
    const first = await laidAs(page).getAttribute('data-move')
    expect(placeIn(first)).toBe(await places.first().getAttribute('data-anchor'))

    // The key, then a click on the tile, rotates it among the legal rotations.
    const legal = match.legal(match.deciders()[0] ?? 0).map((move) => match.game.notation.notate(move))
    const side = (first ?? '').slice(0, 5)
    const fits = legal.filter((move) => move.startsWith(side) && placeIn(move) === placeIn(first))
    await page.keyboard.press('r')
    if (fits.length > 1) await expect.poll(() => laidAs(page).getAttribute('data-move')).not.toBe(first)
    expect(legal).toContain(await laidAs(page).getAttribute('data-move'))

    // Dragged to the farthest place it lies there, but is not laid yet.
    const tile = page.locator('[data-anchor="laid"]')
    const from = await middleOf(page.locator(`[data-anchor="${placeIn(first)}"]`))
    const last = places.last()
    const to = await middleOf(last)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    await expect
      .poll(async () => placeIn(await laidAs(page).getAttribute('data-move')))
      .toBe(await last.getAttribute('data-anchor'))
    expect(await plyOn(page)).toBe(String(match.ply))
    expect(await tile.count()).toBe(1)

    await laidAs(page).click()
    await expect.poll(() => plyOn(page)).toBe(String(match.ply + 1))
  })

  it('has the room of the hand on a phone while the map is built, and a tap turns the tile', async () => {
    const sides = (at: Match): readonly string[] =>
      at.legal(at.deciders()[0] ?? 0).map((move) => at.game.notation.notate(move).slice(0, 'lay A0'.length))
    const turns = (at: Match): boolean => new Set(sides(at).filter((side) => side.startsWith('lay A'))).size > 1
    const match = matchAt('dawn', (at) => viewOf(at).asked?.kind === 'lay' && turns(at), { map: 'build' })
    const { page } = await open({ viewport: PHONE, hasTouch: true, isMobile: true })
    await page.goto(await saveGame(page, match, ANN_AND_BOB, 'never'))
    const tile = page.locator('[data-anchor="tile"]')
    await tile.waitFor()
    expect(await page.locator('[data-anchor^="slot:"]').count()).toBe(0)
    const before = await tile.innerHTML()
    await tile.tap()
    await expect.poll(() => tile.innerHTML()).not.toBe(before)
    expect(await plyOn(page)).toBe(String(match.ply))
  })

  it('lays a tile by keyboard alone', async () => {
    const match = matchAt('dawn', (at) => viewOf(at).asked?.kind === 'lay', { map: 'build' })
    const { page } = await open()
    await page.goto(await saveGame(page, match, ANN_AND_BOB, 'never'))
    const place = page.locator('[data-anchor^="anchor:"]').nth(2)
    await place.focus()
    await page.keyboard.press('Enter')
    await laidAs(page).waitFor()
    await expect.poll(() => laidAs(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('r')
    await page.keyboard.press('Enter')
    await expect.poll(() => plyOn(page)).toBe(String(match.ply + 1))
  })

  it('spends a trade token where it lies on its card', async () => {
    const match = matchAt('dawn', (at) => viewOf(at).spending !== null, { rounds: 30 })
    const { spending, players } = viewOf(match)
    if (spending === null) throw new Error('nothing to spend')
    const { page } = await open()
    await page.goto(await saveGame(page, match, ANN_AND_BOB, 'never'))
    const tokens = page.locator(`[data-anchor="trade:${spending.place}"]`)
    await tokens.waitFor()
    expect(await tokens.textContent()).toContain(`${spending.now} → ${spending.after}`)
    const there = players[spending.seat]?.row[spending.place]?.trade ?? 0
    expect(await tokens.locator('[data-there="true"]').count()).toBe(there)
    expect(await page.locator('[aria-labelledby="asked"] [data-move="spend"]').count()).toBe(0)
    await tokens.click()
    await expect.poll(() => plyOn(page)).toBe(String(match.ply + 1))
  })

  it('leads a caravan through a space clicked with Shift, and drags it on from there', async () => {
    const goesOn = ({ moves, path }: View['ways'][number]) => path.length > 0 && moves.at(-1) === 'stop'
    const onlyWayTo = (view: View) =>
      view.ways.find((way) => goesOn(way) && view.ways.filter(({ space }) => space === way.space).length === 1)
    const match = matchAt('dawn', (at) => viewOf(at).asked?.kind === 'economy' && onlyWayTo(viewOf(at)) !== undefined)
    const way = onlyWayTo(viewOf(match))
    if (way === undefined) throw new Error('no way')
    const { page } = await open()
    await page.goto(await saveGame(page, match, ANN_AND_BOB, 'never'))
    await page.locator(`[data-space="${way.space}"][data-lit]`).click({ modifiers: ['Shift'] })
    // All its moves but the stop: the caravan stands there, and its next ends are lit.
    await expect.poll(() => plyOn(page)).toBe(String(match.ply + way.moves.length - 1))
    await expect.poll(() => page.locator('[data-space][data-lit]').count()).toBeGreaterThan(0)
    // Dragged from there it goes where it is dropped; dropped anywhere else it stays, and so does the map.
    const figure = await middleOf(page.locator(`[data-space="${way.space}"][data-pulls]`))
    const drawn = page.locator('[data-way]')
    const pullTo = async (to: Point) => {
      await page.mouse.move(figure.x, figure.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 8 })
    }
    const end = page.locator('[data-space][data-lit]:not([data-pulls])').first()
    await pullTo(await middleOf(end))
    await expect.poll(() => drawn.count()).toBe(1)
    await pullTo({ x: 2, y: 2 })
    await expect.poll(() => drawn.count()).toBe(0)
    await page.mouse.up()
    expect(await plyOn(page)).toBe(String(match.ply + way.moves.length - 1))
    expect(await middleOf(page.locator(`[data-space="${way.space}"]`))).toEqual(figure)
    await pullTo(await middleOf(end))
    await page.mouse.up()
    await expect.poll(async () => Number(await plyOn(page))).toBeGreaterThan(match.ply + way.moves.length - 1)
  })

  it('points at lit spaces beyond the edge of a phone, and drags a caravan there by touch', async () => {
    const match = matchAt('dawn', (at) => viewOf(at).asked?.kind === 'economy' && viewOf(at).ways.length > 5)
    const [way] = viewOf(match).ways.filter(
      ({ space }) => viewOf(match).ways.filter((w) => w.space === space).length === 1,
    )
    if (way === undefined) throw new Error('no way')
    const { page, context } = await open({ viewport: PHONE, hasTouch: true, isMobile: true })
    await page.goto(await saveGame(page, match, ANN_AND_BOB, 'never'))
    const stage = page.locator('[data-stage]')
    const lit = page.locator('[data-space][data-lit]')
    const inSight = async () => {
      const box = await stage.boundingBox()
      const middles = await Promise.all((await lit.all()).map(middleOf))
      if (box === null) throw new Error('no map')
      return middles.filter(({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)
    }
    const beyond = page.locator('[data-beyond]')
    const numbers = async () => (await beyond.allTextContents()).map(Number)
    // Zoomed in so far that they do not all fit, it says how many are where.
    await lit.first().waitFor()
    await expect
      .poll(async () => {
        if ((await beyond.count()) === 0) await page.keyboard.press('+')
        return beyond.count()
      })
      .toBeGreaterThan(0)
    const before = await stage.locator('svg[data-orientation]').boundingBox()
    expect(await beyond.first().getAttribute('aria-label')).toMatch(/^\d+ .*, out of sight: show them$/)
    await beyond.first().tap()
    await expect.poll(() => stage.locator('svg[data-orientation]').boundingBox()).not.toEqual(before)
    await expect.poll(async () => (await inSight()).length).toBeGreaterThan(0)
    await expect
      .poll(async () => (await numbers()).reduce((sum, count) => sum + count, 0))
      .toBeLessThan(await lit.count())

    await page.keyboard.press('f')
    await expect.poll(() => beyond.count()).toBe(0)
    const wire = await context.newCDPSession(page)
    const [from, to] = [
      await middleOf(page.locator(`[data-space="${way.from}"]`)),
      await middleOf(page.locator(`[data-space="${way.space}"]`)),
    ]
    await touching(wire, [from, to])
    await expect.poll(() => plyOn(page)).toBe(String(match.ply + way.moves.length))
  })

  it('turns the direction token with an arrow on the map', async () => {
    const match = matchAt('dawn', (at) => viewOf(at).asked?.kind === 'direction')
    const { page } = await open()
    await page.goto(await saveGame(page, match, ANN_AND_BOB, 'never'))
    const arrows = page.locator('[data-arrow]')
    await expect.poll(() => arrows.count()).toBe(6)
    await arrows.nth(1).click()
    await expect.poll(() => plyOn(page)).toBe(String(match.ply + 1))
  })
})
