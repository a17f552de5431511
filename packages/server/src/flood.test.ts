import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attack } from './bench/attack.ts'
import { answerOf, startChild as startScript, stop } from './bench/child.ts'
import type { Flood, FloodOrder, FloodReport } from './bench/flooder.ts'
import { type Honest, openHonest } from './bench/honest.ts'
import { median } from './bench/latencies.ts'
import { DEFAULT_LIMITS } from './limits/limits.ts'
import { type Child, startChild } from './testing/child.ts'

/**
 * The attacks on one server with the limits that guests meet, each by a process of its own, with honest guests beside it.
 * What the server did is counted; how long the honest guests waited is compared with how long they waited just before.
 */
const folder = mkdtempSync(join(tmpdir(), 'ecumene-flood-'))
let server: Child
let url: string
let honest: Honest
beforeAll(async () => {
  server = startChild({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  url = await server.url
  honest = await openHonest(url, HONEST)
})
afterAll(async () => {
  honest.close()
  server.kill('SIGKILL')
  await server.exit
  rmSync(folder, { recursive: true, force: true })
})

const HONEST = 12
const ROUND_MS = 1500
const ROUNDS = 12

/** Sum of a counter over its labels. Asked again if refused: the flooder comes from the same address. */
const counted = async (name: string): Promise<number> => {
  for (;;) {
    const text = await fetch(`${url}/metrics`).then(
      (answer) => (answer.ok ? answer.text() : null),
      () => null,
    )
    if (text !== null) {
      const lines = text.matchAll(new RegExp(`^ecumene_${name}(?:\\{.*\\})? (\\d+)$`, 'gm'))
      return [...lines].reduce((sum, [, value]) => sum + Number(value), 0)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** The most that anybody may ask for in this time. */
const allowed = (since: number): number =>
  DEFAULT_LIMITS.requests.burst + (DEFAULT_LIMITS.requests.perSecond * (performance.now() - since)) / 1000

/** Floods until a connection of the flood was closed, and says what became of it. */
const floodUntilClosed = async (flood: Flood): Promise<FloodReport> => {
  const flooder = startScript('flooder')
  flooder.send({ url, flood } satisfies FloodOrder)
  try {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      flooder.send('look')
      const report = await answerOf<FloodReport>(flooder)
      if (Object.keys(report.closed).length > 0) return report
    }
  } finally {
    await stop(flooder)
  }
}

describe.each(['messages', 'pings', 'fragments'] as const)('a flood of %s over one socket', (flood) => {
  it('is read only up to the limit of a guest, and the socket is closed', async () => {
    const since = performance.now()
    const before = await counted('socket_frames_total')
    const report = await floodUntilClosed(flood)
    const frames = (await counted('socket_frames_total')) - before
    const ofHonest = HONEST * allowed(since)
    expect(frames).toBeLessThanOrEqual(allowed(since) + ofHonest)
    expect(report.bytes / 8).toBeGreaterThan(allowed(since))
    expect(Object.keys(report.closed).map(Number)).toEqual([4002])
  })
})

describe('a flood of requests over one connection', () => {
  it('is answered only up to the limit of a guest, and the connection is closed each time', async () => {
    const since = performance.now()
    const before = await counted('http_requests_total')
    const { closed } = await floodUntilClosed('requests')
    const answered = (await counted('http_requests_total')) - before
    // Of each connection some are taken; the questions of this test come on top.
    const connections = 1 + (closed[0] ?? 0)
    expect(answered).toBeLessThanOrEqual(allowed(since) + 8 * connections + 50)
  })
})

describe.each(['messages', 'pings', 'fragments', 'requests'] as const)('a flood of %s', (flood) => {
  it('makes nobody else wait more than three times as long', async () => {
    // One round may be unlucky on a busy machine; a server that can be stalled loses every one. The quiet is that of all
    // rounds so far, because a server that was stalled is not quiet at once.
    const quiets: number[] = []
    const floods: number[] = []
    while (floods.length < ROUNDS) {
      const { quiet, flooded } = await attack({ url, flood }, honest, ROUND_MS)
      quiets.push(quiet.p99)
      floods.push(flooded.p99)
      if (flooded.p99 <= 3 * median(quiets)) return
    }
    expect.fail(`p99 in the quiet: ${quiets.map(Math.round)}, in the flood: ${floods.map(Math.round)}`)
  })
})
