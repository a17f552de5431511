import type { View } from '@ecumene/dawn'
import { type MatchRecord, type Seat, seeded } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { type Deed, Followed, greedyDeed } from './greedy.ts'
import { byMouse, type Hand } from './hands.ts'

/** What a whole game took on the board. A press is a click, a tap, or a key that decides something. */
export type WholeGame = { readonly turns: number; readonly deeds: number; readonly presses: number }

export type Player = {
  readonly page: Page
  readonly seat: Seat
  /** The match as it stands in the store: only there is it whole. */
  readonly record: () => Promise<MatchRecord>
  readonly hand?: (view: () => View) => Hand
}

/**
 * Plays a seat of New Dawn to its end on the board alone, as the greedy bot would: at the things themselves and their menus,
 * never from the list of moves. Every press is answered, or the test fails.
 */
export const playWholeGame = async ({ page, seat, record, hand }: Player): Promise<WholeGame> => {
  const followed = new Followed(await record())
  const press = hand?.(() => followed.match.view(seat) as View) ?? byMouse
  const random = seeded(`seat ${seat}`)
  let [deeds, presses] = [0, 0]
  for (;;) {
    const { isOver, ply } = await page.evaluate(myTurn)
    const { log } = await record()
    followed.follow(isOver ? log : log.slice(0, ply))
    if (isOver) return { turns: followed.turnsOf(seat), deeds, presses }
    if (followed.match.ply !== ply) throw new Error(`the store knows ${followed.match.ply} plies, the page ${ply}`)
    const deed = await greedyDeed(followed.match, seat, random)
    presses += await doOnBoard(page, deed, press)
    deeds++
  }
}

/** Does one thing, and returns the presses that it took. */
const doOnBoard = async (page: Page, { moves, things }: Deed, press: Hand): Promise<number> => {
  let presses = 0
  const pressed = async (selector: string, before: Answer): Promise<Answer> => {
    if (++presses > MOST_PRESSES) throw new Error(`${moves} takes too many presses`)
    await press(page, selector)
    const now = await page.evaluate(answer, before)
    if (now === null) throw new Error(`nothing answers a press on ${selector} for ${moves}`)
    return now
  }
  const [thing] = things
  const at = thing === undefined ? BUTTON(moves) : `[data-anchor="${thing}"][data-lit]`
  const { tab, ...before } = await page.evaluate(boardBefore, at)
  // On a phone what lies on a sheet is reached by its tab, and the sheet lies over the map.
  let now = await pressed(at, tab === null ? before : await pressed(tab, before))
  while (!now.isDone) now = await pressed(now.menu.includes(moves) ? IN_MENU(moves) : turnFor(now, moves), now)
  return presses
}

const MOST_PRESSES = 16
const BUTTON = (moves: string) => `[aria-labelledby="asked"] [data-move="${moves}"]`
const IN_MENU = (moves: string) => `[data-hand-menu] [data-move="${moves}"]`

/** A tile in hand does not lie as it should yet: it is turned over or on. */
const turnFor = ({ menu: [shown = ''] }: Answer, moves: string): string => {
  if (!moves.startsWith('lay ') || !shown.startsWith('lay ')) throw new Error(`no menu offers ${moves}`)
  const turnOn = '[data-hand-menu] [aria-keyshortcuts="r"]'
  return shown.charAt(4) === moves.charAt(4) ? turnOn : `${turnOn} + button`
}

/** What a press has led to: the move is made, or a menu or a sheet has come. */
type Answer = {
  readonly isDone: boolean
  readonly ply: string
  readonly menu: readonly string[]
  readonly sheet: string | null
}

/* What follows runs in the page. */

/** Waits until something is asked of the player, or all is over. */
const myTurn = async (): Promise<{ readonly isOver: boolean; readonly ply: number }> => {
  const until = performance.now() + 60_000
  for (;;) {
    const board = document.querySelector('[data-ply]')
    const ply = Number(board?.getAttribute('data-ply'))
    if (document.querySelector('dialog.end-dialog[open]') !== null) return { isOver: true, ply }
    if (board?.matches('[data-turn="yours"]:not([data-busy])') === true) return { isOver: false, ply }
    if (performance.now() > until) throw new Error('the game does not go on')
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}

/** Waits until a press has changed something, and not for ever: `null`. A menu that has only gone is on its way to the move. */
const answer = async ({ ply, menu, sheet }: Answer): Promise<Answer | null> => {
  const until = performance.now() + 60_000
  for (;;) {
    const now = {
      ply: document.querySelector('[data-ply]')?.getAttribute('data-ply') ?? '',
      menu: [...document.querySelectorAll('[data-hand-menu] [data-move]')].map(
        (each) => each.getAttribute('data-move') ?? '',
      ),
      sheet: document.querySelector('[data-sheet]')?.getAttribute('data-sheet') ?? null,
    }
    const isDone = now.ply !== ply || document.querySelector('dialog.end-dialog[open]') !== null
    const isOther = now.menu.length > 0 && now.menu.join() !== menu.join()
    if (isDone || isOther || now.sheet !== sheet) return { isDone, ...now }
    if (performance.now() > until) return null
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}

/** The board before a thing is pressed, and the tab to press first: of the sheet it lies on, or of the one that lies over it. */
const boardBefore = (selector: string): Answer & { readonly tab: string | null } => {
  const open = document.querySelector('[data-sheet]')
  const thing = document.querySelector(selector)
  const sheet = open?.getAttribute('data-sheet') ?? null
  if (thing === null && document.querySelector('[data-room="phone"]') === null)
    throw new Error(`${selector} is not there`)
  const isUnder = open !== null && thing?.closest('[data-stage]') != null
  const behind = selector.includes('"wonder:') ? 'wonders' : 'mine'
  // One is told behind which tab there is something to press.
  if (thing === null && document.querySelector(`[data-tab="${behind}"][data-lit-within]`) === null)
    throw new Error(`no tab tells of ${selector}`)
  const wanted = thing === null ? behind : isUnder ? sheet : null
  return {
    isDone: false,
    ply: document.querySelector('[data-ply]')?.getAttribute('data-ply') ?? '',
    menu: [],
    sheet,
    tab: wanted === null ? null : `[data-tab="${wanted}"]`,
  }
}
