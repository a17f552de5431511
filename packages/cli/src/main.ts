import { run } from './program.ts'

// A reader that closes the pipe early (`ecumene replay … | head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  watched: process.stderr.isTTY === true,
  // Some terminals say 0.
  columns: process.stderr.columns || 80,
})
