import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The browser that the end-to-end tests drive: `CHROMIUM` from the environment, or one that is installed, or Debian's,
 * which is installed if we may. Otherwise `null`, with a sentence that says what to do.
 */
export const findChromium = () => {
  const known = [process.env.CHROMIUM, ...PLACES].find((place) => place !== undefined && existsSync(place))
  if (known !== undefined) return known
  const isRoot = process.getuid?.() === 0
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  if (!isRoot || !hasApt) {
    const how = hasApt ? 'run "sudo apt-get install chromium"' : 'install Chromium or Chrome'
    console.error(`The end-to-end tests need a browser: ${how}, or name one with CHROMIUM=/path/to/it.`)
    return null
  }
  console.log("Installing Debian's Chromium for the end-to-end tests (once; about a minute) …")
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) {
      console.error(`"apt-get ${args.join(' ')}" failed; install Chromium by hand or set CHROMIUM=/path/to/it.`)
      return null
    }
  }
  return PLACES.find(existsSync) ?? null
}
