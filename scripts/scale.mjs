import { prepare } from './prepare.mjs'

prepare({ quiet: true })
await import('../packages/server/dist/scale/main.js')
