import { readFileSync } from 'node:fs'
import { exportMatch, seeded } from '@ecumene/kernel'
import { describe, expect, it } from 'vitest'
import { sitDown } from './support/online.ts'
import { playOn } from './support/play.ts'
import { matchAt, saveGame } from './support/saved.ts'
import { setLocalStage } from './support/stage.ts'
import { logLines, nextMoment } from './support/table.ts'
import { PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

const finished = () => matchAt('duel', (match) => match.outcome()?.ending === 'civilian')

describe('looking back', () => {
  it('a finished game is stepped through, seen through other eyes, saved, and played on from the middle', async () => {
    const { page } = await open()
    const match = finished()
    await page.goto(`${await saveGame(page, match)}/replay/30`)
    const bar = page.getByRole('toolbar', { name: 'Replay' })
    const count = bar.getByText(/\d+ \/ \d+/)
    const showsPly = (ply: number) =>
      page.waitForFunction(
        ([text, end]) => document.querySelector('output')?.textContent === text && location.pathname.endsWith(end),
        [`${ply} / ${match.ply}`, `/replay/${ply}`] as const,
      )
    await showsPly(30)
    await page.keyboard.press('ArrowRight')
    await showsPly(31)
    await page.keyboard.press('Home')
    await showsPly(0)
    await expect.poll(() => page.locator('[data-slot]').count()).toBe(0)
    await bar.getByRole('button', { name: 'Go to the end' }).click()
    await showsPly(match.ply)
    await expect.poll(() => count.textContent()).toBe(`${match.ply} / ${match.ply}`)

    // A line of the log leads to its moment; nothing lights up there.
    await page.getByRole('button', { name: 'Go to move 20', exact: true }).click()
    await showsPly(20)
    await expect.poll(() => page.locator('[aria-current="step"]').count()).toBe(1)
    await expect.poll(() => page.locator('[data-lit], [data-move]').count()).toBe(0)
    await page.getByLabel('Seen by').selectOption({ label: 'Bob' })

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to a file' }).click(),
    ])
    const saved = JSON.parse(readFileSync(await file.path(), 'utf8')) as { readonly log: readonly unknown[] }
    expect(saved.log).toHaveLength(match.ply)

    await page.getByRole('button', { name: 'Play on from here' }).click()
    expect(await nextMoment(page)).toBe('asked')
    expect(new URL(page.url()).pathname).toMatch(/^\/local\/[0-9a-f]{12}$/)
    expect((await logLines(page)).length).toBeGreaterThanOrEqual(20)
  })

  it('the log follows the slider, reads downward, and leads to any moment', async () => {
    const { page } = await open({ viewport: { width: 1280, height: 720 } })
    const match = finished()
    await page.goto(`${await saveGame(page, match)}/replay/1`)
    const entry = page.locator('ol.log > [aria-current="step"]')
    /** Which entry is marked, and whether all of it is in sight within the part that scrolls. */
    const marked = async () => ({
      at: await entry.evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item)),
      isInSight: await entry.evaluate((item) => {
        let part = item.parentElement
        while (part !== null && !/auto|scroll/.test(getComputedStyle(part).overflowY)) part = part.parentElement
        const [box, frame] = [item.getBoundingClientRect(), part?.getBoundingClientRect()]
        return frame !== undefined && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1
      }),
    })
    for (const ply of [1, 40, match.ply, 12]) {
      await page.getByRole('slider').fill(String(ply))
      await expect.poll(marked).toEqual({ at: ply - 1, isInSight: true })
    }
    await page.locator('ol.log > li').nth(12).getByRole('button', { name: 'Go to move 13' }).click()
    await expect.poll(marked).toEqual({ at: 12, isInSight: true })
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe('13')
  })

  it('plays by itself until it is stopped', async () => {
    const { page } = await open({ viewport: PHONE })
    await page.goto(`${await saveGame(page, finished())}/replay`)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForFunction(() => document.querySelector('output')?.textContent?.startsWith('2 / '))
    await page.getByRole('button', { name: 'Pause' }).click()
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })

  it('a running game is looked back at through the eyes of the public', async () => {
    const [ann, bob] = [await open({ name: 'Ann' }), await open({ name: 'Bob' })]
    const link = await sitDown(ann, bob)
    await Promise.all([playOn(ann.page, seeded('Ann'), { enough: 6 }), playOn(bob.page, seeded('Bob'), { enough: 6 })])
    await ann.page.goto(`${link}/replay/3`)
    await ann.page.locator('[aria-current="step"]').waitFor()
    expect(await ann.page.getByLabel('Seen by').count()).toBe(0)
    expect(await ann.page.getByRole('button', { name: 'Save to a file' }).count()).toBe(0)
    expect(await ann.page.getByRole('button', { name: 'Analyse' }).count()).toBe(0)
    await ann.page.getByRole('link', { name: 'Back to the table' }).click()
    await ann.page.locator('ol.log').waitFor()
    expect(new URL(ann.page.url()).pathname).toBe(new URL(link).pathname)
  })

  it('a match file is opened from the start page; a broken one says what is wrong', async () => {
    const { page } = await open()
    await page.goto('/')
    const input = page.locator('input[type="file"]')
    const give = (text: string) =>
      input.setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    const text = exportMatch(finished())
    await give(text.slice(0, 400))
    await page.getByText('This file is damaged or incomplete').waitFor()
    await give(text.replace(/"seats": 2/, '"seats": 7'))
    await page.getByText('The number of players does not fit').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await give(text)
    await page.getByRole('toolbar', { name: 'Replay' }).waitFor()
    await page.goto('/')
    await page.locator('section[aria-labelledby="finished"] a').first().click()
    await page.getByRole('toolbar', { name: 'Replay' }).waitFor()
  })

  it('charts show how a finished game went, as pictures and as tables', async () => {
    const { page } = await open()
    const match = finished()
    await page.goto(await saveGame(page, match))
    await page.getByRole('button', { name: 'How it went' }).click()
    const dialog = page.getByRole('dialog', { name: 'How it went' })
    await dialog.getByText('As a table').click()
    const totals = match.outcome()?.scores.map((scores) => Object.values(scores).reduce((sum, points) => sum + points))
    const last = await dialog.locator('tbody tr').last().locator('td').allTextContents()
    expect(last.map(Number)).toEqual(totals)
    await dialog.getByRole('radio', { name: 'Coins' }).check()
    await expect.poll(() => dialog.locator('tbody tr').first().locator('td').allTextContents()).toEqual(['7', '7'])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').getByRole('button', { name: 'How it went' }).waitFor()
  })
})
