import { classic, hasWonder, type State, type View, WONDER } from '@ecumene/classic'
import { Match, type MatchRecord, type Viewer } from '@ecumene/kernel'
import type { ServerMessage } from '@ecumene/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectSameLog, setTable, sitDown, tableId } from './support/online.ts'
import { AGAINST_BOT, localRecord, matchAt, saveGame } from './support/saved.ts'
import { setStage } from './support/stage.ts'
import { recordOf } from './support/store.ts'
import { logLines, movesOn, nextMoment } from './support/table.ts'
import { eventsIn, type Told, toldBy } from './support/told.ts'
import { LAPTOP, PHONE } from './support/visitor.ts'
import { describeGame, playInTurn, SeatedPlayer } from './support/whole-game.ts'

const { open, server } = setStage()

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

/** Expects nothing hidden in anything a browser received. Returns the kinds of things it received. */
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
    // Before taking the seat, they are a spectator.
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

/** Both have something to give and to want, and no offer has been made yet. */
const tradeBegins = (match: Match): boolean => {
  const { asked, players } = match.view(null) as View
  return asked?.kind === 'negotiate' && players.every(({ trade, done }) => trade >= 3 && !done)
}

describe('Classic on its board', () => {
  it('is played online with a battle, an accepted offer and secret research, and no hidden information is sent', async () => {
    const visitors = [await open({ name: 'Ann' }), await open({ name: 'Bob' })] as const
    const [ann, bob] = visitors
    const link = await sitDown(ann, bob, 'classic')
    const record = async () => recordOf(server(), tableId(link))

    const players = () => Promise.all(visitors.map(({ page }, seat) => SeatedPlayer.sitDown({ page, seat, record })))
    const inspectAll = async (heard: readonly number[]) => {
      const played = await record()
      return visitors.map(({ frames }, seat) => inspect(frames.slice(heard[seat]), seat, played))
    }

    // A battle comes up only after hours of play, so the table is set to the start of one.
    const fight = matchAt('classic', battleBegins)
    const fightHeard = await setTable(server(), link, fight, visitors)
    await Promise.all(visitors.map(({ page }) => page.locator('[data-battle]').waitFor()))
    await playInTurn(await players(), record, (match) => (match.view(null) as View).battle === null)
    for (const { kinds, last, secretHands } of await inspectAll(fightHeard)) {
      expect([...kinds]).toEqual(expect.arrayContaining(['unitFielded', 'battleWon']))
      expect(secretHands).toBeGreaterThan(0)
      expect(last).toBeGreaterThan(fight.ply)
    }

    // The last round of another game, from its trade on.
    const tradeHeard = await setTable(server(), link, matchAt('classic', tradeBegins, { rounds: 1 }), visitors)
    const form = ann.page.locator('form[data-offer]')
    for (const thing of ['give trade', 'want trade', 'want trade']) await form.locator(`[data-add="${thing}"]`).click()
    await form.getByText(/^Offer .*\s· Bob: 1 trade for 2 trade/).waitFor()
    await form.getByRole('button', { name: 'Offer', exact: true }).click()
    await bob.page.locator('[data-move^="accept "]').first().click()
    await ann.page
      .getByText(/\s· Ann gives .*\s· Bob 1 trade for 2 trade\./)
      .first()
      .waitFor()
    await bob.page.reload()
    await bob.page.locator('ol.log > li').first().waitFor({ state: 'attached' })
    await expectSameLog(bob.page, ann.page)

    const seated = await players()
    await playInTurn(seated, record)
    await Promise.all(visitors.map(({ page }) => page.locator('dialog.end-dialog[open]').waitFor()))
    for (const player of seated) await player.goOn()
    console.info(`Classic online: ${seated.map((player) => describeGame(player.played())).join('; ')}`)
    for (const { kinds } of await inspectAll(tradeHeard)) {
      expect([...kinds]).toEqual(expect.arrayContaining(['offerMade', 'exchanged', 'researchChosen', 'gameEnded']))
    }
  })

  it('shows a battle in a scene of its own, plays it to its end, and shows the result until it is dismissed', async () => {
    const { page } = await open()
    const match = matchAt('classic', (at) => {
      const { asked, battle } = at.view(null) as View
      return battle !== null && battle.fronts.length > 0 && asked?.kind === 'fight' && at.deciders()[0] === 0
    })
    const address = await saveGame(page, match, AGAINST_BOT)
    await page.goto(address)
    await nextMoment(page)
    const scene = page.locator('[data-battle]')
    await scene.waitFor()
    await expect.poll(() => scene.locator('ol > li').count()).toBe((match.view(null) as View).battle?.fronts.length)
    // What the sum of each side is made of stands beside the fronts, line by line.
    for (const side of ['attacker', 'defender']) {
      const lines = await scene.locator(`[data-ledger] [data-side="${side}"] dd`).allTextContents()
      const sum = await scene.locator(`:not([data-ledger] *)[data-side="${side}"] b`).textContent()
      expect(lines.reduce((total, line) => total + Number(line), 0)).toBe(Number(sum))
    }

    // In a wide window the map for two is turned on its side; arrow keys follow what is seen.
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

    const player = await SeatedPlayer.sitDown({ page, seat: 0, record: () => localRecord(page, address) })
    while ((await player.goOn({ unless: '[data-battle-report]' })) === 'done');
    const report = page.locator('[data-battle-report]')
    await report.getByText(/wins?$/).waitFor()
    await report.locator('button').click()
    await expect.poll(() => report.count()).toBe(0)
    expect((await logLines(page)).join('\n')).toMatch(/wins? the battle/)
  })

  it('passes for a player who can only pass and has asked for that, and remembers it', async () => {
    const { page } = await open()
    const match = matchAt('classic', (at) => {
      const { asked } = at.view(null) as View
      return asked?.kind === 'react' && at.deciders().length === 1 && at.legal(at.deciders()[0] ?? 0).length === 1
    })
    const address = await saveGame(page, match, undefined, 'never')
    await page.goto(address)
    await nextMoment(page)
    await expect.poll(() => movesOn(page)).toEqual(['pass'])
    const silently = page.getByRole('checkbox', { name: 'Answer for me when I have no other choice' })
    await expect.poll(() => silently.isChecked()).toBe(false)
    await silently.check()
    await page.locator(`[data-ply="${match.ply}"]`).waitFor({ state: 'detached' })
    await page.reload()
    await nextMoment(page)
    await expect.poll(() => silently.isChecked()).toBe(true)
  })

  it('puts what is built on the only square there is for it; whoever takes that back is asked, and can take back more', async () => {
    const { page, context } = await open()
    await context.addInitScript(() => localStorage.setItem('ecumene.refuses', 'idle'))
    const match = matchAt('classic', (at) => {
      const seat = at.deciders()[0] ?? 0
      const { asked } = at.view(seat) as View
      if (asked?.kind !== 'put' || at.legal(seat).length > 1) return false
      // It stands there without anybody else being asked.
      const [only] = at.legal(seat)
      const next = Match.replay(at.game, at.record())
      if (!next.ok || !next.value.submit(seat, at.game.notation.notate(only)).ok) return false
      return next.value.whyNoUndo(seat) === null
    })
    await page.goto(await saveGame(page, match, undefined, 'never'))
    await page.locator(`[data-ply="${match.ply + 1}"]:not([data-busy])`).waitFor()
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    const question = page.locator('#asked')
    await undo.click()
    await expect.poll(() => question.textContent()).toMatch(/^Where will it stand: [^?]+\?$/)
    await undo.click()
    await expect.poll(() => question.textContent()).toBe('City Management: use your cities.')
  })
})

/** Hands, faces of huts, others' units and undiscovered tiles, according to the true state. */
const expectNothingHidden = (view: View, viewer: Viewer, state: State): void => {
  for (const [other, { own }] of view.players.entries()) expect(own !== null).toBe(other === viewer)
  for (const [place, tile] of state.tiles.entries()) {
    if (tile < 0) expect(view.tiles[place]?.tile).toBeNull()
  }
  if (view.battle === null) return
  const { attacker, defender, hands } = view.battle
  // The barbarians' hand is played by somebody other than their attacker.
  const holders = [attacker, defender ?? 1 - attacker]
  const isOracle = viewer !== null && hasWonder(state, viewer, WONDER.oracle)
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
