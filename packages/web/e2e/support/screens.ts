import type { View as ClassicView } from '@ecumene/classic'
import type { View as DawnView } from '@ecumene/dawn'
import type { Match } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { ageIn, askedIn, matchAt, saveGame } from './saved.ts'
import { nextMoment } from './table.ts'

/** Opens every screen, independently of the language. */
export type Screen = { readonly name: string; readonly open: (page: Page) => Promise<void> }

const address = (name: string, path: string): Screen => ({
  name,
  open: async (page) => {
    await page.goto(path)
    await page.locator('main h1').first().waitFor()
  },
})

/** A table at a position of a game, with two people at this screen who trust each other. */
const table = (name: string, find: () => Match, then?: (page: Page) => Promise<void>, query = ''): Screen => {
  let match: Match | undefined
  return {
    name,
    open: async (page) => {
      match ??= find()
      await page.goto((await saveGame(page, match, undefined, 'never')) + query)
      await nextMoment(page)
      await then?.(page)
    },
  }
}

const asking = (kind: string) => () => matchAt('duel', (match) => askedIn(match)?.kind === kind)

/** The third move of an Age, with cards gone and cards to come. */
const inAge = (age: number) => () =>
  matchAt('duel', (match) => ageIn(match) === age && askedIn(match)?.kind === 'play' && match.moves % 20 === 15)

/** Somebody places tokens on the map of New Dawn, with something of everybody's on it. */
const placing = (match: Match): boolean => match.moves > 60 && (match.view(null) as DawnView).asked?.kind === 'place'

/** A battle of Classic with units in play. */
const fighting = (match: Match): boolean => {
  const { asked, battle } = match.view(null) as ClassicView
  return asked?.kind === 'fight' && battle !== null && battle.fronts.length > 1
}

/** Offers of Classic can be made, and there is something to offer. */
const trading = (match: Match): boolean => {
  const { asked, round } = match.view(null) as ClassicView
  return round > 4 && asked?.kind === 'negotiate'
}

const selectCard = async (page: Page): Promise<void> => {
  await page.locator('[data-slot][data-lit]').first().click()
  await page.locator('[data-move]').first().waitFor()
}

const waitingRoom: Screen = {
  name: 'waiting room',
  open: async (page) => {
    await page.goto('/new/duel?where=online')
    await page.locator('main form button[type="submit"]').click()
    await page.locator('main input[readonly]').waitFor()
  },
}

const handover: Screen = {
  name: 'handover',
  open: async (page) => {
    const match = matchAt('bazaar', () => true)
    await page.goto(await saveGame(page, match, undefined, 'always'))
    await nextMoment(page)
  },
}

/** A game of Duel, looked back at from its middle. */
const replay: Screen = {
  name: 'replay',
  open: async (page) => {
    const match = matchAt('duel', ({ moves }) => moves === 40)
    await page.goto(`${await saveGame(page, match)}/replay/30`)
    await page.locator('output').waitFor()
  },
}

const answered: Screen = {
  name: 'an exercise, answered',
  open: async (page) => {
    await page.goto('/exercises/duel/thought/1')
    await page.locator('.lesson-bar__buttons button').click()
    await page.locator('[data-ring]').first().waitFor()
  },
}

const chooseDays = async (page: Page): Promise<void> => {
  await page.goto('/new/duel?where=online')
  await page.locator('input[value="days"]').check()
  await page.locator('.terms-form__weekdays input').first().check()
}

const openMenu = (page: Page): Promise<void> => page.locator('header button').last().click()

export const SCREENS: readonly Screen[] = [
  address('home', '/'),
  address('create alone', '/new/duel?where=solo'),
  address('create at one screen', '/new/bazaar?where=hotSeat'),
  address('create online', '/new/duel?where=online'),
  { name: 'create over days', open: chooseDays },
  address('my tables', '/turns'),
  address('about', '/about'),
  address('you and your data', '/mine'),
  address('rules', '/rules/duel#D-2.12'),
  address('a lesson', '/learn/duel'),
  answered,
  address('encyclopedia', '/encyclopedia/duel/wonder/piraeus'),
  address('nothing here', '/nowhere'),
  waitingRoom,
  handover,
  table('draft', asking('draft')),
  table('Age I', inAge(1)),
  table('Age II, a card selected', inAge(2), selectCard),
  table('Age III', inAge(3)),
  table('menu', inAge(1), openMenu),
  table('a Progress token to take', asking('progress')),
  table('the Great Library', asking('library')),
  table('the Mausoleum', asking('rebuild')),
  table('a card to demolish', asking('demolish')),
  table('who begins', asking('starter')),
  table('the end', () => matchAt('duel', (match) => match.outcome()?.ending === 'civilian')),
  table(
    'charts after the end',
    () => matchAt('duel', (match) => match.outcome()?.ending === 'civilian'),
    async (page) => {
      await page.locator('.end-dialog .dialog__actions button').first().click()
      await page.locator('.charts__chart').waitFor()
    },
  ),
  replay,
  table('generic board, bazaar', () => matchAt('bazaar', (match) => match.moves === 6)),
  table('generic board, Duel', inAge(2), undefined, '?board=generic'),
  table('generic board, New Dawn', () => matchAt('dawn', placing)),
  table('generic board, Terra Incognita', () => matchAt('dawn', placing, { terra: true })),
  table('a battle of Classic', () => matchAt('classic', fighting)),
  table('trade in Classic', () => matchAt('classic', trading)),
]
