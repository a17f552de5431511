import type { CardView } from '@ecumene/classic'
import { expect, test } from 'vitest'
import { cardToPlay } from './battle-card.ts'

const card = (unit: CardView['unit']): CardView => ({ unit, strength: 1, inPlay: 2, count: 1 })
const [infantry, mounted] = [card('infantry'), card('mounted')]
const movesOf = (things: readonly string[]) => (thing: string) =>
  things.includes(thing) ? [`${thing} new`, thing] : []

test('the only card that can be played is in hand at once; among several one is taken first', () => {
  const only = { held: null, movesAt: movesOf(['card:mounted-1']) }
  expect(cardToPlay(only, [infantry, mounted])).toBe(mounted)
  const both = { held: null, movesAt: movesOf(['card:infantry-1', 'card:mounted-1']) }
  expect(cardToPlay(both, [infantry, mounted])).toBeNull()
  const held = { thing: 'card:infantry-1', moves: ['one', 'other'] }
  expect(cardToPlay({ ...both, held }, [infantry, mounted])).toBe(infantry)
  // One move that is asked about once more, or anything else that is held, is no card to be played with another press.
  expect(cardToPlay({ ...only, held: { thing: 'card:mounted-1', moves: ['one'] } }, [mounted])).toBeNull()
  expect(cardToPlay({ ...only, held: { thing: 'tech:writing', moves: ['one', 'other'] } }, [mounted])).toBeNull()
})
