import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const STAMP = join(ROOT, 'node_modules', '.ecumene-installed')

/** Prepares a fresh clone so that everything can run: the right Node, the dependencies, the compiled packages. */
export const prepare = ({ quiet = false } = {}) => {
  requireNode()
  install(quiet)
  build(quiet)
}

/** Builds the page, unless it is newer than everything it is made of. */
export const buildPage = () => {
  const built = join(ROOT, 'packages', 'web', 'dist', 'index.html')
  if (existsSync(built) && statSync(built).mtimeMs > newestSource()) return
  console.log('Building the page …')
  run('The build of the page', process.execPath, [tool('vite'), 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'packages', 'web'),
  })
}

/** Runs a program and ends this one, with a sentence that says which step failed, if it does not succeed. */
export const run = (what, command, args, { quiet = false, env = {}, cwd = ROOT } = {}) => {
  const result = spawnSync(command, args, {
    cwd,
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    env: { ...process.env, ...env },
  })
  if (result.error !== undefined) stop(`${what} could not be started: ${result.error.message}`)
  if (result.status !== 0) stop(`${what} failed.`)
}

/** Runs npm: the one that started us, or else the one on the path. */
export const npm = (args, options) => {
  const own = process.env.npm_execpath
  const isKnown = own !== undefined && /npm-cli\.[cm]?js$/.test(own)
  return spawnSync(isKnown ? process.execPath : 'npm', isKnown ? [own, ...args] : args, {
    cwd: ROOT,
    // On Windows npm is a shell script.
    shell: !isKnown && process.platform === 'win32',
    ...options,
    // npm hands its own settings down to the scripts it runs; a nested npm must not inherit a workspace choice.
    env: { ...process.env, npm_config_workspace: '', npm_config_workspaces: '' },
  })
}

/** The compiler, linter and test runner are called by path: `npx` would cost a second each. */
export const tool = (name) => {
  const file = {
    tsc: 'typescript/bin/tsc',
    biome: '@biomejs/biome/bin/biome',
    vite: 'vite/bin/vite.js',
    vitest: 'vitest/vitest.mjs',
  }[name]
  return join(ROOT, 'node_modules', file)
}

const stop = (sentence) => {
  console.error(`\necumene: ${sentence}`)
  process.exit(1)
}

/** Node 20 is past its end of life. We refuse it once a dependency does. */
const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12)) return
  const found = `This is Node ${process.versions.node}; Ecumene is made for Node 22.12 or newer.`
  if (major === 20 && minor >= 19) console.error(`${found} Node 20 still works, but is no longer maintained.`)
  else stop(found)
}

/** Installs exactly what the lock file says, once for each version of it. */
const install = (quiet) => {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  if (!quiet) console.log('Installing dependencies (once; half a minute on a usual connection) …')
  const { error, status } = npm(['ci', '--no-audit', '--no-fund', ...(quiet ? ['--silent'] : [])], {
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
  })
  if (error !== undefined) stop(`npm could not be started: ${error.message}`)
  if (status !== 0) stop('npm ci failed.')
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true })
  writeFileSync(STAMP, wanted)
}

/** Type-checks and compiles what changed since the last time. */
const build = (quiet) => {
  if (!quiet) console.log('Checking types and compiling …')
  run('The type check', process.execPath, [tool('tsc'), '-b'])
}

/** When anything that the page is built from was last changed. */
const newestSource = () => {
  const web = join(ROOT, 'packages', 'web')
  const sources = readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name, 'src'))
  const files = [join(ROOT, 'package-lock.json'), join(web, 'index.html'), join(web, 'vite.config.ts')]
  for (const folder of [...sources, join(web, 'public')]) {
    if (!existsSync(folder)) continue
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
    }
  }
  return Math.max(...files.map((file) => statSync(file).mtimeMs))
}
