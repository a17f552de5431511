import { readFileSync } from 'node:fs'
import { dawn, type Event, type View } from '@ecumene/dawn'
import { importMatch, type Seen, seen as seenBy } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { storyOf } from './end-story.ts'

const FIXTURES = new URL('../../../../dawn/src/', import.meta.url)

const finished = (file: string) => {
  const read = importMatch([dawn], readFileSync(new URL(file, FIXTURES), 'utf8'))
  if (!read.ok) throw new Error(read.error.message)
  const outcome = read.value.outcome()
  if (outcome === null) throw new Error(`${file} is not over`)
  const seen = seenBy(read.value, null) as Seen<View, Event>
  return { outcome, seen, stories: seen.view.players.map((_player, seat) => storyOf(seen, outcome, seat)) }
}

test.each([
  'fixtures/two-players.match',
  'fixtures/four-players-first-map.match',
  'terra/fixtures/five-players-built-map.match',
])('everybody is told what was fulfilled and what was not: %s', (file) => {
  const { outcome, seen, stories } = finished(file)
  for (const { seat, fulfilled, missing } of stories) {
    const cards = seen.view.players[seat]?.agendas ?? []
    expect(fulfilled.length + missing.length).toBe(cards.length)
    expect(fulfilled).toHaveLength(outcome.scores[seat]?.['agendas'] ?? -1)
    for (const { have, need } of missing) expect(have).toBeLessThan(need)
    for (const { agenda, round, ply, space } of fulfilled) {
      expect(round).toBeGreaterThan(0)
      const { events = [] } = seen.history.find((item) => item.ply === ply) ?? {}
      expect(events).toContainEqual({ kind: 'agendaFulfilled', seat, agenda })
      if (space !== null) expect(events).toContainEqual(expect.objectContaining({ space }))
    }
  }
  const [winner = -1] = outcome.winners
  expect(stories[winner]?.fulfilled.length).toBeGreaterThan(0)
  expect(stories.some(({ fulfilled }) => fulfilled.some(({ space }) => space !== null))).toBe(true)
})

test('a nearer agenda of a card stands for it', () => {
  const { outcome, seen } = finished('fixtures/two-players.match')
  const { view } = seen
  const one = {
    marked: false,
    progress: [{ agenda: 'explorer', have: 3, need: 15 } as const, { agenda: 'aesthetic', have: 1, need: 2 } as const],
  }
  const players = view.players.map((player) => ({ ...player, agendas: [one] }))
  expect(storyOf({ ...seen, view: { ...view, players } }, outcome, 0).missing).toEqual([one.progress[1]])
})
