import { readFileSync } from 'node:fs'
import { Match, type MatchRecord } from '@ecumene/kernel'
import { gameNamed } from '@ecumene/shelf'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { nextMoment } from './support/table.ts'

const { open } = setLocalStage()

type Asking = { readonly asked: { readonly kind: string } | null }

/** A finished bot game, taken back to the last time this was asked, when the table is fullest. */
const lastAsking = (gameId: string, fixture: string, kind: string): Match => {
  const game = gameNamed(gameId)
  if (game === null) throw new Error(`there is no game ${gameId}`)
  const address = new URL(`../../${gameId}/src/fixtures/${fixture}.match`, import.meta.url)
  const record = JSON.parse(readFileSync(address, 'utf8')) as MatchRecord
  let found = 0
  const replayed = (log: MatchRecord['log'], look?: (match: Match) => void): Match => {
    const match = Match.replay(game, { ...record, log }, look)
    if (!match.ok) throw new Error(match.error.message)
    return match.value
  }
  replayed(record.log, (match) => {
    if ((match.view(null) as Asking).asked?.kind === kind) found = match.ply
  })
  return replayed(record.log.slice(0, found))
}

/** Texts that are partly clipped by something that does not scroll. Runs in the page. */
const cutTexts = (): readonly string[] => {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (text === '' || parent === null || parent.closest('svg, .unseen, script, style') !== null) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    if (width === 0) continue
    for (let around: Element | null = parent; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, clipPath, visibility } = getComputedStyle(around)
      // For screen readers only.
      if (clipPath !== 'none' || visibility === 'hidden') break
      const box = around.getBoundingClientRect()
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      // A line is higher than its letters.
      const isCut =
        (hides(overflowX) && (left < box.left - 2 || right > box.right + 2)) ||
        (hides(overflowY) && (top < box.top - 4 || bottom > box.bottom + 4))
      // Parts that may be hidden for lack of room are skipped.
      if (isCut && top >= box.bottom && around.matches('[data-spare]')) break
      if (isCut) found.push(`${text} (in ${around.className.toString()})`)
      if (isCut || /auto|scroll/.test(overflowX + overflowY)) break
    }
  }
  return found
}

/** Whether somebody has more than their corner shows. Runs in the page. */
const overflows = (corners: readonly Element[]): boolean =>
  corners.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)

const settled = (page: Page): Promise<unknown> => page.evaluate(() => document.fonts.ready)

it('no text is cut on the tables of Classic and New Dawn in a small window, in Ukrainian', async () => {
  const { page } = await open({ viewport: { width: 1280, height: 720 }, locale: 'uk-UA' })
  const positions = [
    lastAsking('classic', 'first-game-four-players', 'research'),
    lastAsking('classic', 'three-players-revised-governments', 'march'),
    lastAsking('classic', 'technology-two-players', 'manage'),
    lastAsking('classic', 'technology-two-players', 'fight'),
    lastAsking('dawn', 'four-players-first-map', 'turn'),
    // Somebody who has eight things and more.
    lastAsking('dawn', 'two-players', 'makeRoom'),
  ]
  for (const match of positions) {
    const names = ['Олександра', 'Богдан', 'Емілія', 'Теодор'].slice(0, match.seats)
    const seats = names.map((name) => ({ kind: 'person' as const, name }))
    await page.goto(await saveGame(page, match, seats, 'never'))
    await nextMoment(page)
    await settled(page)
    const message = `${match.game.id} ${match.ply}`
    await expect.poll(() => page.evaluate(cutTexts), { message }).toEqual([])
    await expect.poll(() => page.locator('[data-belongings]').evaluateAll(overflows), { message }).toBe(false)
  }
})

it('all cards of New Dawn that can be gained are in sight at once, on low windows too', async () => {
  const manyCards = (match: Match): boolean =>
    (match.view(null) as Asking).asked?.kind === 'gain' && match.legal(match.deciders()[0] ?? 0).length > 5
  for (const viewport of [
    { width: 1366, height: 650 },
    { width: 1280, height: 720 },
  ]) {
    const { page } = await open({ viewport, locale: 'uk-UA' })
    await page.goto(await saveGame(page, matchAt('dawn', manyCards), undefined, 'never'))
    await nextMoment(page)
    await settled(page)
    const seen = await page
      .locator('[data-room="wide"] [data-move^="gain"], [data-room="wide"] [data-move="nothing"]')
      .evaluateAll((faces) =>
        faces.map((face) => {
          const { left, right, top, bottom } = face.getBoundingClientRect()
          const corners = [
            [left + 9, top + 9],
            [right - 9, bottom - 9],
          ] as const
          return corners.every(([x, y]) => face.contains(document.elementFromPoint(x, y)))
        }),
      )
    expect(seen).toEqual([true, true, true, true, true, true])
  }
})
