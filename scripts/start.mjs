import { prepare, ROOT, run } from './prepare.mjs'

prepare()
console.log(
  '\nThe table is not built yet, so here are ten thousand games of 7 Wonders Duel between two random players:\n',
)
run('The simulation', process.execPath, [
  `${ROOT}/packages/cli/dist/main.js`,
  'simulate',
  'duel',
  '--games',
  '10000',
  '--bots',
  'random,random',
  '--seed',
  '7',
])
