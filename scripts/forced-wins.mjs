import { runnerImport } from 'vite'
import { prepare, ROOT } from './prepare.mjs'

/*
 * Finds last turns of New Dawn that can be won for certain, for packages/bots/src/testing/forced-wins-found.ts: prints the names
 * of as many as are asked for (200), which takes some minutes. Needed only when a change of the rules makes other games of the seeds.
 */

prepare({ quiet: true })
const { module } = await runnerImport(`${ROOT}packages/bots/src/testing/forced-wins.ts`, {
  configFile: false,
  root: ROOT,
})
const wanted = Number(process.argv[2] ?? 200)
for (let game = 0, found = 0; found < wanted; game++) {
  for (let place = 0; place < 8 && found < wanted; place++) {
    const name = `${game}:${place}`
    const turn = module.lastTurn(name)
    if (turn === null || !module.isForced(turn)) continue
    console.log(`'${name}',`)
    found++
  }
}
