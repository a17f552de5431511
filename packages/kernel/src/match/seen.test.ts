import { describe, expect, it } from 'vitest'
import { bazaarMatch, playRandomly } from '../toy/random-play.ts'
import { glance, seen } from './seen.ts'

const NOTHING_TO_UNDO = { last: null, turn: null, why: { key: 'undo.nothing' } }

describe('what a viewer’s screen is told', () => {
  it('is the question and the legal moves only where that viewer is asked', () => {
    const match = bazaarMatch(2, 'asked')
    match.submit(1, 'bid 4')
    const asked = seen(match, 0)
    expect(asked.deciders).toEqual([0])
    expect(asked.asked).toEqual(match.decision(0))
    expect(asked.legal).toEqual(match.legal(0).map(match.game.notation.notate))
    expect(asked.legal).toContain('bid 3')
    for (const viewer of [1, null]) {
      expect(seen(match, viewer)).toMatchObject({ deciders: [0], asked: null, legal: [] })
    }
  })

  it('is that viewer’s view and that viewer’s history, from the ply that was asked for', () => {
    const match = bazaarMatch(3, 'own eyes')
    match.submit(1, 'bid 4')
    match.submit(0, 'bid 2')
    for (const viewer of [0, 1, 2, null]) {
      const { ply, moves, view, history } = seen(match, viewer)
      expect({ ply, moves }).toEqual({ ply: 2, moves: 2 })
      expect(view).toEqual(match.view(viewer))
      expect(history).toEqual(match.history(viewer))
      expect(seen(match, viewer, 1).history).toEqual(match.history(viewer, 1))
    }
  })

  it('is where an undo would lead, or why there is none', () => {
    const match = bazaarMatch(2, 'undo')
    expect(seen(match, 0).undo).toEqual(NOTHING_TO_UNDO)
    match.submit(0, 'bid 4')
    expect(seen(match, 0).undo).toEqual({ last: 0, turn: 0, why: null })
    expect(seen(match, 1).undo).toEqual({ last: null, turn: null, why: { key: 'undo.othersActed' } })
    expect(seen(match, null).undo).toEqual(NOTHING_TO_UNDO)
    match.submit(1, 'bid 2')
    expect(seen(match, 1).undo.why).toEqual({ key: 'undo.revealed' })
    match.submit(0, 'order')
    match.submit(0, 'leave')
    expect(seen(match, 0).undo).toEqual({ last: 3, turn: 3, why: null })
  })

  it('is the outcome once there is one, and then no question', () => {
    const match = bazaarMatch(2, 'outcome')
    expect(seen(match, 0).outcome).toBeNull()
    playRandomly(match, 'outcome')
    for (const viewer of [0, 1, null]) {
      expect(seen(match, viewer)).toMatchObject({ outcome: match.outcome(), deciders: [], asked: null, legal: [] })
    }
  })

  it('is everything but the view where only a glance is wanted', () => {
    const match = bazaarMatch(2, 'glance')
    match.submit(0, 'bid 4')
    for (const viewer of [0, 1, null]) {
      const { view: _view, ...rest } = seen(match, viewer)
      expect(glance(match, viewer)).toEqual(rest)
    }
  })
})
