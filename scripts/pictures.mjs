import { runnerImport } from 'vite'
import { findChromium } from './chromium.mjs'
import { buildPage, prepare, ROOT } from './prepare.mjs'
import { serveBuilt } from './weight/serve-built.mjs'

/*
 * Pictures of every kind of decision of a game, in all sizes and themes, with contact sheets to look them through: see
 * packages/web/e2e/pictures. For whoever changes a table; nothing is compared or asserted.
 */

prepare({ quiet: true })
buildPage()
const executablePath = findChromium()
if (executablePath === null) process.exit(1)

const { module } = await runnerImport(`${ROOT}packages/web/e2e/pictures/main.ts`, { configFile: false, root: ROOT })
const { origin, close } = await serveBuilt()
const isWell = await module.takePictures(process.argv.slice(2), { root: ROOT, origin, executablePath })
await close()
process.exit(isWell ? 0 : 1)
