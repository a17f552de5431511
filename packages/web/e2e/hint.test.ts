import type { View as DawnView } from '@ecumene/dawn'
import { describe, expect, it } from 'vitest'
import { findingsIn } from './support/access.ts'
import { ANN_AND_BOB, ageIn, alone, askedIn, localRecord, matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { nextMoment } from './support/table.ts'
import { LAPTOP, PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

const duel = () => matchAt('duel', (match) => ageIn(match) === 1 && askedIn(match)?.kind === 'play')
const dawn = () =>
  matchAt('dawn', (match) => match.moves > 60 && (match.view(null) as DawnView).asked?.kind === 'place')

describe('a hint', () => {
  it.each([
    ['Duel on a phone', duel, PHONE],
    ['New Dawn on a laptop', dawn, LAPTOP],
  ])('in %s is told, drawn and played, and goes with the move', async (_where, find, viewport) => {
    const match = find()
    const { page } = await open({ viewport })
    const address = await saveGame(page, match, alone(match))
    await page.goto(address)
    await nextMoment(page)
    const entries = (await localRecord(page, address)).log.length
    const bar = page.getByRole('region', { name: 'Hint' })
    const rings = page.locator('[data-ring]')
    expect(await bar.count()).toBe(0)
    await page.keyboard.press('h')
    await bar.waitFor()
    await rings.first().waitFor()
    const told = await bar.textContent()
    expect(told).toMatch(/Chance of winning: \d+ %/)
    expect(await findingsIn(page, '.table-screen__bars')).toEqual([])
    // Screen readers are told the same.
    await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/\d+ %/))

    // The same key puts it away, and the button brings it back.
    await page.keyboard.press('h')
    await bar.waitFor({ state: 'detached' })
    expect(await rings.count()).toBe(0)
    await page.getByRole('button', { name: 'Hint' }).click()
    await expect.poll(() => bar.textContent()).toBe(told)

    // On a phone it has two lines: the rest is unfolded.
    const more = bar.getByRole('button', { name: 'More about it' })
    expect(await more.isVisible()).toBe(viewport === PHONE)
    if (viewport === PHONE) {
      const heightOf = async () => (await bar.boundingBox())?.height ?? 0
      const folded = await heightOf()
      expect(folded).toBeLessThan(100)
      await more.click()
      expect(await heightOf()).toBeGreaterThan(folded)
      expect(await findingsIn(page, '.table-screen__bars')).toEqual([])
    }
    await bar.getByRole('button', { name: 'Play this' }).click()
    await bar.waitFor({ state: 'detached' })
    await expect.poll(async () => (await localRecord(page, address)).log.length).toBeGreaterThan(entries)
    expect(await rings.count()).toBe(0)
  })

  it('is not for several people at one screen', async () => {
    const { page } = await open()
    await page.goto(await saveGame(page, duel(), ANN_AND_BOB))
    await nextMoment(page)
    await page.keyboard.press('h')
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(1)
  })
})
