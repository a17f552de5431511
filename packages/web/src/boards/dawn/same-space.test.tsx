import type { View } from '@ecumene/dawn'
import { below, seeded, translator } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { kept } from '../../table/kept.ts'
import { matchOf } from '../../table/testing.ts'
import { Pieces } from './pieces.tsx'
import { isSameLand, isSameSpace } from './same-space.ts'
import { spaceText } from './space-words.ts'
import { Territory } from './territory.tsx'
import { boardWords } from './words/words.ts'

// The outlines of icons are put together at build time.
vi.mock('../../icons/icon.tsx', () => ({ iconOutline: (name: string) => name }))

test('a space that is taken for the same looks the same and is called the same, whatever was played', () => {
  const { say } = translator(boardWords, 'en', (seat) => `P${seat}`)
  const text: Parameters<typeof spaceText>[3] = (key, args = {}) => say({ key, args })
  const drawn = (view: View, index: number) =>
    `${renderToStaticMarkup(<Pieces view={view} index={index} />)} ${spaceText(view, index, say, text)}`
  const land = ({ spaces }: View) => renderToStaticMarkup(<Territory spaces={spaces} orientation={0} />)

  const match = matchOf('dawn', 3, { terra: true })
  const random = seeded('same space')
  const counts = { same: 0, other: 0, land: 0 }
  let before = structuredClone(match.view(null)) as View
  for (let look = 0; look < 16; look++) {
    for (let move = 0; move < 12 && match.outcome() === null; move++) {
      const seat = match.deciders()[0] ?? 0
      const legal = match.legal(seat)
      match.submit(seat, match.game.notation.notate(legal[below(random, legal.length)]))
    }
    const now = kept(before, structuredClone(match.view(null)) as View)
    for (const index of now.spaces.keys()) {
      const isSame = isSameSpace(before, now, index)
      counts[isSame ? 'same' : 'other']++
      if (isSame) expect(drawn(now, index)).toBe(drawn(before, index))
    }
    if (isSameLand(before.spaces, now.spaces)) {
      counts.land++
      expect(land(now)).toBe(land(before))
    }
    before = now
  }
  expect(counts.other).toBeGreaterThan(0)
  expect(counts.land).toBeGreaterThan(0)
  expect(counts.same).toBeGreaterThan(counts.other)
})
