import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { countLoops, mutate } from './mutate.mjs'
import { failure, gathering, STAND_IN } from './suite.mjs'

/** A mutant that takes this many times the work of the unchanged test is considered an endless loop. */
const PATIENCE = 20
const LEAST_PATIENCE = 1_000_000

/** Opens the sources of the project, those in `targets` with their mutants. */
export const openWorld = async (root, targets) => {
  const sources = new Map()
  const mutants = []
  for (const path of targets) {
    const mutated = mutate(relative(root, path), readFileSync(path, 'utf8'), mutants.length + 1)
    sources.set(path, mutated.code)
    mutants.push(...mutated.mutants)
  }

  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    resolve: { conditions: ['ecumene:source'] },
    ssr: { resolve: { conditions: ['ecumene:source'] } },
    plugins: [instrumenting(root, sources)],
  })
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
  const play = switchboard(mutants.length)

  return {
    mutants,
    close: () => server.close(),

    /** Reloads test files, with a mutant on from the start (0: none). A file that does not load gets a test that fails. */
    load: async (files, active) => {
      runner.clearCache()
      const suite = gathering()
      play.begin(active, Number.POSITIVE_INFINITY)
      for (const file of files) {
        try {
          await suite.load(relative(root, file), () => runner.import(file))
        } catch (error) {
          suite.tests.push({ file: relative(root, file), name: 'loads', hooks: [], run: () => Promise.reject(error) })
        }
      }
      return { tests: suite.tests, reached: play.end().reached }
    },

    /** Runs a test without mutants, and says which it reached and how much work it took. */
    measure: async (test, patience) => {
      play.begin(0, patience)
      const error = await failure(test)
      return { error, ...play.end() }
    },

    /** Runs a test with a mutant on (0: none), and says whether it passes. */
    passes: async (test, active, work) => {
      play.begin(active, PATIENCE * work + LEAST_PATIENCE)
      const error = await failure(test)
      return error === null && !play.isOut()
    },
  }
}

/** What the changed sources call: `$is` and `$tick`. Marks are cheaper than a set, and are made millions of times. */
const switchboard = (count) => {
  let active = 0
  let left = 0
  let ticks = 0
  const marks = new Uint8Array(count + 1)
  globalThis.$mutants = {
    $is: (id) => {
      if (active === 0) marks[id] = 1
      return id === active
    },
    $tick: () => {
      if (++ticks > left) throw new Error('runs for ever')
    },
  }
  return {
    begin: (id, patience) => {
      active = id
      left = patience
      ticks = 0
      marks.fill(0)
    },
    isOut: () => ticks > left,
    end: () => ({ work: ticks, reached: marked(marks), isOut: ticks > left }),
  }
}

const marked = (marks) => {
  const ids = new Set()
  for (let id = marks.indexOf(1); id !== -1; id = marks.indexOf(1, id + 1)) ids.add(id)
  return ids
}

/** What test files import instead of `vitest`. */
const GATHERED = 'virtual:gathered-tests'

const instrumenting = (root, sources) => ({
  name: 'mutants',
  enforce: 'pre',
  resolveId: (id) => (id === GATHERED ? `\0${GATHERED}` : undefined),
  load: (id) => (id === `\0${GATHERED}` ? STAND_IN : undefined),
  transform: (code, id) => {
    if (!id.startsWith(join(root, 'packages')) || !/\.tsx?$/.test(id)) return undefined
    const changed = sources.get(id) ?? countLoops(id, code)
    return { code: changed.replace("from 'vitest'", `from '${GATHERED}'`), map: null }
  },
})
