import { classic, hasWonder, type State, type View } from '@ecumene/classic'
import { Match, type MatchRecord, seeded, type Viewer } from '@ecumene/kernel'
import type { ServerMessage } from '@ecumene/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { playClassic } from './support/classic-play.ts'
import { expectSameLog, SERVER_IS_GONE, sitDown, tableId } from './support/online.ts'
import { matchAt, saveGame } from './support/saved.ts'
import { setStage } from './support/stage.ts'
import { recordOf, replaceMatch } from './support/store.ts'
import { logLines, movesOn, nextMoment } from './support/table.ts'
import { eventsIn, type Told, toldBy } from './support/told.ts'
import { LAPTOP, PHONE } from './support/visitor.ts'

const { open, server } = setStage()

const offerForm = (page: Page) => page.locator('form[data-offer]')

/** Plays by chance until the player may trade. */
const playToTrade = async (page: Page, random: ReturnType<typeof seeded>): Promise<void> => {
  await playClassic(page, random, { until: () => offerForm(page).isVisible() })
}

const boxOf = async (page: Page, square: string): Promise<{ readonly x: number }> => {
  const box = await page.locator(`[data-space="${square}"]`).boundingBox()
  if (box === null) throw new Error(`${square} is not to be seen`)
  return box
}

/** The true state by ply. */
const statesOf = (record: MatchRecord): readonly State[] => {
  const states: State[] = []
  const replayed = Match.replay(classic, record, (at) => states.push(classic.clone(at.state() as State)))
  if (!replayed.ok) throw new Error(replayed.error.message)
  return states
}

type PrivateEvent = { readonly kind: string; readonly seat?: number; readonly knower?: number; readonly own?: object }

/** Reads all that a browser was told and expects nothing hidden in it. Returns what kinds of things it was told of. */
const inspect = (frames: readonly string[], seat: number, record: MatchRecord) => {
  const states = statesOf(record)
  const known = culturesKnown(states, seat)
  const kinds = new Set<string>()
  let view: View | null = null
  let last = 0
  let secretHands = 0
  for (const frame of frames) {
    expect(frame).not.toContain(String(record.seed))
    expect(frame).not.toMatch(/"(seed|deal|random|deck|hutFaces|villageFaces|unseenWonders)":/)
    const message = JSON.parse(frame) as ServerMessage
    for (const { kind, own, knower, seat: whose } of eventsIn<PrivateEvent>(message)) {
      kinds.add(kind)
      if (own !== undefined) expect(knower ?? whose).toBe(seat)
    }
    const told: Told<View> | null = toldBy(message, view)
    if (told === null || told.view === null) continue
    view = told.view
    last = told.ply
    // Whoever has not taken the seat yet watches.
    expect([null, seat]).toContain(told.viewer)
    expectNothingHidden(told.view, told.viewer, states[last] as State)
    for (const id of culturesIn(frame)) expect([...(known[last] ?? [])]).toContain(id)
    if (told.view.battle?.hands.some(({ cards, size }) => cards === null && size > 0) === true) secretHands++
  }
  return { kinds, last, secretHands }
}

/** The first move of a battle between the players, both with units that the other has not seen. */
const battleBegins = (match: Match): boolean => {
  const { asked, battle } = match.view(null) as View
  if (battle === null || battle.defender === null || asked?.kind !== 'fight') return false
  return battle.fronts.length === 0 && battle.hands.every(({ size }) => size > 0)
}

