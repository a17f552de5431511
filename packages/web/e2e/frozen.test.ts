import type { Match } from '@ecumene/kernel'
import { seeded } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectSameLog, SERVER_IS_GONE, sitDown, tableId } from './support/online.ts'
import { playOneMove } from './support/play.ts'
import { AGAINST_BOT, matchAt, saveGame } from './support/saved.ts'
import { setStage } from './support/stage.ts'
import { replaceMatch } from './support/store.ts'
import { logLines, movesOn, nextMoment } from './support/table.ts'

const { open, server } = setStage()

/** A match with a move at its end that no rules of today know. */
const ofOtherRules = (): Match => {
  const match = matchAt('duel', ({ moves }) => moves === 3)
  const record = match.record()
  const log = [...record.log, { seat: 0, move: 'a move of other rules' }]
  return Object.create(match, { record: { value: () => ({ ...record, rules: '0', log }) } }) as Match
}

it('a game that the rules cannot follow is explained, shown as far as it goes, and can be downloaded once it is ended for good', async () => {
  const [ann, bob] = [await open({ name: 'Ann' }), await open({ name: 'Bob' })]
  const link = await sitDown(ann, bob)
  for (const { forgive } of [ann, bob]) forgive(SERVER_IS_GONE)
  await server().kill()
  replaceMatch(server(), tableId(link), ofOtherRules())
  // The server also comes back with a new page: that is announced, and waits.
  await ann.page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: '<script src="/new.js">' }))
  await server().start()
  await ann.page.getByRole('heading', { name: 'This game is frozen' }).waitFor()
  await ann.page.getByText('after 3 of 4 moves').waitFor()
  await expect.poll(() => logLines(ann.page)).toHaveLength(3)
  await expect.poll(() => movesOn(ann.page)).toEqual([])
  await ann.page.getByText('A new version of Ecumene is ready').waitFor()
  await ann.page.getByRole('button', { name: 'Later' }).click()
  await ann.page.getByText('A new version of Ecumene is ready').waitFor({ state: 'detached' })
  // It may go on one day, so its secrets are kept until everybody gives it up.
  const file = ann.page.getByRole('button', { name: 'Download the match file' })
  expect(await file.count()).toBe(0)
  for (const { page } of [ann, bob]) {
    await page.getByRole('button', { name: 'End it for good' }).click()
    const asked = page.getByRole('dialog', { name: 'End this game for good?' })
    await asked.getByRole('button', { name: 'End it for good' }).click()
    if (page === ann.page) await page.getByText('Want to end it for good: Ann. Not yet: Bob.').waitFor()
  }
  await ann.page.getByText('ended it for good, without a winner').waitFor()
  const download = ann.page.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toBe('ecumene-frozen.match')

  // A game of this browser is kept, too.
  const address = await saveGame(
    bob.page,
    matchAt('duel', ({ moves }) => moves === 3),
    AGAINST_BOT,
  )
  await bob.page.evaluate(spoil, address.split('/').at(-1) ?? '')
  await bob.page.goto(address)
  await bob.page.getByRole('heading', { name: 'This game is frozen' }).waitFor()
  await bob.page.getByRole('link', { name: 'Look at what was stored' }).click()
  await bob.page.getByRole('slider').and(bob.page.locator('[max="3"]')).waitFor()
})

/** Runs in the page: the last move of a saved game becomes one that the rules do not know. */
const spoil = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('ecumene')
    opening.onsuccess = () => {
      const store = opening.result.transaction('games', 'readwrite').objectStore('games')
      const reading = store.get(id)
      reading.onsuccess = () => {
        const file = JSON.parse(reading.result.match)
        file.log.push({ seat: 0, move: 'a move of other rules' })
        store.put({ ...reading.result, match: JSON.stringify(file) }, id).onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }
    }
  })

/** A connection that can fall silent: it stays open, but nothing comes through. */
const wireOf = async (page: Page) => {
  let isSilent = false
  await page.routeWebSocket('**/api/socket', (near) => {
    const far = near.connectToServer()
    near.onMessage((text) => {
      if (!isSilent) far.send(text)
    })
    far.onMessage((text) => {
      if (!isSilent) near.send(text)
    })
  })
  return {
    silence: () => {
      isSilent = true
    },
    speak: () => {
      isSilent = false
    },
  }
}

it('a connection that falls silent is noticed and reported, and the page catches up on what it missed', async () => {
  const [ann, bob] = [await open({ name: 'Ann' }), await open({ name: 'Bob' })]
  await ann.page.clock.install()
  const wire = await wireOf(ann.page)
  await sitDown(ann, bob)
  const random = seeded('silence')
  const isAnnFirst = await Promise.race([nextMoment(ann.page).then(() => true), nextMoment(bob.page).then(() => false)])
  if (isAnnFirst) await playOneMove(ann.page, random)
  await nextMoment(bob.page)
  wire.silence()
  const before = await logLines(ann.page)
  await playOneMove(bob.page, random)
  await bob.page.waitForFunction((entries) => document.querySelectorAll('ol.log > li').length > entries, before.length)
  expect(await logLines(ann.page)).toEqual(before)
  // The page pings, and gets no answer.
  const lost = ann.page.getByText('Connection lost')
  for (let waited = 0; waited < 10 && (await lost.count()) === 0; waited++) await ann.page.clock.fastForward(10_000)
  await lost.waitFor()
  wire.speak()
  for (let waited = 0; waited < 10 && (await lost.count()) > 0; waited++) {
    await ann.page.clock.fastForward(10_000)
    // The answer takes its time, whatever the clock of the page says.
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  await lost.waitFor({ state: 'detached' })
  await expectSameLog(ann.page, bob.page)
})
