import { expect, it } from 'vitest'
import { findingsOnAllScreens } from './support/access.ts'
import { setStage } from './support/stage.ts'
import { LAPTOP } from './support/visitor.ts'

const { open } = setStage()

// Each size has a file of its own: they take the longest, and two files run at a time.
it('everyone can use every screen of a wide screen, in the light', async () => {
  const { page } = await open({ viewport: LAPTOP })
  expect(await findingsOnAllScreens(page, 'light')).toEqual([])
}, 300_000)
