import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openHere } from '../store/here.ts'
import { Passes } from './passes.ts'

const folder = mkdtempSync(join(tmpdir(), 'ecumene-passes-'))
const path = join(folder, 'ecumene.sqlite')
const [store, elsewhere] = [openHere({ path }), openHere({ path })]
let ticks = 0
const open = async (at = store) => {
  const passes = new Passes(at, () => ticks)
  await passes.refresh()
  return passes
}
afterAll(async () => {
  await store.close()
  await elsewhere.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('passes', () => {
  it('are renewed for one guest at a time, and ended for good with them', async () => {
    const passes = await open()
    expect(passes.numberOf('ann')).toBe(0)
    await passes.renew('ann')
    await passes.renew('bob')
    await passes.renew('ann')
    expect([passes.numberOf('ann'), passes.numberOf('bob'), passes.numberOf('cat')]).toEqual([2, 1, 0])
    await store.forgetGuest('ann')
    await passes.refresh()
    await passes.renew('ann')
    expect(passes.numberOf('ann')).toBe(-1)
  })

  it('are known to other processes, however often they change', async () => {
    const [here, there] = [await open(), await open(elsewhere)]
    for (let number = 1; number <= 3; number++) {
      await here.renew('dan')
      await there.refresh()
      expect(there.numberOf('dan')).toBe(number)
    }
  })

  it('notify holders once when they end, and nobody who has let go', async () => {
    const [here, there] = [await open(), await open(elsewhere)]
    const [stays, went, other] = [vi.fn(), vi.fn(), vi.fn()]
    there.hold('eve', stays)
    there.hold('eve', went)()
    there.hold('fay', other)
    await here.renew('eve')
    await there.refresh()
    await here.renew('eve')
    await there.refresh()
    expect([stays, went, other].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
  })

  it('that have only just ended are remembered: a tab of the same browser may not have the new cookie yet', async () => {
    const passes = await open()
    expect(passes.isFresh('gil')).toBe(false)
    await passes.renew('gil')
    expect(passes.isFresh('gil')).toBe(true)
    ticks += 60_000
    expect(passes.isFresh('gil')).toBe(false)
  })
})
