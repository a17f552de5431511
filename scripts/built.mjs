import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = fileURLToPath(new URL('../packages', import.meta.url))

/**
 * What Node itself loads in tests: packages as they are compiled. Rewritten for the test runner, where every call into another
 * file looks its target up, rules are several times as slow.
 */
export const COMPILED = [/\/packages\/\w+\/dist\//]

/** Tests run the packages of others, threads and processes as they are compiled: against an old build they would prove nothing. */
export const setup = () => {
  // The page is made otherwise, and nobody imports it.
  for (const name of readdirSync(PACKAGES).filter((each) => each !== 'web')) {
    const newer = newerThanBuild(join(PACKAGES, name))
    if (newer !== null) throw new Error(`packages/${name}/src/${newer} is newer than the build: run npx tsc -b first`)
  }
}

/** A source of a package that was changed since it was compiled. What only tests read is not compiled. */
const newerThanBuild = (folder) => {
  const built = statSync(join(folder, 'dist', '.tsbuildinfo'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const isNewer = (file) =>
    /(?<!\.test|contract)\.ts$/.test(file) && statSync(join(folder, 'src', file)).mtimeMs > built
  return readdirSync(join(folder, 'src'), { recursive: true }).find(isNewer) ?? null
}
