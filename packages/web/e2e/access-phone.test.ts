import { expect, it } from 'vitest'
import { findingsOnAllScreens } from './support/access.ts'
import { setStage } from './support/stage.ts'
import { PHONE } from './support/visitor.ts'

const { open } = setStage()

// Each size has a file of its own: they take the longest, and two files run at a time.
it('everyone can use every screen of a phone, in the dark', async () => {
  const { page } = await open({ viewport: PHONE, hasTouch: true, isMobile: true })
  expect(await findingsOnAllScreens(page, 'dark')).toEqual([])
})
