import { expect, it } from 'vitest'
import { findingsIn, findingsOnAllScreens } from './support/access.ts'
import { askedIn, matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { LAPTOP } from './support/visitor.ts'

const { open } = setLocalStage()

// Phone screens are checked in languages.test.ts, which visits them in every language.
it('every wide screen is accessible in the light theme', async () => {
  const { page } = await open({ viewport: LAPTOP })
  expect(await findingsOnAllScreens(page, 'light')).toEqual([])
})

it('a spectator in a low window can reach the whole decision', async () => {
  const { page } = await open({ viewport: { width: 1280, height: 600 } })
  const match = matchAt('duel', (at) => askedIn(at)?.kind === 'draft')
  await page.goto(`${await saveGame(page, match)}/replay/${match.moves}`)
  const choice = page.locator('[data-choice]')
  await choice.waitFor()
  await expect.poll(() => choice.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(false)
  expect(await findingsIn(page, 'html')).toEqual([])
})
