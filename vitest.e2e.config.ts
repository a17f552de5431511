import { defineConfig } from 'vitest/config'

/** The page against the real server and store, in Chromium. One file after another: each of them fills the machine. */
export default defineConfig({
  resolve: { conditions: ['ecumene:source'] },
  ssr: { resolve: { conditions: ['ecumene:source'] } },
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