describe('Classic on its board', () => {
  it('is played online with an offer taken, over a reload and in battle, and the wire brings nothing hidden', async () => {
    const [ann, bob] = [await open({ name: 'Ann' }), await open({ name: 'Bob' })]
    const link = await sitDown(ann, bob, 'classic')
    const [annPlays, bobPlays] = [seeded('Ann, classic'), seeded('Bob, classic')]
    await Promise.all([playToTrade(ann.page, annPlays), playToTrade(bob.page, bobPlays)])

    const form = offerForm(ann.page)
    for (const thing of ['give trade', 'want trade', 'want trade']) await form.locator(`[data-add="${thing}"]`).click()
    await form.getByText(/^Offer .* · Bob: 1 trade for 2 trade/).waitFor()
    await form.getByRole('button', { name: 'Offer', exact: true }).click()
    await bob.page.locator('[data-move^="accept "]').first().click()
    await ann.page
      .getByText(/ · Ann gives .* · Bob 1 trade for 2 trade\./)
      .first()
      .waitFor()

    await bob.page.reload()
    await bob.page.locator('ol.log > li').first().waitFor()
    await expectSameLog(bob.page, ann.page)
    const play = (enough: number) =>
      Promise.all([playClassic(ann.page, annPlays, { enough }), playClassic(bob.page, bobPlays, { enough })])
    await play(30)

    const negotiated = recordOf(server(), tableId(link))
    for (const [seat, { frames }] of [ann, bob].entries()) {
      const { kinds, last } = inspect(frames, seat, negotiated)
      expect([...kinds]).toEqual(expect.arrayContaining(['offerMade', 'exchanged']))
      expect(last).toBeGreaterThan(15)
    }

    // Such a game comes to a battle after hours: the table is set to where one begins.
    for (const { forgive } of [ann, bob]) forgive(SERVER_IS_GONE)
    await server().kill()
    const prepared = matchAt('classic', battleBegins)
    replaceMatch(server(), tableId(link), prepared)
    await Promise.all([ann, bob].map(({ page }) => page.getByText('Connection lost').waitFor()))
    const skipped = [ann, bob].map(({ frames }) => frames.length)
    await server().start()
    await Promise.all([ann, bob].map(({ page }) => page.getByText('Connection lost').waitFor({ state: 'detached' })))
    await Promise.all([ann, bob].map(({ page }) => page.locator('[data-battle]').waitFor()))
    await play((await logLines(ann.page)).length + 8)

    const fought = recordOf(server(), tableId(link))
    for (const [seat, { frames }] of [ann, bob].entries()) {
      const { kinds, last, secretHands } = inspect(frames.slice(skipped[seat]), seat, fought)
      expect([...kinds]).toEqual(expect.arrayContaining(['battleBegan', 'handsDrawn', 'unitFielded']))
      expect(secretHands).toBeGreaterThan(0)
      expect(last).toBeGreaterThan(prepared.moves)
    }
  })

  it('shows a battle in a scene of its own, which is played to its end and tells it until it is seen', async () => {
    const { page } = await open()
    const match = matchAt('classic', (at) => {
      const { asked, battle } = at.view(null) as View
      return battle !== null && battle.fronts.length > 0 && asked?.kind === 'fight'
    })
    await page.goto(await saveGame(page, match, undefined, 'never'))
    await nextMoment(page)
    const scene = page.locator('[data-battle]')
    await scene.waitFor()
    await expect.poll(() => scene.locator('ol > li').count()).toBe((match.view(null) as View).battle?.fronts.length)

    // The map for two lies on its side where there is room across; the arrows go by what one sees.
    const map = page.locator('[data-orientation]')
    const walked = async (arrow: string) => {
      await page.locator('[data-space="a1"]').focus()
      await page.keyboard.press(arrow)
      const reached = await page.locator('[data-space]:focus').getAttribute('data-space')
      // Its tip must not lie over what is played next.
      await page.keyboard.press('Escape')
      return reached
    }
    await expect.poll(() => map.getAttribute('data-orientation')).toBe('lying')
    expect([await walked('ArrowRight'), await walked('ArrowDown')]).toEqual(['a2', 'b1'])
    await page.setViewportSize(PHONE)
    await page.locator('[data-orientation="upright"]').waitFor()
    expect([await walked('ArrowRight'), await walked('ArrowDown')]).toEqual(['b1', 'a2'])
    const [from, to] = [await boxOf(page, 'a1'), await boxOf(page, 'b1')]
    expect(to.x - from.x).toBeGreaterThanOrEqual(22)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    // On a phone the battle fills the screen, and folds away to show the map.
    const height = async () => (await scene.boundingBox())?.height ?? 0
    await expect.poll(height).toBeGreaterThan(PHONE.height - 120)
    await scene.locator('button[aria-expanded]').click()
    await expect.poll(height).toBeLessThan(120)
    await scene.locator('button[aria-expanded]').click()
    await page.setViewportSize(LAPTOP)
    await page.locator('[data-orientation="lying"]').waitFor()

    await playClassic(page, seeded('battle'), { until: async () => (await scene.count()) === 0 })
    const report = page.locator('[data-battle-report]')
    await report.getByText(/wins?$/).waitFor()
    await report.locator('button').click()
    await expect.poll(() => report.count()).toBe(0)
    expect((await logLines(page)).join('\n')).toMatch(/wins? the battle/)
  })

  it('is played from its first choice to its end, by what lights up', async () => {
    const { page } = await open()
    const match = matchAt('classic', () => true, { rounds: 2 })
    await page.goto(await saveGame(page, match, undefined, 'never'))
    const { moment, deeds, clicks, rounds } = await playClassic(page, seeded('a short game'))
    console.info(`Classic: ${clicks} clicks for ${deeds} moves in ${rounds} rounds of two players`)
    expect(moment).toBe('over')
    await page.locator('dialog.end-dialog[open]').waitFor()
  })

  it('passes for whoever can only pass and wants it so, and remembers that', async () => {
    const { page } = await open()
    const match = matchAt('classic', (at) => {
      const { asked } = at.view(null) as View
      return asked?.kind === 'react' && at.deciders().length === 1 && at.legal(at.deciders()[0] ?? 0).length === 1
    })
    const address = await saveGame(page, match, undefined, 'never')
    await page.goto(address)
    await nextMoment(page)
    const before = (await logLines(page)).length
    await expect.poll(() => movesOn(page)).toEqual(['pass'])
    const silently = page.getByRole('checkbox', { name: 'Pass for me when I have no other choice' })
    await expect.poll(() => silently.isChecked()).toBe(false)
    await silently.check()
    await page.waitForFunction((length) => document.querySelectorAll('ol.log > li').length > length, before)
    await page.reload()
    await nextMoment(page)
    await expect.poll(() => silently.isChecked()).toBe(true)
  })
})

