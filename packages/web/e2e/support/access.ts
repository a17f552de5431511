import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { SCREENS } from './screens.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds serious or worse, in a line each. */
const findings = async (page: Page, part = 'html'): Promise<readonly string[]> => {
  const { violations } = await page.evaluate(
    async ({ within, ...given }): Promise<AxeResults> => {
      // Colours in the middle of a transition do not count, and one transition may follow another.
      for (let round = 0; round < 10; round++) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        const isMoving = document.getAnimations().some(({ playState, effect }) => {
          return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
        })
        if (!isMoving) break
      }
      return (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(within, given)
    },
    { resultTypes: ['violations'], within: part } satisfies RunOptions & { readonly within: string },
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`))
}

/** What axe finds serious within one part of the screen as it is now. */
export const findingsIn = async (page: Page, part: string): Promise<readonly string[]> => {
  await page.evaluate(AXE)
  return findings(page, part)
}

/** Everything serious that axe finds on any screen, by day or by night. */
export const findingsOnAllScreens = async (page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> => {
  const found: string[] = []
  await page.emulateMedia({ colorScheme })
  for (const screen of SCREENS) {
    await screen.open(page)
    // Injected through the debugger, because the content policy forbids other scripts.
    await page.evaluate(AXE)
    found.push(...(await findings(page)).map((finding) => `${screen.name}: ${finding}`))
  }
  return found
}
