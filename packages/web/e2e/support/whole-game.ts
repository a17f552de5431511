import { type Match, type MatchRecord, type Random, type Seat, seeded, seen } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { isGivenFor } from '../../src/boards/desk/refusal.ts'
import { Followed, greedyDeed } from './greedy.ts'
import { byFinger, byKeys, byMouse, type Hand } from './hands.ts'
import { handsAt, type Press, type TableHands } from './table-hands.ts'

/** What a whole game took on the board. A press is a click, a tap, or a key that decides something. */
export type WholeGame = {
  /** Turns of the player, or rounds. */
  readonly turns: number
  readonly deeds: number
  readonly presses: number
  /** What the board did by itself, because there was nothing else to do. */
  readonly passed: number
  /** By what was asked and what was done. */
  readonly kinds: ReadonlyMap<string, Kind>
}

type Kind = { readonly deeds: number; readonly presses: number }

/**
 * The figures of a game, with a table of where the presses went: how many presses a deed takes is up to the board, how many deeds
 * a turn has to the rules.
 */
export const describeGame = ({ turns, deeds, presses, passed, kinds }: WholeGame): string => {
  const [ofTurn, ofDeed] = [presses / turns, presses / deeds].map((each) => each.toFixed(2))
  const rows = [...kinds]
    .sort(([, one], [, other]) => other.presses - one.presses)
    .map(([kind, one]) => `  ${kind}: ${one.presses} presses, ${one.deeds} deeds`)
  const all = `${turns} turns, ${deeds} deeds, ${presses} presses (${ofTurn} a turn, ${ofDeed} a deed), ${passed} passed by themselves`
  return [all, ...rows].join('\n')
}

export type Player = {
  readonly page: Page
  readonly seat: Seat
  /** The match as it stands in the store: only there is it whole. */
  readonly record: () => Promise<MatchRecord>
  readonly by?: 'mouse' | 'finger' | 'keys'
  /** The board passes for a player who has nothing to do or take back: the default, but off in most tests. */
  readonly isIdle?: boolean
}

/**
 * Plays a seat to the end of the game on the board alone, as the greedy bot would: at the things themselves and their menus,
 * never from the list of moves. Every press is answered, or the test fails.
 */
export const playWholeGame = async (player: Player): Promise<WholeGame> => {
  const seated = await SeatedPlayer.sitDown(player)
  for (;;) if ((await seated.goOn()) === 'over') return seated.played()
}

/**
 * Players at pages of their own do one thing after another, never two at once, so that the game goes the same way every time;
 * until it is over or has come far enough.
 */
export const playInTurn = async (
  players: readonly SeatedPlayer[],
  record: Player['record'],
  isEnough: (match: Match) => boolean = () => false,
): Promise<void> => {
  const followed = new Followed(await record())
  for (;;) {
    followed.follow((await record()).log)
    const { match } = followed
    const [next] = match.deciders()
    if (next === undefined || isEnough(match)) return
    await players[next]?.goOn({ from: match.ply })
  }
}

/** When a player goes on: once the page has come to a ply, or not at all if something is to be seen there. */
type GoingOn = { readonly from?: number; readonly unless?: string }

/** Somebody who plays greedily on the board, one deed at a time. */
export class SeatedPlayer {
  readonly #player: Player
  readonly #followed: Followed
  readonly #table: TableHands
  readonly #press: Hand
  readonly #random: Random
  #deeds = 0
  #presses = 0
  #passed = 0
  readonly #kinds = new Map<string, Kind>()

