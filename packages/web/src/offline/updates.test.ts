import { expect, test, vi } from 'vitest'
import { during } from './quiet.ts'
import { type UpdateWorld, updatesIn } from './updates.ts'

const world = (isNewer: boolean) =>
  ({
    look: vi.fn(async () => isNewer),
    takeOver: vi.fn(async () => undefined),
    reload: vi.fn(),
  }) satisfies UpdateWorld

test('a newer page is mentioned, and loaded only when asked for', async () => {
  const browser = world(true)
  const updates = updatesIn(browser)
  const heard = vi.fn()
  updates.subscribe(heard)
  await updates.check()
  expect(updates.isReady()).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
  expect(browser.reload).not.toHaveBeenCalled()
  await updates.take()
  expect(browser.takeOver).toHaveBeenCalledOnce()
  expect(browser.reload).toHaveBeenCalledOnce()
})

test('the same page is not mentioned', async () => {
  const updates = updatesIn(world(false))
  await updates.check()
  expect(updates.isReady()).toBe(false)
})

test('the reload waits for a move that is being saved', async () => {
  const browser = world(true)
  const updates = updatesIn(browser)
  let save = () => {}
  const saved = during(
    new Promise<void>((resolve) => {
      save = resolve
    }),
  )
  const taken = updates.take()
  await Promise.resolve()
  expect(browser.takeOver).not.toHaveBeenCalled()
  save()
  await Promise.all([saved, taken])
  expect(browser.reload).toHaveBeenCalledOnce()
})

test('who puts it off is left in peace', async () => {
  const browser = world(true)
  const updates = updatesIn(browser)
  updates.found()
  updates.putOff()
  expect(updates.isReady()).toBe(false)
  await updates.check()
  updates.found()
  expect(updates.isReady()).toBe(false)
  expect(browser.look).not.toHaveBeenCalled()
})
