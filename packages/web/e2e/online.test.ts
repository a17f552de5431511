import { seeded } from '@ecumene/kernel'
import { describe, expect, it } from 'vitest'
import { expectSameLog, SERVER_IS_GONE, sitDown, tableId } from './support/online.ts'
import { playAgain, playOn, playOneMove } from './support/play.ts'
import { setStage } from './support/stage.ts'
import { addsUp, logLines, movesOn, nextMoment, scoreSheet } from './support/table.ts'
import type { Visitor } from './support/visitor.ts'

const { open, server } = setStage()

const logGrows = ({ page }: Visitor, entries: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('ol.log > li').length >= wanted, entries)

describe('two browsers at one table', () => {
  it('play a whole game over a reload and a server crash, with a spectator', async () => {
    const [ann, bob, eve] = [await open({ name: 'Ann' }), await open({ name: 'Bob' }), await open({ name: 'Eve' })]
    const link = await sitDown(ann, bob)
    const [annPlays, bobPlays] = [seeded('Ann'), seeded('Bob')]
    const players = [ann, bob]

    // One reloads in the middle.
    await Promise.all([playOn(ann.page, annPlays, { enough: 16 }), playOn(bob.page, bobPlays, { enough: 16 })])
    const log = await logLines(ann.page)
    await bob.page.reload()
    await logGrows(bob, 16)
    await expect.poll(() => logLines(bob.page)).toEqual(log)

    // A stranger with the link sees what everybody may see, and can do nothing.
    await eve.page.goto(link)
    await logGrows(eve, 16)
    await eve.page.getByText('You are watching').waitFor()
    await expect.poll(() => logLines(eve.page)).toEqual(log)
    expect(await movesOn(eve.page)).toEqual([])
    expect(await eve.page.locator('[data-lit]').count()).toBe(0)
    const forbidden = async (path: string, data: object) => {
      const answer = await eve.context.request.post(`/api/tables/${tableId(link)}/${path}`, { data })
      expect(answer.ok()).toBe(false)
    }
    for (const seat of [0, 1]) {
      await forbidden('join', { seat })
      await forbidden('commands', { type: 'resign', id: `stranger-${seat}`, table: tableId(link), seat })
    }
    const asked = (await movesOn(ann.page)).length > 0 ? 0 : 1
    expect((await eve.context.request.get(`/api/tables/${tableId(link)}/state?seat=${asked}`)).ok()).toBe(false)

    // The server dies while both are playing, and comes back.
    for (const visitor of [...players, eve]) visitor.forgive(SERVER_IS_GONE)
    const over = Promise.all([playOn(ann.page, annPlays), playOn(bob.page, bobPlays)])
    await logGrows(eve, 30)
    const shown = await Promise.all(players.map(({ page }) => logLines(page)))
    await server().kill()
    await Promise.all([ann, bob, eve].map(({ page }) => page.getByText('Connection lost').waitFor()))
    await server().start()
    await Promise.all(
      [ann, bob, eve].map(({ page }) => page.getByText('Connection lost').waitFor({ state: 'detached' })),
    )
    const after = await Promise.all(players.map(({ page }) => logLines(page)))
    for (const [index, lines] of shown.entries()) expect(after[index]?.slice(0, lines.length)).toEqual(lines)

    expect(await over).toEqual(['over', 'over'])
    await expectSameLog(bob.page, ann.page)
    const sheet = await scoreSheet(ann.page)
    await expect.poll(() => scoreSheet(bob.page)).toEqual(sheet)
    expect(sheet.every(addsUp)).toBe(true)
    expect(await nextMoment(eve.page)).toBe('over')
    await expect.poll(() => scoreSheet(eve.page)).toEqual(sheet)
    expect(await eve.page.getByRole('button', { name: 'Rematch' }).count()).toBe(0)
  })

  it('take back by consent, concede, and play again', async () => {
    const [ann, bob] = [await open({ name: 'Ann' }), await open({ name: 'Bob' })]
    await sitDown(ann, bob)
    const random = seeded('takeback')
    // Who begins is drawn by lot.
    const isAnnFirst = await Promise.race([
      nextMoment(ann.page).then(() => true),
      nextMoment(bob.page).then(() => false),
    ])
    const [first, second, name] = isAnnFirst ? [ann, bob, 'Ann'] : [bob, ann, 'Bob']
    const ask = async () => {
      await first.page.getByRole('button', { name: /^Undo by consent/ }).click()
      await second.page.getByText(`${name} asks to take back`).waitFor()
    }

    const before = await movesOn(first.page)
    await playOneMove(first.page, random)
    await nextMoment(second.page)
    await playOneMove(second.page, random)
    await logGrows(first, 2)

    await ask()
    await second.page.getByRole('button', { name: 'Decline' }).click()
    await first.page.getByText('Waiting for an answer').waitFor({ state: 'detached' })
    await expect.poll(() => logLines(first.page)).toHaveLength(2)

    await ask()
    await second.page.getByRole('button', { name: 'Agree' }).click()
    await Promise.all([logGrows(ann, 3), logGrows(bob, 3)])
    await nextMoment(first.page)
    await expect.poll(() => movesOn(first.page)).toEqual(before)
    expect((await logLines(second.page)).at(-1)).toContain(`${name} takes back 2 moves`)

    await bob.page.getByRole('button', { name: 'Menu' }).click()
    await bob.page.getByRole('button', { name: 'Concede' }).click()
    await bob.page.getByRole('dialog', { name: 'Concede the game?' }).getByRole('button', { name: 'Concede' }).click()
    await ann.page.getByText('You win!').waitFor()
    await bob.page.getByText('You lose').waitFor()

    await playAgain(ann.page)
    await ann.page.getByText('The table is open').waitFor()
    await bob.page.getByRole('button', { name: 'Join the rematch' }).waitFor()
    await playAgain(bob.page)
    await Promise.all([playOn(ann.page, random, { enough: 2 }), playOn(bob.page, random, { enough: 2 })])
    await expectSameLog(ann.page, bob.page)
    expect(ann.page.url()).toBe(bob.page.url())
  })

  it('find each other in the list of public tables', async () => {
    const [ann, bob] = [await open({ name: 'Ann' }), await open({ name: 'Bob' })]
    await ann.page.goto('/new/duel?where=online')
    await ann.page.getByLabel('Public table').check()
    await ann.page.getByRole('radio', { name: 'Days for each move' }).check()
    await ann.page.getByRole('button', { name: 'Open the table' }).click()
    await ann.page.getByText('The table is open').waitFor()
    await bob.page.goto('/')
    // Bob filters by kind of clock, and the filter is kept.
    const found = bob.page.getByRole('link', { name: /Ann.*2 days for each move.*Sit down/ })
    await found.waitFor()
    await bob.page.getByLabel('Thinking time').selectOption('increment')
    await found.waitFor({ state: 'detached' })
    await bob.page.getByLabel('Thinking time').selectOption('days')
    await bob.page.reload()
    await found.waitFor()
    await expect.poll(() => bob.page.getByLabel('Thinking time').inputValue()).toBe('days')
    await found.click()
    await bob.page.getByRole('button', { name: 'Take this seat' }).click()
    await Promise.all(
      [ann, bob].map(({ page }) =>
        page
          .getByRole('heading', { name: /Wonder|choosing/i })
          .first()
          .waitFor(),
      ),
    )
    await bob.page.getByText('Ann').first().waitFor()
  })
})
