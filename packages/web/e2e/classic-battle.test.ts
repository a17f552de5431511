import type { View } from '@ecumene/classic'
import type { Match } from '@ecumene/kernel'
import { expect, it } from 'vitest'
import { AGAINST_BOT, matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { nextMoment } from './support/table.ts'
import { LAPTOP, PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

/** Several fronts, and a card that can be played against an enemy or at a front of its own. */
const isOpen = (match: Match): boolean => {
  const { asked, battle } = match.view(null) as View
  if (asked?.kind !== 'fight' || battle === null || battle.fronts.length < 3 || match.deciders()[0] !== 0) return false
  const moves = match.legal(0).map((move) => match.game.notation.notate(move))
  return moves.some((move) => move.startsWith('field') && !move.endsWith(' new'))
}

it.each([
  ['a laptop', LAPTOP],
  ['a low window', { width: 1280, height: 720 }],
  ['a phone', PHONE],
])('the places of a card in a battle lie side by side on %s, and the hand is in sight', async (_name, viewport) => {
  const { page } = await open({ viewport })
  await page.goto(await saveGame(page, matchAt('classic', isOpen), AGAINST_BOT))
  await nextMoment(page)
  const card = page.locator('[data-battle] [data-anchor^="card:"][data-lit]').first()
  await card.click()
  await page.locator('[data-anchor="front:new"]').waitFor()
  const boxes = await page
    .locator('[data-battle] ol > li, [data-anchor="front:new"]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })))
  expect(boxes.length).toBeGreaterThan(3)
  for (const [index, { right }] of boxes.entries()) {
    const next = boxes[index + 1]
    if (next !== undefined) expect(next.left).toBeGreaterThanOrEqual(right)
  }
  const hand = await card.boundingBox()
  expect((hand?.y ?? 0) + (hand?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
})
