import { readFileSync } from 'node:fs'
import { dawn, type View, WONDERS } from '@ecumene/dawn'
import { importMatch, Match, type MatchRecord, seeded, translator } from '@ecumene/kernel'
import type { ServerMessage } from '@ecumene/protocol'
import { describe, expect, it } from 'vitest'
import { finishOrder } from '../src/screens/table/finish-order.ts'
import { playOnBoard } from './support/board-play.ts'
import { expectSameLog, setTable, sitDown, tableId } from './support/online.ts'
import { AGAINST_BOT, ANN_AND_BOB, matchAt, saveGame } from './support/saved.ts'
import { setStage } from './support/stage.ts'
import { recordOf } from './support/store.ts'
import { gameOn, nextMoment } from './support/table.ts'
import { PHONE } from './support/visitor.ts'

const { open, server } = setStage()

/** A whole game that its loser would have won by total points. */
const FINISHED = new URL('../../dawn/src/fixtures/two-players.match', import.meta.url)

const WONDER_IDS: ReadonlySet<string> = new Set(WONDERS.map(({ id }) => id))

/** The wonders that have been turned up by each ply: all others are hidden in the decks, or out of the game unseen. */
const turnedUp = (record: MatchRecord): readonly ReadonlySet<string>[] => {
  const known = new Set<string>()
  const note = (match: { view(viewer: null): unknown }) => {
    for (const { top } of (match.view(null) as View).wonders) if (top !== null) known.add(top)
    return new Set(known)
  }
  const dealt = Match.replay(dawn, { ...record, log: [] })
  if (!dealt.ok) throw new Error(dealt.error.message)
  const byPly = [note(dealt.value)]
  const replayed = Match.replay(dawn, record, (match) => byPly.push(note(match)))
  if (!replayed.ok) throw new Error(replayed.error.message)
  return byPly
}

/** The text around a word, to show where it came from. */
const around = (text: string, word: string): string => {
  const at = text.indexOf(word)
  return text.slice(Math.max(0, at - 300), at + 100)
}

