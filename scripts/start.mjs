import { buildPage, prepare, ROOT } from './prepare.mjs'

prepare()
buildPage()
console.log('Starting the server …')
process.argv.splice(2, 0, 'serve')
await import(`${ROOT}/packages/cli/dist/main.js`)
