import { defineConfig } from 'vitest/config'

/** The page against the real server and store, in Chromium. Two files at a time. */
export default defineConfig({
  resolve: { conditions: ['ecumene:source'] },
  ssr: { resolve: { conditions: ['ecumene:source'] } },
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    maxWorkers: 2,
    globalSetup: 'packages/web/e2e/support/shared-server.ts',
    // Each file has a browser of its own, and a server too if it leaves anything there; to load the games anew for each would only cost time.
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // A browser on a crowded machine may miss its moment once; `scripts/retried-reporter.mjs` names whoever needed it.
    retry: 1,
    // What a page shows may still be on its way: `expect.poll` waits for it as long as a slow machine may need.
    expect: { poll: { timeout: 60_000 } },
  },
})
