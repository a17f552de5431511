import { format } from 'node:util'
import { expect } from 'vitest'

/*
 * The tests of a package, kept as functions that can be called again and again in one process. It stands in for `vitest`
 * in the modules it loads, and has only what our rule tests use.
 */

/** Collects tests, each with its file and what must run before it. */
export const gathering = () => {
  const tests = []
  let file = ''
  let hooks = []
  let title = []
  let waiting = null

  const test = (name, ...rest) => {
    const run = rest.find((argument) => typeof argument === 'function')
    tests.push({ file, name: [...title, name].join(' › '), hooks, run })
  }
  test.each = each(test)
  const enter = (name, body, outer) => {
    title = [...outer.title, name]
    hooks = outer.hooks
    body()
    title = outer.title
    hooks = outer.hooks
  }
  // A group may use what its file declares further down, so groups wait until the whole file is loaded.
  const describe = (name, body) => {
    const outer = { hooks, title }
    if (waiting === null) enter(name, body, outer)
    else waiting.push(() => enter(name, body, outer))
  }
  describe.each = each(describe)
  const hook = (before) => {
    hooks = [...hooks, before]
  }
  globalThis.$vitest = { test, it: test, describe, expect, beforeEach: hook, beforeAll: hook }

  return {
    load: async (path, load) => {
      file = path
      hooks = []
      waiting = []
      await load(path)
      const groups = waiting
      waiting = null
      for (const group of groups) group()
    },
    tests,
  }
}

/** Runs one test: null if it passes, or what it threw. */
export const failure = async ({ hooks, run }) => {
  try {
    for (const hook of hooks) await hook()
    await run()
    return null
  } catch (error) {
    return error ?? new Error('threw nothing')
  }
}

export const STAND_IN = 'export const { test, it, describe, expect, beforeEach, beforeAll } = globalThis.$vitest'

const each = (declare) => (rows) => (name, body) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row]
    declare(format(name, ...values), () => body(...values))
  }
}
