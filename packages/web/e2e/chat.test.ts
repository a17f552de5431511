import { expect, it } from 'vitest'
import { findingsIn } from './support/access.ts'
import { sitDown } from './support/online.ts'
import { setLocalStage } from './support/stage.ts'
import { PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

it('two at a table talk, each in their own language, and one is muted', async () => {
  const ann = await open({ name: 'Ann' })
  const bob = await open({ name: 'Боб' })
  const link = await sitDown(ann, bob)
  await bob.page.setViewportSize(PHONE)
  await bob.page.getByRole('button', { name: 'Menu' }).click()
  await bob.page.locator('dialog[open] select').selectOption('uk')
  await bob.page.keyboard.press('Escape')

  // Markup is text, and what looks like a link leads nowhere.
  const chat = ann.page.getByRole('complementary', { name: 'Chat' })
  await ann.page.getByRole('button', { name: 'Chat' }).click()
  const words = '<img src=x onerror=alert(1)> https://example.org'
  await ann.page.getByLabel('Your message').fill(`  ${words}\u202e `)
  await ann.page.keyboard.press('Enter')
  await chat.getByText(words, { exact: true }).waitFor()

  // It is marked as unread, announced to screen readers, and there when the chat is opened.
  await bob.page.getByTestId('chat-announcer').getByText(words).waitFor({ state: 'attached' })
  await bob.page.getByRole('button', { name: 'Чат: 1 нове повідомлення' }).click()
  const hisChat = bob.page.getByRole('complementary', { name: 'Чат' })
  await hisChat.getByText(words, { exact: true }).waitFor()
  expect(await hisChat.locator('a, img').count()).toBe(0)

  // A phrase arrives in the reader's language.
  await hisChat.getByRole('button', { name: 'Хай щастить!' }).click()
  await chat.locator('li').getByText('Good luck!').waitFor()
  await hisChat.locator('li').getByText('Хай щастить!').waitFor()

  // Nothing covers the board.
  for (const { page } of [ann, bob]) {
    const [board, panel] = await Promise.all(['main', 'aside.chat'].map((what) => page.locator(what).boundingBox()))
    if (board === undefined || board === null || panel === undefined || panel === null) throw new Error('not there')
    const isBeside = board.x + board.width <= panel.x + 1 || board.y + board.height <= panel.y + 1
    expect(isBeside).toBe(true)
    expect(board.height).toBeGreaterThan(200)
    expect(await findingsIn(page, 'aside.chat')).toEqual([])
  }

  // A muted guest stays muted over a reload, until they are unmuted.
  await chat.getByRole('button', { name: 'Mute Боб' }).click()
  await chat.getByText('Good luck!', { exact: true }).and(chat.locator('li *')).waitFor({ state: 'detached' })
  await hisChat.getByRole('button', { name: 'Перепрошую!' }).click()
  await hisChat.locator('li').getByText('Перепрошую!').waitFor()
  await ann.page.reload()
  await ann.page.getByRole('button', { name: 'Chat' }).click()
  await chat.getByText('Боб is muted').waitFor()
  await expect.poll(() => chat.locator('li').count()).toBe(1)
  await chat.getByRole('button', { name: 'Hear Боб again' }).click()
  await chat.locator('li').getByText('Sorry!').waitFor()

  // A spectator reads along.
  const eve = await open({ name: 'Eve' })
  await eve.page.goto(link)
  await eve.page.getByRole('button', { name: /Chat/ }).click()
  await eve.page.getByText('spectators can read').waitFor()
  await expect.poll(() => eve.page.locator('aside.chat li').count()).toBe(3)
  expect(await eve.page.getByLabel('Your message').count()).toBe(0)
})
