import { expect, it } from 'vitest'
import { findingsOnAllScreens } from './support/access.ts'
import { setLocalStage } from './support/stage.ts'
import { PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

// Each size has a file of its own: they take the longest, and several files run at a time.
it('everyone can use every screen of a phone, in the dark', async () => {
  const { page } = await open({ viewport: PHONE, hasTouch: true, isMobile: true })
  expect(await findingsOnAllScreens(page, 'dark')).toEqual([])
})
