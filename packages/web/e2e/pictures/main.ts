import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { builtFrom } from './built.ts'
import { makeSheets } from './contact-sheet.ts'
import { PICTURED } from './games.ts'
import { positionsOf } from './positions.ts'
import { readRequest, USAGE } from './request.ts'
import { shoot, subjectsOf } from './shoot.ts'

export type Surroundings = {
  readonly root: string
  readonly origin: string
  readonly executablePath: string
}

/** Makes the pictures that the arguments ask for; `false` where they make no sense or something went wrong. */
export const takePictures = async (args: readonly string[], { root, origin, executablePath }: Surroundings) => {
  const request = readRequest(args, root)
  const pictured = PICTURED[request?.game ?? '']
  if (request === null || pictured === undefined) {
    console.error(USAGE)
    return false
  }
  const { folder, players, matches } = request
  mkdirSync(folder, { recursive: true })
  const positions = await positionsOf(pictured, { players, matches, file: join(folder, 'positions.json') })
  const subjects = subjectsOf(pictured, positions, builtFrom(pictured, positions), request)
  console.log(`${subjects.length} subjects: ${subjects.map(({ name }) => name).join(', ')}`)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  let isWell = true
  try {
    for (const size of request.sizes) {
      for (const [theme, { files, faults }] of await shoot(browser, origin, subjects, size, request)) {
        const sheets = await makeSheets(browser, files, size, folder, `${size.width}x${size.height}-${theme}`)
        console.log(`${files.length} pictures, on sheets ${sheets.join(' ')}`)
        for (const fault of faults) console.error(fault)
        isWell &&= faults.length === 0
      }
    }
  } finally {
    await browser.close()
  }
  return isWell
}
