import { expect, test } from 'vitest'
import { bazaar } from '../toy/index.ts'
import { Match } from './match.ts'
import { whyNots } from './why-nots.ts'

const begun = () => {
  const created = Match.create(bazaar, { seats: 2, seed: 'why' })
  if (!created.ok) throw new Error(created.error)
  return created.value
}

test('every attempt that is not allowed comes with its reason', () => {
  const match = begun()
  const { ducat } = match.view(0).merchants[0]?.holdings ?? { ducat: 0 }
  expect(whyNots(match, 0)).toEqual([
    { move: `bid ${ducat + 1}`, reason: match.whyNot(0, { kind: 'bid', ducats: ducat + 1 }) },
  ])
})

test('nothing can be tried by a seat that is not asked', () => {
  const match = begun()
  match.submit(0, 'bid 1')
  expect(whyNots(match, 0)).toEqual([])
})
