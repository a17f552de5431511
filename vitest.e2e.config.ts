import { defineConfig } from 'vitest/config'

/** The page against the real server and store, in Chromium. Two files at a time: a browser mostly waits for its server. */
export default defineConfig({
  resolve: { conditions: ['ecumene:source'] },
  ssr: { resolve: { conditions: ['ecumene:source'] } },
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    maxWorkers: 2,
    // Each file has a server and a browser of its own; to load the games anew for each would only cost time.
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // A browser on a crowded machine may miss its moment once; `scripts/retried-reporter.mjs` names whoever needed it.
    retry: 1,
    // What a page shows may still be on its way: `expect.poll` waits for it as long as a slow machine may need.
    expect: { poll: { timeout: 60_000 } },
  },
})
