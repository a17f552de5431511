import { seeded } from '@ecumene/kernel'
import { describe, expect, it } from 'vitest'
import { type Press, playAgain, playOn, tap } from './support/play.ts'
import { setStage } from './support/stage.ts'
import { addsUp, duelOn, nextMoment, scoreSheet } from './support/table.ts'
import { PHONE } from './support/visitor.ts'

const { open } = setStage()

/** Fingers need as much. */
const FINGER = 44

describe('on a phone', () => {
  it('a whole game is played by tapping', async () => {
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
    expect(await playOn(page, seeded('phone'), { press: measured, before: upright })).toBe('over')
    await upright()
    expect((await scoreSheet(page)).every(addsUp)).toBe(true)
    await playAgain(page, measured)
    expect(await nextMoment(page)).toBe('asked')
    expect([...small]).toEqual([])
  })
})
