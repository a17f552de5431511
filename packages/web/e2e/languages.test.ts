import { LANGUAGES } from '@ecumene/kernel'
import { describe, expect, it } from 'vitest'
import { findingsIn } from './support/access.ts'
import { ageIn, askedIn, matchAt, saveGame } from './support/saved.ts'
import { SCREENS } from './support/screens.ts'
import { setLocalStage } from './support/stage.ts'
import { movesOn, nextMoment } from './support/table.ts'
import { PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

/** A key instead of its words, such as `card.baths`, or a placeholder that was not filled. */
const UNTRANSLATED = /(?<![\w-])[a-z][A-Za-z]+\.[a-z][\w.-]*|[{}]/

describe('every language', () => {
  // Opening all screens takes longer than checking them, so accessibility is checked here, too.
  it('covers every phone screen when chosen in another tab, and each is accessible in the dark theme', async () => {
    const { page } = await open({ viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' })
    await page.goto('/about')
    const otherTab = await page.context().newPage()
    await otherTab.goto('/about')
    // A tab in the background is drawn only now and then.
    await page.bringToFront()
    const wrong: string[] = []
    for (const screen of SCREENS) {
      await screen.open(page)
      wrong.push(...(await findingsIn(page, 'html')).map((finding) => `${screen.name}: ${finding}`))
      for (const language of LANGUAGES) {
        await otherTab.evaluate((chosen) => localStorage.setItem('ecumene.language', chosen), language)
        await page.locator(`html[lang="${language}"]`).waitFor()
        const { text, tooWide } = await page.evaluate(() => {
          const root = document.scrollingElement ?? document.documentElement
          // One text node per line: a sentence and a name in two elements are not one word.
          const pieces: string[] = []
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          while (texts.nextNode() !== null) pieces.push(texts.currentNode.nodeValue ?? '')
          return { text: pieces.join('\n'), tooWide: root.scrollWidth - root.clientWidth }
        })
        const key = UNTRANSLATED.exec(text)?.[0]
        if (key !== undefined) wrong.push(`${screen.name} in ${language} says ${key}`)
        if (tooWide > 0) wrong.push(`${screen.name} in ${language} is ${tooWide} px too wide`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('is the browser’s at first, and can be changed at the table without changing anything else', async () => {
    const { page } = await open({ locale: 'uk-UA' })
    const match = matchAt('duel', (at) => ageIn(at) === 2 && askedIn(at)?.kind === 'play')
    await page.goto(await saveGame(page, match))
    await nextMoment(page)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('uk')
    await page.locator('[data-slot][data-lit]').first().click()
    await page.locator('[data-move]').first().waitFor()
    const facts = async () => ({
      moves: await movesOn(page),
      cards: await page
        .locator('[data-slot]')
        .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-card'))),
      selected: await page.locator('[data-slot][aria-pressed="true"]').getAttribute('data-card'),
      entries: await page.locator('ol.log > li').count(),
    })
    const before = await facts()
    const words = new Set<string | null>()
    for (const language of LANGUAGES) {
      await page.locator('header button').last().click()
      await page.locator('dialog[open] select').selectOption(language)
      await page.locator('dialog[open] button').first().click()
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
      await expect.poll(facts).toEqual(before)
      words.add(await page.locator('ol.log').textContent())
    }
    expect(words.size).toBe(LANGUAGES.length)
  })
})
