import { describe, expect, it } from 'vitest'
import { alone, matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'

const { open } = setLocalStage()

const EVERYTHING = { terra: true, map: 'build', leaders: 'choose' }

describe('choosing one of all leaders of both boxes', () => {
  it.each([
    [1440, 900],
    [1366, 650],
    [1280, 720],
  ])('shows every one of them whole on %i × %i', async (width, height) => {
    const match = matchAt('dawn', (at) => at.deciders().length > 0, EVERYTHING, 5)
    const { page } = await open({ viewport: { width, height }, locale: 'uk' })
    await page.goto(await saveGame(page, match, alone(match)))
    const leaders = page.locator('[data-choice="leader"]')
    await leaders.first().waitFor()
    const boxes = await leaders.evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect()
        return {
          top,
          bottom,
          left,
          right,
          isCut: one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
        }
      }),
    )
    expect(boxes).toHaveLength(18)
    expect(boxes.filter((box) => box.top < 0 || box.bottom > height || box.right > width || box.isCut)).toEqual([])
  })
})
