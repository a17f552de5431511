import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests read the sources of every workspace package, never a stale build.
  resolve: { conditions: ['ecumene:source'] },
  ssr: { resolve: { conditions: ['ecumene:source'] } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    testTimeout: 120_000,
    // Some begin with a real server, whose threads take their time to start on a busy machine.
    hookTimeout: 60_000,
  },
})
