import { expect, it } from 'vitest'
import { findingsIn, findingsOnAllScreens } from './support/access.ts'
import { askedIn, matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { LAPTOP } from './support/visitor.ts'

const { open } = setLocalStage()

// A phone's screens are looked at where they are walked through in every language.
it('everyone can use every screen of a wide screen, in the light', async () => {
  const { page } = await open({ viewport: LAPTOP })
  expect(await findingsOnAllScreens(page, 'light')).toEqual([])
})

it('whoever looks on in a low window reaches all of what is decided', async () => {
  const { page } = await open({ viewport: { width: 1280, height: 600 } })
  const match = matchAt('duel', (at) => askedIn(at)?.kind === 'draft')
  await page.goto(`${await saveGame(page, match)}/replay/${match.moves}`)
  const choice = page.locator('[data-choice]')
  await choice.waitFor()
  await expect.poll(() => choice.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(false)
  expect(await findingsIn(page, 'html')).toEqual([])
})
