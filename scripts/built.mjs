import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = fileURLToPath(new URL('../packages', import.meta.url))

/**
 * Packages that Node loads in their compiled form in tests. Transformed by the test runner, where every call into another
 * file is a look-up, rules are several times slower.
 */
export const COMPILED = [/\/packages\/\w+\/dist\//]

/** Tests run other packages, threads and processes in compiled form: against an old build they would prove nothing. */
export const setup = () => {
  // The page is built in another way, and nobody imports it.
  for (const name of readdirSync(PACKAGES).filter((each) => each !== 'web')) {
    const newer = newerThanBuild(join(PACKAGES, name))
    if (newer !== null) throw new Error(`packages/${name}/src/${newer} is newer than the build: run npx tsc -b first`)
  }
}

/** A source that was changed after its package was compiled. What only tests use is not compiled. */
const newerThanBuild = (folder) => {
  const built = statSync(join(folder, 'dist', '.tsbuildinfo'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const isNewer = (file) =>
    /(?<!\.test|contract)\.ts$/.test(file) && statSync(join(folder, 'src', file)).mtimeMs > built
  return readdirSync(join(folder, 'src'), { recursive: true }).find(isNewer) ?? null
}
