import { runProgram } from './program.ts'

/** `ecumene serve` does the same with flags. */
process.exitCode = await runProgram()
