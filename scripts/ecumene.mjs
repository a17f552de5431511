import { prepare, ROOT } from './prepare.mjs'

prepare({ quiet: true })
const { main } = await import(`${ROOT}/packages/cli/dist/main.js`)
process.exitCode = await main(process.argv.slice(2))
