import type { TableState } from '@ecumene/protocol'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryOver } from '../memory/testing.ts'
import { matchOf, stateOf } from '../table/testing.ts'
import { SoundPlayer } from './player.ts'
import { soundsOf } from './sounds-of.ts'
import { type Sound, TONES } from './tones.ts'

/** An audio context that writes down what it is told. */
class FakeContext {
  static made: FakeContext[] = []
  readonly currentTime = 10
  readonly destination = {}
  state = 'running'
  readonly rings: { pitch: number; start: number; stop: number }[] = []
  readonly gains: number[][] = []
  closed = false

  constructor() {
    FakeContext.made.push(this)
  }

  createGain() {
    const told: number[] = []
    this.gains.push(told)
    const tell = (value: number) => void told.push(value)
    return { gain: { setValueAtTime: tell, exponentialRampToValueAtTime: tell }, connect: () => undefined }
  }

  createOscillator() {
    const ring = { pitch: 0, start: 0, stop: 0 }
    this.rings.push(ring)
    return {
      type: '',
      frequency: { setValueAtTime: (pitch: number) => void Object.assign(ring, { pitch }) },
      connect: () => undefined,
      start: (start: number) => void Object.assign(ring, { start }),
      stop: (stop: number) => void Object.assign(ring, { stop }),
    }
  }

  async resume() {
    this.state = 'running'
  }

  async close() {
    this.closed = true
  }
}

const setUp = () => {
  const wish = { loudness: 0.4, isTouched: true }
  const player = new SoundPlayer({
    makeContext: () => new FakeContext() as unknown as AudioContext,
    isTouched: () => wish.isTouched,
    loudness: () => wish.loudness,
  })
  return { wish, player }
}

beforeEach(() => {
  FakeContext.made = []
})

describe('the player', () => {
  test('plays the notes of a sound, and sounds of one moment one after another', () => {
    const { player } = setUp()
    player.play(['placed', 'turn'])
    const [context] = FakeContext.made
    expect(context?.rings.map(({ pitch }) => pitch)).toEqual([...TONES.placed, ...TONES.turn].map(({ pitch }) => pitch))
    const [first, second] = [context?.rings[0], context?.rings[TONES.placed.length]]
    expect(first?.start).toBe(10)
    expect(second?.start).toBeGreaterThan(10)
    for (const { start, stop } of context?.rings ?? []) expect(stop).toBeGreaterThan(start)
    expect(context?.gains[0]).toEqual([0.4])
  })

  test('makes one context for all, and none before the page was touched', () => {
    const { player, wish } = setUp()
    wish.isTouched = false
    player.play(['turn'])
    expect(FakeContext.made).toHaveLength(0)
    wish.isTouched = true
    player.play(['turn'])
    player.play(['turn'])
    expect(FakeContext.made).toHaveLength(1)
  })

  test('makes none where sound is off, and falls silent at once when it is turned off', () => {
    const { player, wish } = setUp()
    wish.loudness = 0
    player.play(['turn'])
    player.follow()
    expect(FakeContext.made).toHaveLength(0)
    wish.loudness = 0.9
    player.play(['won'])
    wish.loudness = 0
    player.follow()
    const [context] = FakeContext.made
    expect(context?.gains[0]?.at(-1)).toBe(0)
    expect(context?.closed).toBe(true)
    // And is heard again when it is turned on.
    wish.loudness = 0.15
    player.play(['turn'])
    expect(FakeContext.made).toHaveLength(2)
  })

  test('follows the volume while something rings, and wakes a page that was asleep', () => {
    const { player, wish } = setUp()
    player.play(['won'])
    wish.loudness = 0.9
    player.follow()
    const [context] = FakeContext.made
    expect(context?.gains[0]).toEqual([0.4, 0.9])
    expect(context?.closed).toBe(false)
    if (context === undefined) throw new Error('no context')
    context.state = 'suspended'
    player.play(['turn'])
    expect(context.state).toBe('running')
  })

  test('every sound is short and never louder than can be', () => {
    for (const notes of Object.values(TONES)) {
      for (const { at, length, level } of notes) {
        expect(at + length).toBeLessThan(2)
        expect(level).toBeGreaterThan(0)
        expect(level).toBeLessThan(1)
      }
    }
  })
})

describe('what is heard', () => {
  /** All sounds of a game for one viewer, move by move. */
  const heard = (viewer: number | null, more: Partial<TableState> = {}): readonly (readonly Sound[])[] => {
    const match = matchOf('duel', 2, { wonders: 'firstGame' })
    const sounds: (readonly Sound[])[] = []
    let before = stateOf(match, viewer, 0, more)
    while (match.outcome() === null) {
      const seat = match.deciders()[0] ?? 0
      const moves = match.legal(seat)
      match.submit(seat, moves[(match.ply * 5) % moves.length])
      const after = stateOf(match, viewer, 0, more)
      sounds.push(soundsOf(before, after))
      before = after
    }
    return sounds
  }

  test('every move is heard, one’s turn when it comes, and how it ended', () => {
    const sounds = heard(0)
    for (const each of sounds) expect(each[0]).toBe('placed')
    expect(sounds.flat()).toContain('turn')
    expect(sounds.flat()).toContain('coins')
    expect(sounds.flat()).toContain('conflict')
    expect(['won', 'lost']).toContain(sounds.at(-1)?.at(-1))
    expect(sounds.slice(0, -1).flat()).not.toContain('lost')
  })

  test('to those who watch, and to several at one screen, it is simply over', () => {
    expect(heard(null).at(-1)?.at(-1)).toBe('over')
    expect(heard(null).flat()).not.toContain('turn')
    expect(
      heard(0, { yours: [0, 1] })
        .at(-1)
        ?.at(-1),
    ).toBe('over')
  })

  test('another table, or the same state once more, is silence', () => {
    const match = matchOf('duel')
    const state = stateOf(match, 0)
    expect(soundsOf(state, state)).toEqual([])
    expect(soundsOf({ ...state, id: 'another' }, state)).toEqual([])
    expect(soundsOf({ ...state, seen: null }, state)).toEqual([])
  })
})

test('sound is off until somebody turns it on, and the choice is kept', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', memoryOver(kept))
  const { volumeSetting } = await import('./volume.ts')
  expect(volumeSetting.now()).toBe('off')
  volumeSetting.choose('low')
  expect(kept.get('ecumene.sound')).toBe('low')
  vi.resetModules()
  expect((await import('./volume.ts')).volumeSetting.now()).toBe('low')
  vi.unstubAllGlobals()
})
