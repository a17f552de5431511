import { prepare, ROOT } from './prepare.mjs'

prepare({ quiet: true })
await import(`${ROOT}/packages/cli/dist/main.js`)
