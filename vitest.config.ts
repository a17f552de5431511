import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests read the sources of every workspace package, never a stale build.
  resolve: { conditions: ['ecumene:source'] },
  ssr: { resolve: { conditions: ['ecumene:source'] } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    testTimeout: 120_000,
    // Some tests run real servers and kill them; on a shared machine one may meet a bad moment, none should meet two.
    retry: process.env['CI'] === undefined ? 0 : 1,
  },
})
