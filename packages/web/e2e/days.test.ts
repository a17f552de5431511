import { seeded } from '@ecumene/kernel'
import { expect, it } from 'vitest'
import { sitDown, tableId } from './support/online.ts'
import { playOneMove } from './support/play.ts'
import { setLocalStage } from './support/stage.ts'

const { open } = setLocalStage()

/** Notifications as a test sees them: what was shown, and how often the player was asked for permission. */
type Shown = { readonly title: string; readonly body: string; onclick: (() => void) | null }
type Stub = { shown: Shown[]; asked: number; hidden: boolean }

const stubNotes = (): void => {
  const stub: Stub = { shown: [], asked: 0, hidden: false }
  Object.assign(globalThis, { stub })
  Object.defineProperty(document, 'hidden', { get: () => stub.hidden })
  class StubNotification {
    static get permission(): string {
      return localStorage.getItem('stub.permission') ?? 'default'
    }
    static requestPermission(): Promise<string> {
      stub.asked++
      localStorage.setItem('stub.permission', 'granted')
      return Promise.resolve('granted')
    }
    onclick: (() => void) | null = null
    readonly title: string
    readonly body: string
    constructor(title: string, { body }: { readonly body: string }) {
      this.title = title
      this.body = body
      stub.shown.push(this)
    }
    close(): void {}
  }
  Object.assign(globalThis, { Notification: StubNotification })
}

it('a game over days has a clock, is in the list of tables, and notifies the player to move', async () => {
  const [ann, bob] = [await open({ name: 'Ann' }), await open({ name: 'Bob' })]
  await Promise.all([ann, bob].map(({ context }) => context.addInitScript(stubNotes)))
  const link = await sitDown(ann, bob, 'duel', async (page) => {
    await page.getByRole('radio', { name: 'Days for each move' }).check()
    await page.getByRole('radio', { name: 'A bot plays on until the player comes back' }).check()
  })
  const words = ({ page }: typeof ann) => page.getByTestId('clock').textContent()
  const isAnn = (await words(ann)) === '2 days left'
  const [mover, other, name] = isAnn ? [ann, bob, 'Ann'] : [bob, ann, 'Bob']
  expect([await words(mover), await words(other)]).toEqual(['2 days left', `${name}: 2 days left`])

  // Nobody is asked for permission before they want notifications.
  const asked = () => other.page.evaluate(() => (Reflect.get(globalThis, 'stub') as Stub).asked)
  await other.page.getByRole('button', { name: 'Menu' }).click()
  expect(await asked()).toBe(0)
  await other.page.getByRole('switch', { name: 'Tell me when it is my turn' }).check()
  await expect.poll(asked).toBe(1)

  await other.page.goto('/turns')
  const item = (title: string) => other.page.getByRole('region', { name: title }).getByRole('link')
  await item('Waiting for others').getByText(`${name}: 2 days left`).waitFor()
  await other.page.evaluate(() => {
    Object.assign(Reflect.get(globalThis, 'stub'), { hidden: true })
  })
  await playOneMove(mover.page, seeded('Ann over days'))
  await item('Your turn').getByText('2 days left').waitFor()
  await other.page.getByRole('link', { name: '1 table is waiting for you' }).waitFor()
  const shown = () =>
    other.page.evaluate(() => (Reflect.get(globalThis, 'stub') as Stub).shown.map(({ title, body }) => [title, body]))
  await expect.poll(shown).toEqual([['Your turn', '7 Wonders Duel · Ann, Bob']])
  await other.page.evaluate(() => (Reflect.get(globalThis, 'stub') as Stub).shown[0]?.onclick?.())
  await other.page.waitForURL(`**/table/${tableId(link)}`)
  await other.page.getByTestId('clock').getByText('2 days left').waitFor()
})
