import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { JobLost, openPool, PoolClosed, type PoolSettings, type ThreadPool } from './pool.ts'
import { scriptBeside } from './script.ts'

const folder = mkdtempSync(join(tmpdir(), 'ecumene-pool-'))
/** `loop` never ends, `die` crashes the thread, anything else is echoed with the name of the thread. */
const script = join(folder, 'thread.mjs')
beforeAll(() => {
  writeFileSync(
    script,
    `import { serveJobs } from ${JSON.stringify(scriptBeside(import.meta.url, 'jobs').href)}
     import { threadId } from 'node:worker_threads'
     await serveJobs(async () => ({
       work: ([job], during) => during(() => {
         if (job === 'loop') for (;;);
         if (job === 'die') process.exit(1)
         return [job, String(threadId)]
       }),
       report: () => 7,
     }))`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

let pool: ThreadPool
afterEach(() => pool.close())
const reports: number[] = []
const run = async (key: string, job: string) => {
  const [done, thread] = await pool.run(key, [job])
  return { job: done, thread }
}
const hire = async (over: Partial<PoolSettings> = {}) => {
  pool = await openPool({
    onReport: (report) => reports.push(report),
    script: pathToFileURL(script),
    equip: () => ({ data: null, transfer: [] }),
    threads: 2,
    assign: 'key',
    patienceMs: 100,
    limitMs: 400,
    ...over,
  })
}
const lost = (job: Promise<unknown>) => job.then(() => null).catch((error: unknown) => error)

describe('a pool of threads', () => {
  it('does jobs of one key in one thread, in order', async () => {
    await hire()
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((job) => run('key', job)))
    expect(answers.map(({ job }) => job)).toEqual(['a', 'b', 'c', 'd'])
    expect(new Set(answers.map(({ thread }) => thread)).size).toBe(1)
    expect(reports).toContain(7)
  })

  it('uses all of its threads', async () => {
    await hire()
    const answers = await Promise.all(Array.from({ length: 20 }, (_unused, key) => run(`key ${key}`, 'x')))
    expect(new Set(answers.map(({ thread }) => thread)).size).toBe(2)
  })

  it('kills a thread whose job does not end, and does its other jobs elsewhere', async () => {
    const whys: JobLost[] = []
    await hire({ threads: 1, onLost: (why) => whys.push(why) })
    const before = run('key', 'before')
    const stuck = lost(run('key', 'loop'))
    const after = run('key', 'after')
    expect((await before).job).toBe('before')
    expect((await after).job).toBe('after')
    expect(await stuck).toBeInstanceOf(JobLost)
    expect(whys).toHaveLength(1)
    expect((await run('key', 'later')).job).toBe('later')
  })

  it('answers other jobs before the one that does not end is given up', async () => {
    await hire({ threads: 1, limitMs: 60_000 })
    let isLost = false
    void lost(run('key', 'loop')).then(() => {
      isLost = true
    })
    expect((await run('key', 'other')).job).toBe('other')
    expect(isLost).toBe(false)
  })

  it('replaces a thread that dies', async () => {
    await hire({ threads: 1 })
    expect(await lost(run('key', 'die'))).toBeInstanceOf(JobLost)
    expect((await run('key', 'next')).job).toBe('next')
  })

  it('gives a free thread the next job where keys do not matter', async () => {
    await hire({ assign: 'free', patienceMs: 60_000, limitMs: 60_000 })
    void lost(run('', 'loop'))
    for (const job of ['a', 'b', 'c']) expect((await run('', job)).job).toBe(job)
  })

  it('does nothing more once it is closed', async () => {
    await hire()
    await pool.close()
    expect(await lost(run('key', 'x'))).toBeInstanceOf(PoolClosed)
  })
})
