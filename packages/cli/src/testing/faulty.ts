import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder } from './matches.ts'

/** The name of a program that greets as it should and does the worst (statements) at its third decision. */
export const faultyProgram = (worst: string, greeting = GREETING): string => {
  const file = join(folder(), 'faulty bot.mjs')
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'
const say = (message) => console.log(JSON.stringify(message))
let decisions = 0
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line)
  if (told.type === 'hello') ${greeting}
  if (told.type === 'quit') break
  if (told.type !== 'decide') continue
  if (++decisions === 3) { ${worst} }
  else say({ type: 'move', move: told.moves[0] })
}
`,
  )
  return `exec:"${process.execPath}" "${file}"`
}

const GREETING = `say({ type: 'hello', protocol: 1 })`
