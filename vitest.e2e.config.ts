import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { COMPILED } from './scripts/built.mjs'
import { forks } from './scripts/forks.mjs'

/** Those that take the longest, which begin first: whatever is begun last keeps one core busy and leaves the others idle. */
const LONGEST = [
  'whole-games',
  'languages',
  'access',
  'online',
  'dawn',
  'classic',
  'duel-table',
  'tips',
  'stage',
  'lesson',
  'wire',
  'frozen',
].map((name) => `/e2e/${name}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((file) => moduleId.endsWith(file))
    return (await super.sort(files)).sort((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}

/** The page against the real server and store, in Chromium. */
export default defineConfig({
  test: {
    pool: forks,
    server: { deps: { external: COMPILED } },
    include: ['packages/web/e2e/**/*.test.ts'],
    // More than the two cores of a small machine: a test and its browser wait for each other. With four, each takes half as long again.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['scripts/built.mjs', 'packages/web/e2e/support/shared-server.ts'],
    // Each file has a browser of its own, and a server too if it leaves anything there; to load the games anew for each would only cost time.
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // A browser on a crowded machine may miss its moment once; `scripts/verdict-reporter.mjs` names whoever needed it.
    retry: 1,
    // What a page shows may still be on its way: `expect.poll` waits for it as long as a slow machine may need.
    expect: { poll: { timeout: 180_000 } },
  },
})
