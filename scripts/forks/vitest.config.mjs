import { defineConfig } from 'vitest/config'
import { forks } from '../forks.mjs'

/** Tests for `forks.test.mjs` alone: one process for all, as where files share one. */
export default defineConfig({
  test: { pool: forks, include: ['scripts/forks/*.fixture.mjs'], isolate: false, maxWorkers: 1 },
})
