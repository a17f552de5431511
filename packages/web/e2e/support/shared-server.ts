import type { TestProject } from 'vitest/node'
import { startServer } from './server.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: vitest's own type can be added to only in this way
  export interface ProvidedContext {
    /** Where the server is that serves the page to all tests that leave nothing on it. */
    readonly sharedServer: string
  }
}

/** One server for all files that only need the page from it: a start loads every game three times. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startServer()
  project.provide('sharedServer', server.url)
  return () => server.stop()
}
