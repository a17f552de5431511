import { prepare } from './prepare.mjs'

prepare({ quiet: true })
await import('../packages/cli/dist/main.js')
