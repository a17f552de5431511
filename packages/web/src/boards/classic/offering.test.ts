import { classic, dealOf, type Event, type OfferView, offerOf, type PlayerView, type View } from '@ecumene/classic'
import { translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { fatesOf, lastSettled } from './offer-fates.ts'
import { answersIn, changed, countsOf, givable, NOTHING, onceMore, turnedRound, wantable } from './offering.ts'

const { say } = translator(classic.presentation.words, 'en', (seat) => `P${seat}`)

const [player] = (matchOf('classic').view(0) as View).players
const rich: PlayerView = {
  ...(player as PlayerView),
  trade: 3,
  culture: 0,
  resources: [0, 2, 0, 0],
  huts: 2,
  handBacks: { ancient: 2, medieval: 0, modern: 0 },
  own: {
    huts: [1, 0, 0, 0, 1, 0],
    villages: [0, 0, 0, 0, 0, 0],
    hand: ['drought', 'drought'],
    units: [],
    research: null,
  },
}

test('an offer names what is given by its face and what is asked for by its back', () => {
  expect(givable(rich, say).map(({ id, most }) => [id, most])).toEqual([
    ['trade', 3],
    ['silk', 2],
    ['hut.wheat', 1],
    ['hut.spy', 1],
    ['drought', 2],
  ])
  expect(wantable(rich, say).map(({ id, most }) => [id, most])).toEqual([
    ['trade', 3],
    ['silk', 2],
    ['hut', 2],
    ['ancient', 2],
  ])
  expect(givable({ ...rich, own: null }, say)).toEqual([])
})

test('a click puts one more on a scale, never more than there is, and a click on the scale takes it back', () => {
  const silk = { id: 'silk', most: 2 }
  const one = changed(NOTHING, silk, 1)
  expect([...one]).toEqual([['silk', 1]])
  expect([...changed(one, silk, 5)]).toEqual([['silk', 2]])
  expect([...changed(one, silk, -1)]).toEqual([])
  expect([...changed(NOTHING, silk, -1)]).toEqual([])
})

test('scales make the offer that the notation knows', () => {
  const give = changed(changed(NOTHING, { id: 'trade', most: 3 }, 2), { id: 'hut.spy', most: 1 }, 1)
  const want = changed(NOTHING, { id: 'ancient', most: 2 }, 1)
  const notation = classic.notation.notate(offerOf(dealOf(1, give, want)))
  expect(notation).toBe('offer 1 trade*2,hut.spy*1 for ancient*1')
  expect(givable(rich, say).map(({ id }) => id)).toEqual(expect.arrayContaining([...give.keys()]))
  expect(wantable(rich, say).map(({ id }) => id)).toEqual(expect.arrayContaining([...want.keys()]))
})

test('a counter turns an offer round: what was asked for by its back is given by its face, as far as it is there', () => {
  const none = { trade: 0, culture: 0, resources: [0, 0, 0, 0], huts: 0, villages: 0, events: [0, 0, 0] }
  const offer: OfferView = {
    number: 3,
    from: 1,
    to: 0,
    give: { ...none, culture: 4, villages: 1 },
    want: { ...none, trade: 9, resources: [0, 1, 0, 0], huts: 2, events: [1, 0, 0] },
  }
  const draft = turnedRound(offer, rich)
  expect(draft.to).toBe(1)
  expect([...draft.want]).toEqual([
    ['culture', 4],
    ['village', 1],
  ])
  expect([...draft.give]).toEqual([
    ['trade', 3],
    ['silk', 1],
    ['hut.wheat', 1],
    ['hut.spy', 1],
    ['drought', 1],
  ])
  expect([...countsOf(none)]).toEqual([])
})

test('an offer that was declined lies on the scales again as it was, with the faces that are there', () => {
  const none = { trade: 0, culture: 0, resources: [0, 0, 0, 0], huts: 0, villages: 0, events: [0, 0, 0] }
  const mine: OfferView = {
    number: 3,
    from: 0,
    to: 2,
    give: { ...none, trade: 2, huts: 1 },
    want: { ...none, culture: 1 },
  }
  const draft = onceMore(mine, rich)
  expect(draft.to).toBe(2)
  expect([...draft.give]).toEqual([
    ['trade', 2],
    ['hut.wheat', 1],
  ])
  expect([...draft.want]).toEqual([['culture', 1]])
})

const bundle = (trade: number) => ({
  trade,
  culture: 0,
  resources: [0, 0, 0, 0],
  huts: 0,
  villages: 0,
  events: [0, 0, 0],
})

const made = (seat: number, partner: number, trade: number): Event => ({
  kind: 'offerMade',
  seat,
  partner,
  give: bundle(trade),
  want: bundle(1),
})

const began: Event = { kind: 'phaseBegan', phase: 'trade' }

const historyOf = (told: readonly Event[]) =>
  told.map((event, ply) => ({ ply, seat: 0, events: [event], undone: false }))

test('one learns what became of every offer one made or was made, until the phase ends', () => {
  const told: readonly Event[] = [
    made(0, 1, 9),
    began,
    made(0, 1, 1),
    made(2, 0, 2),
    made(0, 1, 3),
    made(0, 2, 4),
    made(0, 1, 5),
    made(0, 2, 6),
    { kind: 'exchanged', seat: 0, partner: 1, give: bundle(3), want: bundle(1) },
    { kind: 'offerDeclined', seat: 1, partner: 0 },
    { kind: 'offerWithdrawn', seat: 0, partner: 2 },
  ]
  const history = historyOf(told)
  const open: readonly OfferView[] = [{ number: 6, from: 0, to: 2, give: bundle(6), want: bundle(1) }]
  const fates = fatesOf({ history, open }, 0)
  expect(fates.map(({ number, fate }) => [number, fate])).toEqual([
    [1, 'declined'],
    [2, 'lapsed'],
    [3, 'accepted'],
    [4, 'withdrawn'],
    [5, 'lapsed'],
    [6, 'open'],
  ])
  // With each partner the last that was accepted, and the last that was not.
  expect(lastSettled(fates, 0).map(({ number }) => number)).toEqual([3, 4, 5])
  // Whoever has declined knows; what lapsed or was taken back meanwhile is news.
  expect(fatesOf({ history, open }, 1).map(({ fate }) => fate)).toEqual(['declined', 'accepted', 'lapsed'])
  expect(lastSettled(fatesOf({ history, open }, 1), 1).map(({ number }) => number)).toEqual([5])
  expect(fatesOf({ history: [...history, { ply: 99, seat: 0, events: [began], undone: false }], open: [] }, 0)).toEqual(
    [],
  )
})

test('an offer is accepted, and has not lapsed, while it is chosen what is handed over face down', () => {
  const told: readonly Event[] = [began, made(1, 0, 1), { kind: 'offerAccepted', seat: 0, partner: 1 }]
  const fateOf = (history: readonly Event[]) => fatesOf({ history: historyOf(history), open: [] }, 0)
  expect(fateOf(told).map(({ fate }) => fate)).toEqual(['accepted'])
  const done: Event = { kind: 'exchanged', seat: 1, partner: 0, give: bundle(1), want: bundle(1) }
  expect(fateOf([...told, done, made(1, 0, 2)]).map(({ fate }) => fate)).toEqual(['accepted', 'lapsed'])
})

test('whoever ends trading has declined what lay before them, and nothing that is offered later', () => {
  const told: readonly Event[] = [
    began,
    made(0, 1, 1),
    made(0, 2, 2),
    { kind: 'tradingDone', seat: 1 },
    made(0, 1, 3),
    { kind: 'tradingDone', seat: 0 },
  ]
  expect(fatesOf({ history: historyOf(told), open: [] }, 0).map(({ fate }) => fate)).toEqual([
    'declined',
    'lapsed',
    'lapsed',
  ])
})

test('the answers to an offer are known by what they are', () => {
  expect(answersIn(['accept 2', 'decline 2', 'done', 'accepted']).map(({ kind, offer }) => [kind, offer])).toEqual([
    ['accept', 2],
    ['decline', 2],
  ])
})
