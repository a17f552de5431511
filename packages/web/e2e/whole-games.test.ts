import { classic } from '@ecumene/classic'
import { dawn } from '@ecumene/dawn'
import { type Game, Match, type MatchRecord, withLimits } from '@ecumene/kernel'
import { describe, expect, it } from 'vitest'
import type { LocalSeat } from '../src/table/local-game.ts'
import { expectSameLog, sitDown, tableId } from './support/online.ts'
import { localRecord, saveGame } from './support/saved.ts'
import { setStage } from './support/stage.ts'
import { recordOf } from './support/store.ts'
import type { VisitorOptions } from './support/visitor.ts'
import { LAPTOP, PHONE } from './support/visitor.ts'
import { describeGame, type Player, playWholeGame, type WholeGame } from './support/whole-game.ts'

const { open, server } = setStage()

const SMALL_LAPTOP = { width: 1280, height: 720 }

/**
 * Clicks, taps or deciding keys for each action: a fight or a tile asks for confirmation, a thing
 * that can mean several has a menu. (How many things there are to do in a turn is up to the rules and the greedy player: it is
 * printed.) Games have 1.0 to 1.1; how many of their deeds are fights is up to the bot, whose play is never the same twice.
 */
const MOST_PRESSES = 1.3

/**
 * Civilization has 1.0 to 1.2: a card in a battle is laid at a front, a battle asks once more, and so does whoever sends a part of a
 * pile or lets another city act first. On a phone tiles and huts are asked about, too, and two rounds are only a dozen deeds.
 */
const MOST_IN_CIVILIZATION = 1.35
const MOST_ON_A_PHONE = 1.4

/**
 * Only a game for two is played in full here; the others end by the house rule after so many rounds, so that all of them take no more
 * than two minutes. `npm run whole-games` lifts every limit.
 */
const ROUNDS = 6
const isUnlimited = process.env['WHOLE_GAMES'] !== undefined
const upTo = (rounds: number): { readonly rounds?: number } => (isUnlimited ? {} : { rounds })

const expectFew = (game: string, played: WholeGame, most = MOST_PRESSES): void => {
  console.info(`${game}: ${describeGame(played)}`)
  expect(played.turns).toBeGreaterThan(1)
  expect(played.presses / played.deeds).toBeLessThanOrEqual(most)
}

/** A new game at one screen against bots, with the same deal every time. */
const against = (
  bots: number,
  options: object,
  game: Game,
): { readonly match: Match; readonly seats: readonly LocalSeat[] } => {
  const created = Match.create(game, {
    seats: bots + 1,
    options: withLimits(game.options, options),
    seed: 'whole games',
  })
  if (!created.ok) throw new Error(created.error)
  const bot: LocalSeat = { kind: 'bot', level: 'easy' }
  return {
    match: created.value,
    seats: [{ kind: 'person', name: 'Ada' }, ...Array.from({ length: bots }, () => bot)],
  }
}

const playAlone = async (
  bots: number,
  options: object,
  visitor: VisitorOptions,
  by: Player['by'] = 'mouse',
  game: Game = dawn,
): Promise<WholeGame> => {
  const { page, context } = await open(visitor)
  const isIdle = game === classic
  if (isIdle) await context.addInitScript(() => localStorage.setItem('ecumene.refuses', 'idle'))
  const { match, seats } = against(bots, options, game)
  const address = await saveGame(page, match, seats)
  await page.goto(address)
  const record = (): Promise<MatchRecord> => localRecord(page, address)
  return playWholeGame({ page, seat: 0, record, by, isIdle })
}

describe('a whole game on the board alone', () => {
  it('of New Dawn against a bot, at 1440 × 900, to its last agenda or its fortieth round', async () => {
    // Most are over by then; one of 85 rounds has been seen.
    const game = await playAlone(1, upTo(40), { viewport: LAPTOP })
    expectFew('New Dawn for 2', game)
  })

  it('of New Dawn for four: two browsers online, and two bots', async () => {
    const [ann, bob] = [await open({ name: 'Ann' }), await open({ name: 'Bob' })]
    const link = await sitDown(ann, bob, 'dawn', async (page) => {
      await page.getByRole('group', { name: 'Number of players' }).getByRole('radio', { name: '4' }).check()
      for (const seat of [3, 4]) await page.getByLabel(`Who plays in seat ${seat}`).selectOption('bot:easy')
      if (isUnlimited) return
      const limit = page.getByRole('group', { name: 'House rule: round limit' })
      await limit.getByRole('checkbox', { name: 'No limit' }).uncheck()
      await limit.getByRole('spinbutton').fill(String(ROUNDS))
    })
    const record = async () => recordOf(server(), tableId(link))
    const games = await Promise.all([ann, bob].map(({ page }, seat) => playWholeGame({ page, seat, record })))
    for (const game of games) expectFew('New Dawn for 4, online', game)
    await expectSameLog(ann.page, bob.page)
  })

  it('of Terra Incognita for five', async () => {
    expectFew('Terra Incognita for 5', await playAlone(4, { terra: true, ...upTo(ROUNDS) }, { viewport: LAPTOP }))
  })

  it('on a phone, by touch', async () => {
    const phone = { viewport: PHONE, hasTouch: true, isMobile: true }
    expectFew('New Dawn on a phone', await playAlone(1, upTo(12), phone, 'finger'))
  })

  it('by keys alone, at 1280 × 720', async () => {
    expectFew('New Dawn by keys', await playAlone(1, upTo(ROUNDS), { viewport: SMALL_LAPTOP }, 'keys'))
  })

  it('of Civilization against a bot, at 1280 × 720', async () => {
    const game = await playAlone(1, upTo(4), { viewport: SMALL_LAPTOP }, 'mouse', classic)
    expectFew('Civilization by mouse', game, MOST_IN_CIVILIZATION)
  })

  it('of Civilization on a phone, by touch', async () => {
    const phone = { viewport: PHONE, hasTouch: true, isMobile: true }
    const game = await playAlone(1, upTo(2), phone, 'finger', classic)
    expectFew('Civilization on a phone', game, MOST_ON_A_PHONE)
  })

  it('of Civilization by keys alone', async () => {
    const game = await playAlone(1, upTo(2), {}, 'keys', classic)
    expectFew('Civilization by keys', game, MOST_IN_CIVILIZATION)
  })
})
