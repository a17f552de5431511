import { findChromium } from './chromium.mjs'
import { buildPage, prepare, run, tool } from './prepare.mjs'

/*
 * Plays the whole games of packages/web/e2e/whole-games.test.ts without the limits of rounds that they have in `npm test`, and prints
 * what they took. What is given goes to the test runner: `npm run whole-games -- -t "on a phone"`.
 */

prepare({ quiet: true })
buildPage()
const chromium = findChromium()
if (chromium === null) process.exit(1)

const HOURS = 3_600_000
const file = 'packages/web/e2e/whole-games.test.ts'
const args = ['run', '--config=vitest.e2e.config.ts', file, '--retry=0', `--testTimeout=${4 * HOURS}`]
run('A whole game', process.execPath, [tool('vitest'), ...args, ...process.argv.slice(2)], {
  env: { CHROMIUM: chromium, WHOLE_GAMES: 'yes' },
})
