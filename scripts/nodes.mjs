import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npm, ROOT } from './prepare.mjs'

/**
 * The lines of Node that are maintained, each until the day given, and the version that `npm test` tries. npm carries the
 * programs as packages without install scripts; what is fetched must match what is pinned here.
 */
export const NODES = [
  {
    version: '22.23.3',
    until: '2027-04-30',
    programs: {
      'linux-x64': 'sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==',
      'linux-arm64': 'sha512-l3DAHZreylo+p9QXDtsOrjG2JXJqVzYXnAGmIQNOUNARcMppTO2cmewVQP+36tjJnSE+dzpMNtgW+c3oiDvXtA==',
    },
  },
  {
    version: '24.21.0',
    until: '2028-04-30',
    programs: {
      'linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
      'linux-arm64': 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    },
  },
  {
    version: '26.10.0',
    until: '2029-04-30',
    programs: {
      'linux-x64': 'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
      'linux-arm64': 'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
    },
  },
]

/** Whether there is a program to try on this system. The packages are for glibc; other systems have gaps on npm. */
export const canTry = ({ programs }) =>
  SYSTEM in programs && process.report.getReport().header.glibcVersionRuntime !== undefined

const SYSTEM = `${process.platform}-${process.arch}`

/** The path of that program, fetched once; `null` if it is unavailable, with a sentence that says why. */
export const findNode = ({ version, programs }) => {
  const folder = join(ROOT, '.cache', 'nodes', `${version}-${SYSTEM}`)
  const program = join(folder, 'bin', 'node')
  if (existsSync(program)) return program
  const draft = `${folder}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  try {
    console.log(`Fetching Node ${version} from npm (once; about 50 MB) …`)
    const fault = fetchInto(draft, `node-${SYSTEM}@${version}`, programs[SYSTEM])
    if (fault !== null) {
      console.error(`Node ${version} cannot be tried: ${fault}`)
      return null
    }
    renameSync(draft, folder)
    return program
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Puts the program of a package into a folder; returns what went wrong, or `null`. */
const fetchInto = (folder, name, integrity) => {
  const { status } = npm(['pack', name, '--pack-destination', folder, '--silent'], { stdio: 'ignore' })
  if (status !== 0) return `"npm pack ${name}" failed; is the registry reached, and does it have the package?`
  const [packed] = readdirSync(folder)
  const found = `sha512-${createHash('sha512')
    .update(readFileSync(join(folder, packed)))
    .digest('base64')}`
  if (found !== integrity) return `${name} is not what scripts/nodes.mjs has pinned (${found})`
  const args = ['-xzf', packed, '--strip-components=1', 'package/bin/node']
  const unpacked = spawnSync('tar', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  rmSync(join(folder, packed))
  return unpacked.status === 0 ? null : `"tar ${args.join(' ')}" failed`
}
