import type { Message } from '@ecumene/kernel'
import type { Desk } from './desk.ts'
import { tradeKept } from './holdings.ts'
import { moveBy } from './moves.ts'
import { squareName } from './pointing.ts'

/** What a question to somebody in between is about, beyond its own words; `null` where they say all. */
export const aboutAsked = ({ seen, view, say, text, mine }: Desk): string | null => {
  const { asked, deed, acting, afoot } = view
  const { person, culture = person, thing = culture } = seen.asked?.args ?? {}
  // What a card, a tech or a great person does decides the answer, and it may lie in the hand of another.
  if (typeof thing === 'object' && 'key' in thing) return say({ key: `effect.${thing.key}` })
  // Without a word the question would seem to overlook that they have acted.
  if (asked?.kind === 'start') return startText(seen.legal, say)
  if (asked?.kind === 'research') return text('classicBoard.tech.kept', { left: tradeKept(view, mine) })
  if (asked?.kind === 'manage' && seen.legal.length === 1) return text('classicBoard.city.nothingMore')
  if (asked?.kind !== 'react' || deed === null) return null
  if (deed.kind === 'action' && acting !== null) {
    const thing = acting.thing === null ? text('classicBoard.city.arts') : say({ key: acting.thing })
    return text('classicBoard.react.action', { square: squareName(acting.square), thing })
  }
  return deed.kind === 'step' && afoot !== null
    ? text('classicBoard.react.step', { square: squareName(afoot.square), armies: afoot.armies, scouts: afoot.scouts })
    : null
}

/** What can be done now of what the Start of Turn is for: most of it is nowhere near the question, and seldom all of it is possible. */
export const startText = (legal: readonly string[], say: Desk['say']): string | null => {
  const kinds = new Set(legal.map((move) => moveBy(move)?.kind))
  const things = START_DEEDS.filter((kind) => kinds.has(kind)).map((kind): Message => ({ key: `start.${kind}` }))
  return things.length === 0 ? null : say({ key: 'start.can', args: { things } })
}

const START_DEEDS = ['found', 'government', 'person', 'play', 'send'] as const
