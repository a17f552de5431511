import { type ReactElement, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { later } from './later.tsx'

const Board = ({ name }: { readonly name: string }): ReactElement => <p>{name}</p>

const shown = (Part: typeof Board): string =>
  renderToStaticMarkup(
    <Suspense fallback="loading">
      <Part name="duel" />
    </Suspense>,
  )

test('a part that was expected and is here is shown at once', async () => {
  const load = vi.fn(async () => Board)
  const Part = later(load)
  await Part.expect()
  expect(shown(Part)).toBe('<p>duel</p>')
  expect(load).toHaveBeenCalledOnce()
})

test('a part that nobody expected is waited for', () => {
  const Part = later(async () => Board)
  expect(shown(Part)).toContain('loading')
})

test('a part that could not be had is asked for again when it is shown', async () => {
  const load = vi.fn(async () => Board)
  load.mockRejectedValueOnce(new Error('no network'))
  const Part = later(load)
  await Part.expect()
  expect(shown(Part)).toContain('loading')
  expect(load).toHaveBeenCalledTimes(2)
})