  private constructor(player: Player, record: MatchRecord) {
    const { seat, by = 'mouse' } = player
    this.#player = player
    this.#followed = new Followed(record)
    this.#table = handsAt(record.game)
    const keys = byKeys((...arrow) => this.#table.byArrow(this.#followed.match.view(seat))(...arrow))
    this.#press = { mouse: byMouse, finger: byFinger, keys }[by]
    this.#random = seeded(`seat ${seat}`)
  }

  static async sitDown(player: Player): Promise<SeatedPlayer> {
    return new SeatedPlayer(player, await player.record())
  }

  /** Waits until something is asked, and does it. */
  async goOn({ from = 0, unless = '' }: GoingOn = {}): Promise<'done' | 'over' | 'unless'> {
    const { page, seat, record, isIdle = false } = this.#player
    const { is, ply } = await page.evaluate(myTurn, { from, unless })
    if (is === 'unless') return is
    const { log } = await record()
    this.#followed.follow(is === 'over' ? log : log.slice(0, ply))
    if (is === 'over') return is
    const { match } = this.#followed
    if (match.ply !== ply) throw new Error(`the store knows ${match.ply} plies, the page ${ply}`)
    const now = seen(match, seat)
    const { legal, view } = now
    const empty = isIdle ? this.#table.empty(legal, view) : null
    if (empty !== null && isGivenFor('idle', now, empty)) {
      await page.evaluate(nextPly, String(ply))
      this.#passed++
      return 'done'
    }
    const deed = await greedyDeed(match, seat, this.#random, this.#table.deeds)
    const presses = await doOnBoard(page, deed, this.#table.presses(deed, view, legal, seat), this.#press)
    this.#presses += presses
    this.#deeds++
    const [done = ''] = deed.split(/[ ;]/)
    const kind = `${(view as AnyView).asked?.kind} – ${done}`
    const before = this.#kinds.get(kind)
    this.#kinds.set(kind, { deeds: (before?.deeds ?? 0) + 1, presses: (before?.presses ?? 0) + presses })
    return 'done'
  }

  played(): WholeGame {
    const { seat } = this.#player
    const { begins } = this.#table
    const turns = this.#followed.count(
      (event) => event.kind === begins && (begins === 'roundBegan' || event.seat === seat),
    )
    return { turns, deeds: this.#deeds, presses: this.#presses, passed: this.#passed, kinds: this.#kinds }
  }
}

/** What the views of all games have. */
type AnyView = { readonly asked: { readonly kind: string } | null }

/** Does one thing, and returns the presses that it took. */
const doOnBoard = async (page: Page, deed: string, wanted: readonly Press[], press: Hand): Promise<number> => {
  const pressed: string[] = []
  for (let presses = 1; presses <= MOST_PRESSES; presses++) {
    const { at, ...before } = await page.evaluate(boardBefore, { wanted, deed })
    pressed.push(at)
    await press(page, at)
    const answer = await page.evaluate(answerTo, before)
    if (answer === null) throw new Error(`nothing answers a press on ${at} for ${deed}`)
    if (answer === 'done') return presses
  }
  throw new Error(`${deed} takes too many presses: ${pressed.join(' | ')}`)
}

const MOST_PRESSES = 16

/* What follows runs in the page. */

type Asked = { readonly is: 'yours' | 'over' | 'unless'; readonly ply: number }

/** Waits until the player is asked something, or the game is over. */
const myTurn = async ({ from, unless }: Required<GoingOn>): Promise<Asked> => {
  const until = performance.now() + 180_000
  for (;;) {
    const board = document.querySelector('[data-ply]')
    const ply = Number(board?.getAttribute('data-ply'))
    if (unless !== '' && document.querySelector(unless) !== null) return { is: 'unless', ply }
    if (document.querySelector('dialog.end-dialog[open]') !== null) return { is: 'over', ply }
    if (ply >= from && board?.matches('[data-turn="yours"]:not([data-busy])') === true) return { is: 'yours', ply }
    if (performance.now() > until) throw new Error('the game does not go on')
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}

/** Waits until the board has gone on by itself. */
const nextPly = async (ply: string): Promise<void> => {
  const until = performance.now() + 180_000
  while (document.querySelector('[data-ply]')?.getAttribute('data-ply') === ply) {
    if (document.querySelector('dialog.end-dialog[open]') !== null) return
    if (performance.now() > until) throw new Error('what is the only thing to do is not done by itself')
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}

/** How far the game is, and what is open, held and shown: something of it is new after a press. */
type Board = { readonly ply: string; readonly parts: readonly string[] }

/** Waits until a press has changed something; `null` on a timeout. Something that only disappeared is not enough: the move follows. */
const answerTo = async (before: Board): Promise<'done' | 'on' | null> => {
  const until = performance.now() + 180_000
  for (;;) {
    const { ply, parts } = (window as unknown as { boardNow: () => Board }).boardNow()
    if (ply !== before.ply || document.querySelector('dialog.end-dialog[open]') !== null) return 'done'
    const isBusy = document.querySelector('[data-ply][data-busy]') !== null
    if (!isBusy && parts.some((part) => !before.parts.includes(part))) return 'on'
    if (performance.now() > until) return null
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}

type Wanted = { readonly wanted: readonly Press[]; readonly deed: string }

/** The board before a press, and what to press: something that leads on, the tab of its sheet, or whatever lies over it. */
const boardBefore = ({ wanted, deed }: Wanted): Board & { readonly at: string } => {
  const boardNow = (): Board => {
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const named = (one: Element, ...names: readonly string[]) => names.map((name) => one.getAttribute(name)).join(' ')
    const menu = all('[data-hand-menu] [data-move]').map((one) => named(one, 'data-move'))
    return {
      ply: document.querySelector('[data-ply]')?.getAttribute('data-ply') ?? '',
      parts: [
        ...(menu.length === 0 ? [] : [`menu ${menu.join()}`]),
        // Without a sheet the map is in sight.
        `sheet ${document.querySelector('[data-sheet]')?.getAttribute('data-sheet')}`,
        ...all('[data-group], [data-city]').map((one) => named(one, 'data-group', 'data-offered', 'data-city')),
        ...all('[data-anchor][aria-pressed="true"]').map((one) => named(one, 'data-anchor')),
        ...(document.querySelector('[data-battle-report]') === null ? ['no report'] : []),
      ],
    }
  }
  Object.assign(window, { boardNow })
  const open = document.querySelector('[data-sheet]')
  const isPhone = document.querySelector('[data-room="phone"]') !== null
  const at = ((): string => {
    for (const { at: selector, sheet } of wanted) {
      const thing = document.querySelector(selector)
      if (thing !== null) {
        // A sheet lies over the map.
        if (open !== null && thing.closest('[data-stage]') !== null)
          return `[data-tab="${open.getAttribute('data-sheet')}"]`
        const { x, y, width, height } = thing.getBoundingClientRect()
        const over = document.elementFromPoint(x + width / 2, y + height / 2)
        return over?.closest('[data-battle-report]') == null ? selector : '[data-battle-report] button'
      }
      if (!isPhone || sheet === null || open?.getAttribute('data-sheet') === sheet) continue
      // A mark shows which tab has something to press.
      const tab = `[data-tab="${sheet}"][data-lit-within]`
      if (document.querySelector(tab) === null) throw new Error(`no tab tells of ${selector}`)
      return tab
    }
    throw new Error(`nothing leads to ${deed}: ${wanted.map(({ at: selector }) => selector).join(' | ')}`)
  })()
  return { at, ...boardNow() }
}
