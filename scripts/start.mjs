import { buildPage, prepare } from './prepare.mjs'

prepare()
buildPage()
console.log('Starting the server …')
process.argv.splice(2, 0, 'serve')
await import('../packages/cli/dist/main.js')
