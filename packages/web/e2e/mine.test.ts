import { expect, it } from 'vitest'
import { setLocalStage } from './support/stage.ts'
import { PHONE } from './support/visitor.ts'

const { open } = setLocalStage()

it('a guest moves to another device by a code that works once, and is forgotten on request', async () => {
  const laptop = await open({ name: 'Ann' })
  const phone = await open({ viewport: PHONE })
  await laptop.page.goto('/new/duel?where=online')
  await laptop.page.getByRole('button', { name: 'Open the table' }).click()
  const link = await laptop.page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  await laptop.page.getByRole('link', { name: 'You and your data' }).click()
  await laptop.page.getByRole('button', { name: 'Show a code' }).click()
  const code = (await laptop.page.getByTestId('device-code').textContent()) ?? ''

  phone.forgive(/answered 4\d\d|status of 4\d\d/)
  await phone.page.goto('/mine')
  const enter = async (typed: string) => {
    await phone.page.getByLabel('Code from the other device').fill(typed)
    await phone.page.getByRole('button', { name: 'Use the code here' }).click()
  }
  await enter('AAA AAA AAA')
  await phone.page.getByText('There is no such code').waitFor()
  await enter(code.toLowerCase())
  await phone.page.getByText('Welcome, Ann').waitFor()
  await enter(code)
  await phone.page.getByText('has expired or has been used').waitFor()
  // The seat is theirs here, too.
  await phone.page.goto(link)
  await phone.page.getByText('The table is open').waitFor()

  // Signing out everywhere else makes them a stranger there, and changes nothing here.
  await laptop.page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await laptop.page.getByText('Only this browser plays as you now').waitFor()
  const seatsOf = async (page: typeof laptop.page) =>
    page.evaluate(async (table) => {
      const answer = await fetch(`/api/tables/${table}`)
      return answer.ok ? ((await answer.json()) as { readonly yours: readonly number[] }).yours : []
    }, link.split('/').at(-1))
  expect(await seatsOf(laptop.page)).toHaveLength(1)
  expect(await seatsOf(phone.page)).toEqual([])

  const download = laptop.page.waitForEvent('download')
  await laptop.page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('ecumene-my-data.json')
  await laptop.page.getByRole('button', { name: 'Forget me' }).click()
  const asked = laptop.page.getByRole('dialog', { name: 'Forget you?' })
  await asked.getByText('a bot takes your seat').waitFor()
  await asked.getByRole('button', { name: 'Forget me' }).click()
  await laptop.page.getByText('You have been forgotten').waitFor()
  await expect.poll(() => laptop.page.getByLabel('Your name').inputValue()).toBe('')
})
