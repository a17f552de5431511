import { defineConfig } from 'vitest/config'
import { COMPILED } from './scripts/built.mjs'
import { forks } from './scripts/forks.mjs'

/** Tests that need a PostgreSQL, which is started for them alone. */
const POSTGRES = 'packages/server/src/store/postgres/**/*.test.ts'

export default defineConfig({
  test: {
    pool: forks,
    server: { deps: { external: COMPILED } },
    globalSetup: 'scripts/built.mjs',
    // More than the two cores of a small machine: tests of servers often wait, for disks, for time limits, for processes.
    maxWorkers: 3,
    // Only what hangs ends this way: no test may depend on how fast the machine is.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/!(server|cli|web)/src/**/*.test.ts'],
          // Pure functions over plain data: a fresh world for each file would only cost time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          // Each file would load all games anew, which takes longer than its tests; what it puts in place of a browser goes with it.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'machines',
          include: ['packages/{server,cli}/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [POSTGRES],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [POSTGRES],
          globalSetup: 'scripts/postgres/setup.mjs',
        },
      },
    ],
  },
})
