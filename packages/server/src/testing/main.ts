import { runProgram } from '../program.ts'

/** The program of the server, with the games that its tests play. */
process.exitCode = await runProgram({ shelf: new URL('./small-shelf.js', import.meta.url).href })
