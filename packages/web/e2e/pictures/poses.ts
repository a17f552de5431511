import type { Locator, Page } from 'playwright-core'
import type { Point } from '../support/fingers.ts'
import { byFinger, byMouse } from '../support/hands.ts'
import type { Asked, Pose, Struck } from './pictured.ts'

/** The poses that tables of several games can strike. */

/** Long after the opening, so that there is something to see. */
const isUnderWay = ({ moves }: Asked): boolean => moves > 40

const press = (page: Page, selector: string, { isTouched }: Pick<Struck, 'isTouched'>): Promise<void> =>
  (isTouched ? byFinger : byMouse)(page, selector)

const inKey = (name: string, key: string, shown: string): Pose => ({
  name,
  suits: isUnderWay,
  strike: async (page) => {
    await page.keyboard.press(key)
    await page.locator(shown).first().waitFor()
  },
})

export const LIST: Pose = inKey('pose-list', 'l', '[aria-keyshortcuts="l"][aria-expanded="true"]')
export const LEGEND: Pose = inKey('pose-legend', 'k', '[aria-keyshortcuts="k"][aria-expanded="true"]')
export const HINT: Pose = inKey('pose-hint', 'h', '[data-ring]')

export const SETTINGS: Pose = {
  name: 'pose-settings',
  suits: isUnderWay,
  strike: async (page) => {
    // Parts of a table may have headers of their own.
    await page.locator('header').first().locator('button').last().click()
    await page.locator('dialog[open]').waitFor()
  },
}

/** Something at which several things can be done, pressed. */
export const menuAt = (thingsOf: ThingsOf): Pose => ({
  name: 'pose-menu',
  suits: (at) => thingOfSeveral(at, thingsOf) !== null,
  strike: async (page, struck) => {
    await press(page, lit(thingOfSeveral(struck, thingsOf) ?? ''), struck)
    await page.locator('[data-hand-menu] [data-move]').nth(1).waitFor()
  },
})

/** The thing at which a move of this kind is made, pressed. */
export const aimedWith = (kind: string, thingsOf: ThingsOf): Pose => {
  const thingIn = ({ legal, view }: Asked): string | null => {
    const move = legal.find((each) => each.startsWith(`${kind} `))
    return move === undefined ? null : (thingsOf(move, view)[0] ?? null)
  }
  return {
    name: `pose-${kind}`,
    suits: (at) => thingIn(at) !== null,
    strike: async (page, struck) => {
      await press(page, lit(thingIn(struck) ?? ''), struck)
      await page.locator('[data-hand-menu]').first().waitFor()
    },
  }
}

/** A figure held on its way: pulled from space to space, as a hand would, and not let go. */
export const pulledOver = (nameOf: (space: number) => string): Pose => ({
  name: 'pose-way',
  suits: ({ view }) => waysIn(view).length > 5,
  strike: async (page, { isTouched, view }) => {
    const way = waysIn(view)
      .filter(({ path }) => path.length <= FAR)
      .toSorted((one, other) => other.path.length - one.path.length)[0]
    if (way === undefined) return
    const spaceOf = (space: number): Locator => page.locator(`[data-space="${nameOf(space)}"]`)
    if (isTouched || (await spaceOf(way.from).getAttribute('data-pulls')) === null) {
      return spaceOf(way.path.at(-1) ?? way.from).hover({ force: true })
    }
    const from = await middleOf(spaceOf(way.from))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (const space of way.path) {
      const to = await middleOf(spaceOf(space))
      await page.mouse.move(to.x, to.y, { steps: 4 })
    }
    // A way that goes straight up has no width, and so is never "visible".
    await page.locator('[data-way]').first().waitFor({ state: 'attached' })
  },
})

/** More steps than that are not easily followed on a picture. */
const FAR = 4

type Walking = { readonly ways: readonly { readonly from: number; readonly path: readonly number[] }[] }

/** Those that lead anywhere. */
const waysIn = (view: Asked['view']): Walking['ways'] =>
  (view as Asked['view'] & Walking).ways.filter(({ path }) => path.length > 0)

/** What is pressed here, with the setting that asks about everything once more: its consequence is shown. */
export const PRESSED: Pick<Pose, 'strike' | 'chosen'> = {
  chosen: { care: 'always' },
  strike: async (page, struck) => {
    const things = await page
      .locator('[data-anchor][data-lit]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-anchor') ?? ''))
    const thing = things[Math.floor(things.length / 2)]
    if (thing !== undefined) await press(page, lit(thing), struck)
  },
}

export const THE_END: Pose = {
  name: 'pose-end',
  suits: () => false,
  isAfterTheEnd: true,
  strike: async () => undefined,
}

export const CHARTS: Pose = {
  ...THE_END,
  name: 'pose-charts',
  strike: async (page) => {
    await page.locator('.end-dialog .dialog__actions button').first().click()
    await page.locator('.charts__chart').first().waitFor()
  },
}

/** The things at which a move is made, by their `data-anchor`. */
export type ThingsOf = (move: string, view: unknown) => readonly string[]

const thingOfSeveral = ({ legal, view }: Asked, thingsOf: ThingsOf): string | null => {
  const met = new Set<string>()
  for (const thing of legal.flatMap((move) => thingsOf(move, view))) {
    if (met.has(thing)) return thing
    met.add(thing)
  }
  return null
}

const lit = (thing: string): string => `[data-anchor="${thing}"][data-lit]`

const middleOf = async (thing: Locator): Promise<Point> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await thing.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}
