import { basename, join } from 'node:path'
import type { Match } from '@ecumene/kernel'
import type { Browser, Page } from 'playwright-core'
import { alone, saveGame } from '../support/saved.ts'
import { nextMoment } from '../support/table.ts'
import { openVisitor, PHONE } from '../support/visitor.ts'
import { hostGame } from './hosted.ts'
import { askedIn, type Pictured, type Pose } from './pictured.ts'
import { PRESSED } from './poses.ts'
import { type Positions, poseNamed } from './positions.ts'
import type { Request, Size } from './request.ts'

/** Something to picture: how its page is opened. */
type Subject = {
  readonly name: string
  readonly open: (page: Page, isTouched: boolean) => Promise<void>
}

/** All that is wanted. */
export const subjectsOf = (
  pictured: Pictured,
  found: Positions,
  built: Positions,
  request: Request,
): readonly Subject[] =>
  [
    ...[...found, ...built].flatMap(([name, match]) => {
      const pose = poseNamed(pictured, name)
      const put = built.has(name) ? hostGame : saveGame
      const asked = tableAt(name, match, pose, put)
      return request.isPressed && pose === null ? [asked, tableAt(`${name}-pressed`, match, PRESSED, put)] : [asked]
    }),
    ...pictured.pages.map(([name, address]) => ({
      name,
      open: async (page: Page) => {
        await page.goto(address)
        // Not while it is loading.
        await page.locator('[data-room], main form').first().waitFor()
      },
    })),
  ].filter(({ name }) => request.only?.includes(name) ?? true)

const tableAt = (
  name: string,
  match: Match,
  pose: Pick<Pose, 'strike' | 'chosen'> | null,
  put: typeof hostGame,
): Subject => ({
  name,
  open: async (page, isTouched) => {
    const seat = match.deciders()[0] ?? 0
    const address = await put(page, match, alone(match))
    await page.evaluate((chosen) => {
      // What the picture before has chosen.
      for (const choice of ['care', 'list']) localStorage.removeItem(`ecumene.${choice}`)
      for (const [choice, value] of Object.entries(chosen)) localStorage.setItem(`ecumene.${choice}`, value)
    }, pose?.chosen ?? {})
    await page.goto(address)
    await nextMoment(page)
    await settled(page)
    await pose?.strike(page, { ...askedIn(match, seat), isTouched })
  },
})

export type Shots = { readonly files: readonly string[]; readonly faults: readonly string[] }

/** Pictures of all subjects in one size, in all themes; what went wrong is told and leaves a gap. */
export const shoot = async (
  browser: Browser,
  origin: string,
  subjects: readonly Subject[],
  size: Size,
  { language, themes, folder }: Request,
): Promise<ReadonlyMap<string, Shots>> => {
  const isTouched = size.width <= PHONE.width
  const shots = new Map(themes.map((theme) => [theme, { files: [] as string[], faults: [] as string[] }]))
  const visitor = await openVisitor(browser, origin, {
    viewport: size,
    locale: language,
    name: 'Ada',
    hasTouch: isTouched,
    isMobile: isTouched,
  })
  const { page, context } = visitor
  context.setDefaultTimeout(30_000)
  // The server of the built page alone has no tables.
  visitor.forgive(/\/api\//)
  for (const { name, open } of subjects) {
    const before = visitor.problems.length
    const opened = await open(page, isTouched).catch((error: Error) => error)
    await settled(page)
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      await settled(page)
      const file = join(folder, `${name}-${size.width}x${size.height}-${theme}.png`)
      await page.screenshot({ path: file })
      shots.get(theme)?.files.push(file)
      const faults = [...visitor.problems.slice(before), ...(opened instanceof Error ? [opened.message] : [])]
      shots.get(theme)?.faults.push(...faults.map((fault) => `${basename(file)}: ${fault}`))
    }
  }
  await context.close()
  return shots
}

/** Waits until nothing moves. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let quiet = 0; quiet < 3; quiet++) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
      if (document.getAnimations().some(({ playState }) => playState === 'running')) quiet = 0
    }
  })