/** Hands, faces of huts, units of others and tiles that nobody has discovered: judged by the true state. */
const expectNothingHidden = (view: View, viewer: Viewer, state: State): void => {
  for (const [other, { own }] of view.players.entries()) expect(own !== null).toBe(other === viewer)
  for (const [place, tile] of state.tiles.entries()) {
    if (tile < 0) expect(view.tiles[place]?.tile).toBeNull()
  }
  if (view.battle === null) return
  const { attacker, defender, hands } = view.battle
  // The hand of barbarians is played by another than their attacker.
  const holders = [attacker, defender ?? 1 - attacker]
  const isOracle = viewer !== null && hasWonder(state, viewer, 'oracle')
  for (const [side, { cards }] of hands.entries()) {
    if (!isOracle) expect(cards !== null).toBe(holders[side] === viewer)
  }
}

/** `disaster` is a culture event, but also what a square of the map may have. */
const CULTURES: ReadonlySet<string> = new Set(
  Object.keys(classic.presentation.words.en).flatMap((key) => {
    const [kind, id = ''] = key.split('.')
    return kind === 'culture' && id !== 'disaster' ? [id] : []
  }),
)

const culturesIn = (frame: string): readonly string[] => frame.split(/[^a-z-]+/).filter((word) => CULTURES.has(word))

/** The culture events that a player has held or seen discarded, by ply. */
const culturesKnown = (states: readonly State[], seat: number): readonly ReadonlySet<string>[] => {
  const known = new Set<string>()
  return states.map((state) => {
    const { players, market } = classic.view(state, seat)
    for (const id of [...(players[seat]?.own?.hand ?? []), ...market.discards]) known.add(id)
    return new Set(known)
  })
}
