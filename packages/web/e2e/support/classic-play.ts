import { below, type Random } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { click, type Press, takeScreen } from './play.ts'
import { logLines, type Moment, nextMoment } from './table.ts'

/** How a game of Classic was played on its board: things done, clicks that it took, and rounds that it lasted. */
export type PlayedClassic = {
  readonly moment: Moment | 'until'
  readonly deeds: number
  readonly clicks: number
  readonly rounds: number
}

type ClassicPlayOptions = {
  readonly press?: Press
  /** Stop when the log has this many entries. */
  readonly enough?: number
  /** Stop when this is so. */
  readonly until?: () => Promise<boolean>
}

/** Buttons of what is done at no thing of the table; not the list of moves. */
const LOOSE = '[aria-labelledby="asked"] [data-move]'
/** Things of the table that light up, and what a city or a battle offers besides. */
const THINGS = '[data-lit], [data-move]:not(.moves [data-move]):not([aria-labelledby="asked"] [data-move])'
/** What has to be seen before one goes on. */
const SEEN = '[data-battle-report] button, [data-stop] button'

/** Plays on the board alone, as a person does who follows the light and comes to an end of every phase. */
export const playClassic = async (
  page: Page,
  random: Random,
  { press = click, enough, until }: ClassicPlayOptions = {},
): Promise<PlayedClassic> => {
  let [deeds, clicks, misses] = [0, 0, 0]
  const first = await roundOf(page)
  const played = async (moment: PlayedClassic['moment']): Promise<PlayedClassic> => ({
    moment,
    deeds,
    clicks,
    rounds: (await roundOf(page)) - first + 1,
  })
  for (;;) {
    const moment = await nextMoment(page, enough)
    if (moment === 'over' || moment === 'enough') return played(moment)
    if (moment === 'handover') {
      await takeScreen(page, press)
      continue
    }
    if (until !== undefined && (await until())) return played('until')
    const took = await playOneDeed(page, random, press)
    if (took.clicks === 0 && ++misses > MOST_MISSES) throw new Error('what is lit cannot be pressed')
    clicks += took.clicks
    if (took.isDone) deeds++
  }
}

/** One thing, and what it leads to: a menu, a place in the battle, a question. */
const playOneDeed = async (
  page: Page,
  random: Random,
  press: Press,
): Promise<{ readonly clicks: number; readonly isDone: boolean }> => {
  await page.locator('[data-ply]:not([data-busy])').waitFor()
  // A tip of what the pointer rested on may lie over what is lit.
  await page.mouse.move(1, 1)
  await page.locator('.tip:popover-open').waitFor({ state: 'detached' })
  const before = await tableOf(page)
  const isSeen = await pressOne(page, random, press, SEEN)
  if (isSeen) return { clicks: 1, isDone: false }
  const kinds = below(random, 2) === 0 ? [LOOSE, THINGS] : [THINGS, LOOSE]
  let clicks = 0
  for (const kind of kinds) {
    if (await pressOne(page, random, press, kind)) {
      clicks = 1
      break
    }
  }
  if (clicks === 0) return { clicks, isDone: false }
  // A menu or places of a battle follow, or a question about what was chosen there; or a city opens, or a group is taken.
  while (clicks <= MOST_CLICKS && (await answerOf(page, before)) === 'choice') {
    if (!(await pressOne(page, random, press, CHOICES))) break
    clicks++
  }
  if (clicks > MOST_CLICKS) throw new Error('the menu does not end')
  return { clicks, isDone: (await tableOf(page)).ply !== before.ply }
}

/** What is to be chosen next: of a menu, or of the places of a battle. */
const CHOICES = '[data-hand-menu] [data-move], [data-place]'

/** What came of a click: the game went on, there is something to choose, something else lights up, or nothing for a while. */
const answerOf = (page: Page, before: Table): Promise<'done' | 'choice' | 'nothing'> =>
  page
    .waitForFunction(
      ({ was, choices }) => {
        const board = document.querySelector('[data-ply]')
        if (document.querySelector('dialog.end-dialog[open]') !== null) return 'done'
        if (board?.getAttribute('data-ply') !== was.ply) return 'done'
        if (board.hasAttribute('data-busy')) return null
        if (document.querySelector(choices) !== null) return 'choice'
        const lit = document.querySelectorAll('[data-lit], [data-move], [aria-pressed="true"], [data-hand-menu]')
        const light = [...lit].map((one) => one.getAttribute('data-anchor') ?? one.getAttribute('data-move')).join()
        return light === was.light ? null : 'nothing'
      },
      { was: before, choices: CHOICES },
      { timeout: ANSWER_MS },
    )
    .then(
      async (handle) => (await handle.jsonValue()) ?? 'nothing',
      () => 'nothing',
    )

/** How far the game is, and what lights up. */
type Table = { readonly ply: string | null; readonly light: string }

const tableOf = (page: Page): Promise<Table> =>
  page.evaluate(() => {
    const lit = document.querySelectorAll('[data-lit], [data-move], [aria-pressed="true"], [data-hand-menu]')
    return {
      ply: document.querySelector('[data-ply]')?.getAttribute('data-ply') ?? null,
      light: [...lit].map((one) => one.getAttribute('data-anchor') ?? one.getAttribute('data-move')).join(),
    }
  })

/** Presses one of these, whichever chance takes, that nothing lies over. */
const pressOne = async (page: Page, random: Random, press: Press, selector: string): Promise<boolean> => {
  const all = page.locator(selector)
  const index = await page.evaluate(
    ([wanted, turn]) => {
      const things = [...document.querySelectorAll(wanted)]
      for (let step = 0; step < things.length; step++) {
        const at = (step + turn) % things.length
        const thing = things[at]
        thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const box = thing?.getBoundingClientRect()
        if (thing === undefined || box === undefined || box.width === 0) continue
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        if (hit !== null && thing.contains(hit)) return at
      }
      return -1
    },
    [selector, below(random, 997)] as const,
  )
  if (index < 0) return false
  page.setDefaultTimeout(PRESS_MS)
  // What was lit may go out under the finger.
  const isPressed = await press(all.nth(index)).then(
    () => true,
    () => false,
  )
  page.setDefaultTimeout(60_000)
  return isPressed
}

const PRESS_MS = 8000
const ANSWER_MS = 4000
const MOST_CLICKS = 6
const MOST_MISSES = 20

/** The round that is played, by the log in English. */
const roundOf = async (page: Page): Promise<number> => {
  const told = (await logLines(page)).flatMap((line) => /Round (\d+) begins/.exec(line)?.[1] ?? [])
  return Number(told.at(-1) ?? 1)
}