describe('A New Dawn', () => {
  it('is played online over a reload, and no hidden information is sent', async () => {
    const [ann, bob] = [await open({ name: 'Ann' }), await open({ name: 'Bob' })]
    const link = await sitDown(ann, bob, 'dawn')
    const [annPlays, bobPlays] = [seeded('Ann at dawn'), seeded('Bob at dawn')]
    const play = (enough: number) =>
      Promise.all([playOnBoard(ann.page, annPlays, { enough }), playOnBoard(bob.page, bobPlays, { enough })])
    await play(20)
    await bob.page.reload()
    await bob.page.locator('ol.log > li').first().waitFor({ state: 'attached' })
    await expectSameLog(ann.page, bob.page)
    await play(40)
    await expectSameLog(bob.page, ann.page)

    const record = recordOf(server(), tableId(link))
    const known = turnedUp(record)
    expect(known[0]?.size).toBeLessThan(WONDER_IDS.size)
    for (const { frames } of [ann, bob]) {
      let ply = 0
      const seen = new Set<string>()
      for (const frame of frames) {
        expect(frame).not.toContain(String(record.seed))
        expect(frame).not.toMatch(/"(seed|deal|random|chance|decks|tops)":/)
        const message = JSON.parse(frame) as ServerMessage
        if (message.type === 'state') ply = Math.max(ply, message.state.seen?.ply ?? 0)
        if (message.type === 'change') ply = Math.max(ply, message.seen.ply)
        for (const word of frame.split(/[^a-z-]+/)) if (WONDER_IDS.has(word)) seen.add(word)
        const early = [...seen].filter((wonder) => known[ply]?.has(wonder) !== true)
        expect(early, `${message.type} at ply ${ply}: ${around(frame, early[0] ?? '')}`).toEqual([])
      }
      expect(seen.size).toBeGreaterThan(3)
      expect(ply).toBe(record.log.length)
    }
  })

  it('keeps what a player has in hand while others move, as long as it is on offer', async () => {
    const visitors = [await open({ name: 'Ann' }), await open({ name: 'Bob' })] as const
    const [{ page: ann, context }, { page: bob }] = visitors
    // Ann wants to be asked about everything once more.
    await context.addInitScript(() => localStorage.setItem('ecumene.care', 'always'))
    const link = await sitDown(...visitors, 'dawn')
    // Both have tokens to place, and may do it at the same time.
    const match = matchAt('dawn', (at) => at.deciders().length > 1)
    await setTable(server(), link, match, visitors)
    const [first = ''] = match.legal(0).map(match.game.notation.notate)
    const menu = ann.locator('[data-hand-menu]')
    const board = (ply: number) => ann.locator(`[data-ply="${ply}"]`)
    await ann.locator('[data-anchor^="slot:"][data-lit]').first().click()
    await menu.locator(`[data-move="${first}"]`).waitFor()
    await bob.locator('[data-anchor^="slot:"][data-lit]').first().click()
    await board(match.ply + 1).waitFor()
    await menu.locator(`[data-move="${first}"]`).click()
    await board(match.ply + 2).waitFor()
    expect(await menu.count()).toBe(0)
  })

  it('is played against a bot, two clicks from the start page, on the board alone', async () => {
    const { page } = await open()
    await page.goto('/')
    await gameOn(page, 'dawn').getByRole('button', { name: 'Play now' }).click()
    const { moves, clicks } = await playOnBoard(page, seeded('alone at dawn'), { enough: 60 })
    expect(moves).toBeGreaterThan(8)
    console.info(`New Dawn: ${moves} moves with ${clicks} clicks`)
    expect(clicks / moves).toBeLessThan(2)
    // Every wonder on offer has a bill: what it costs, and what could pay for it.
    await expect.poll(() => page.locator('[data-enough] li').count()).toBeGreaterThanOrEqual(4)
  })

  it('shows at the goals how far the space that is pointed at would bring them', async () => {
    const ahead = (at: Match) =>
      (at.view(at.deciders()[0] ?? 0) as View).yields.find(
        ({ move, gains }) => move.startsWith('place ') && gains.some(({ kind }) => kind === 'agenda'),
      )
    const match = matchAt('dawn', (at) => ahead(at) !== undefined)
    const { page } = await open()
    await page.goto(await saveGame(page, match, ANN_AND_BOB, 'never'))
    const space = page.locator(`[data-space="${ahead(match)?.move.split(' ')[1]}"][data-lit]`)
    await space.waitFor()
    expect(await page.locator('[data-ahead]').count()).toBe(0)
    await space.hover()
    await page.locator('[data-ahead]').first().waitFor()
  })

  it('says before an attack what a victory brings', async () => {
    const attacks = (at: Match) => (at.view(at.deciders()[0] ?? 0) as View).forecasts
    const match = matchAt('dawn', (at) => attacks(at).some(({ target }) => target === 'barbarian'))
    const space = attacks(match).find(({ target }) => target === 'barbarian')?.space
    const { page } = await open()
    await page.goto(await saveGame(page, match, ANN_AND_BOB, 'never'))
    await page.locator(`[data-space="${space}"][data-lit]`).click()
    const menu = page.locator('[data-hand-menu]')
    await menu.getByText('Victory: it leaves the map').waitFor()
    // Without armies whoever is beaten loses nothing.
    expect(await menu.getByText('Defeat').count()).toBe(0)
  })

  it('advances by itself where a science card has nothing to spend, and asks whoever takes that back', async () => {
    const isScience = (at: Match) => {
      const { active, players } = at.view(0) as View
      const first = players[0]?.row[0]
      return at.deciders()[0] === 0 && active === 0 && first?.card === 'astrology' && first.trade === 0
    }
    const match = matchAt('dawn', (at) => isScience(at) && (at.view(0) as View).asked?.kind === 'turn')
    const { page } = await open()
    const address = await saveGame(page, match, AGAINST_BOT)
    await page.goto(address)
    await page.evaluate(() => localStorage.setItem('ecumene.refuses', 'idle'))
    await page.reload()
    await page.locator('[data-anchor="slot:0"][data-lit]').click()
    await page.waitForFunction(
      (ply) => Number(document.querySelector('[data-ply]')?.getAttribute('data-ply')) >= ply,
      match.ply + 2,
    )
    await nextMoment(page)
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await page.locator('[data-move="advance"]').waitFor()
    expect(await page.locator('[data-move="nothing"]').count()).toBe(1)
  })

  it('ends with agendas and the rounds in which they were fulfilled, and no total', async () => {
    const { page } = await open()
    const read = importMatch([dawn], readFileSync(FINISHED, 'utf8'))
    if (!read.ok) throw new Error(read.error.message)
    await page.goto(await saveGame(page, read.value, AGAINST_BOT))
    const sheet = page.getByRole('table', { name: 'Score sheet' })
    await sheet.waitFor()
    const { say } = translator(dawn.presentation.words, 'en', () => '')
    const outcome = read.value.outcome()
    if (outcome === null) throw new Error('the game is not over')
    const { details = [] } = outcome
    expect(details.length).toBeGreaterThan(2)
    for (const { label, cells } of details) {
      const row = sheet.getByRole('row').filter({ has: page.getByRole('rowheader', { name: say(label), exact: true }) })
      expect(await row.getByRole('cell').allTextContents()).toEqual(
        finishOrder(outcome).map((seat) => {
          const cell = cells[seat] ?? null
          return cell === null ? '–' : say(cell)
        }),
      )
    }
    expect(await sheet.getByText('Total').count()).toBe(0)
    expect(await sheet.locator('tfoot').count()).toBe(0)
  })

  it('ends with a sentence for each player, and shows where an agenda was fulfilled', async () => {
    const { page } = await open()
    const read = importMatch([dawn], readFileSync(FINISHED, 'utf8'))
    if (!read.ok) throw new Error(read.error.message)
    await page.goto(await saveGame(page, read.value, AGAINST_BOT))
    const end = page.locator('dialog.end-dialog[open]')
    const stories = end.locator('ol > li')
    await stories.first().waitFor()
    const told = await stories.locator('p').allTextContents()
    expect(told).toHaveLength(2)
    expect(told[0]).toMatch(/\s· Ada fulfilled “.*” in round \d+, “.*” in round \d+,? and “.*” in round \d+\.$/)
    expect(told[1]).toMatch(/\s· Altair fulfilled .*, and was still short of “.*” \(0 of 2\)\.$/)
    // Somebody won: nobody shares.
    expect(await end.getByText('You win!').count()).toBe(1)
    expect(await page.getByText(/Shared victory/).count()).toBe(0)
    const deed = end.locator('[data-shows]').first()
    const space = await deed.getAttribute('data-shows')
    const [, place] = (await deed.textContent())?.match(/: space ([a-z]\d+) \(/) ?? []
    await deed.click()
    await end.waitFor({ state: 'detached' })
    const shown = page.locator(`[data-anchor="space:${space}"][data-shown]`)
    await shown.waitFor()
    expect(await page.locator('[data-space][data-shown]').count()).toBe(1)
    // The space says the same name of itself as all that is told about it.
    expect(await shown.getAttribute('aria-label')).toContain(`Space ${place}: `)
    const log = await page.locator('ol.log').textContent()
    expect(log).toMatch(/ space [a-z]\d+ \([a-z]+\)/)
    expect(log).not.toMatch(/ space \d/)
  })

  it('shows the winner of five on a phone beside the headings of the rows', async () => {
    const match = matchAt(
      'dawn',
      (at) => at.outcome() !== null && at.outcome()?.winners.includes(0) === false,
      { terra: true, rounds: 2 },
      5,
    )
    const people = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'].map((name) => ({ kind: 'person', name }) as const)
    const { page } = await open({ viewport: PHONE, hasTouch: true, isMobile: true })
    await page.goto(await saveGame(page, match, people, 'never'))
    const sheet = page.getByRole('table', { name: 'Score sheet' })
    await sheet.waitFor()
    const headers = sheet.getByRole('columnheader')
    expect(await headers.count()).toBe(6)
    expect(await headers.nth(1).getAttribute('data-winner')).toBe('true')
    const [about, winner] = [await headers.nth(0).boundingBox(), await headers.nth(1).boundingBox()]
    if (about === null || winner === null) throw new Error('the sheet is not there')
    expect(winner.x).toBeGreaterThanOrEqual(about.x + about.width - 1)
    expect(winner.x + winner.width).toBeLessThanOrEqual(PHONE.width)
  })

  it('has no limit of rounds in its form unless one is wanted', async () => {
    const { page } = await open()
    await page.goto('/new/dawn')
    const limit = page.getByRole('group', { name: 'House rule: round limit' })
    const none = limit.getByRole('checkbox', { name: 'No limit' })
    expect(await none.isChecked()).toBe(true)
    expect(await limit.getByRole('spinbutton').count()).toBe(0)
    await none.uncheck()
    expect(await limit.getByRole('spinbutton').inputValue()).toBe('100')
    await limit.getByRole('spinbutton').fill('30')
    await none.check()
    expect(await limit.getByRole('spinbutton').count()).toBe(0)
  })

  it('is played online with Terra Incognita, which has a card of its own', async () => {
    const [ann, bob] = [await open({ name: 'Ann' }), await open({ name: 'Bob' })]
    await sitDown(ann, bob, 'terra')
    await Promise.all([
      playOnBoard(ann.page, seeded('Ann explores'), { enough: 24 }),
      playOnBoard(bob.page, seeded('Bob explores'), { enough: 24 }),
    ])
    await expectSameLog(bob.page, ann.page)
    expect(await ann.page.locator('[data-anchor^="slot:"]').count()).toBe(6)
  })
})
