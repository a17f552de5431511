import { membersOf, seeded, type Viewer } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import { CARD_PIECES, cardNumbered, NONE, WONDER_PIECES } from '../data/pieces.ts'
import type { WonderId } from '../data/wonders.ts'
import { duel } from '../game.ts'
import { playout, seeds } from '../testing/playout.ts'
import { legal, openCards, play, position, refusal } from '../testing/position.ts'
import { RICH } from '../testing/prices.ts'
import type { View } from '../view.ts'
import { cardIn, type State } from './state.ts'

const DRAFT = { wonders: 'draft', centredPawn: 'begins', greatLibraryTokens: 'public' } as const
const VIEWERS: readonly Viewer[] = [0, 1, null]

/** Everything said in a view, except the kind of the pending decision: "library" is also the name of a card. */
const textOf = (view: View): string => JSON.stringify({ ...view, asked: view.asked?.seat })

const cardsNamedIn = (view: View): readonly CardId[] => {
  const text = textOf(view)
  return CARD_PIECES.map(({ id }) => id).filter((id) => text.includes(`"${id}"`))
}

const wondersNamedIn = (view: View): readonly WonderId[] => {
  const text = textOf(view)
  return WONDER_PIECES.map(({ id }) => id).filter((id) => text.includes(`"${id}"`))
}

const cardsIn = (state: State, slots: number): readonly CardId[] =>
  membersOf(slots).map((slot) => cardIn(state, slot).id)

const faceDown = (state: State): readonly CardId[] => cardsIn(state, state.present & ~state.faceUp)

/** The same position as far as the viewer knows, with everything hidden redrawn. */
const samples = (state: State, viewer: Viewer, count: number): readonly State[] =>
  seeds(count).map((seed) => duel.sample(state, viewer, seeded(seed)))

test('D-2.1 both players and the public see the same', () => {
  for (const seed of seeds(5)) {
    playout(seed, ({ after, events }) => {
      const [one, two, everyone] = VIEWERS.map((viewer) => duel.view(after, viewer))
      expect(one).toEqual(everyone)
      expect(two).toEqual(everyone)
      for (const event of events) {
        for (const viewer of VIEWERS) expect(duel.presentation.project(event, viewer)).toEqual(event)
      }
    })
  }
})

test('D-2.2 coins, cities, Wonders and Progress tokens of both players are public', () => {
  const state = position({
    cities: [
      {
        coins: 5,
        buildings: ['tavern', 'workshop'],
        wonders: ['the-sphinx'],
        built: ['piraeus'],
        progress: ['law'],
      },
      { coins: 11, buildings: ['quarry'], wonders: ['the-colossus', 'the-pyramids'], progress: ['economy'] },
    ],
  })
  for (const viewer of VIEWERS) {
    const [one, two] = duel.view(state, viewer).cities
    expect(one).toMatchObject({
      coins: 5,
      buildings: ['workshop', 'tavern'],
      progress: ['law'],
      symbols: ['pendulum', 'law'],
      chains: ['amphora'],
    })
    expect(one.wonders.map(({ wonder, built }) => [wonder, built])).toEqual([
      ['piraeus', true],
      ['the-sphinx', false],
    ])
    expect(two).toMatchObject({ coins: 11, buildings: ['quarry'], progress: ['economy'], symbols: [], chains: [] })
    expect(two.wonders).toEqual([
      { wonder: 'the-colossus', built: false, under: null },
      { wonder: 'the-pyramids', built: false, under: null },
    ])
  }
})

test('D-2.3 the pawn and the tokens on the board are public', () => {
  const state = position({
    pawn: -2,
    board: ['law', 'economy', 'strategy'],
    open: ['guard-tower', 'tavern'],
    active: 1,
  })
  play(state, 'build guard-tower')
  for (const viewer of VIEWERS) {
    const view = duel.view(state, viewer)
    expect(view.pawn).toBe(-3)
    expect(view.militaryTokens).toEqual([
      { half: 0, distance: 6, coins: 5 },
      { half: 1, distance: 3, coins: 2 },
      { half: 1, distance: 6, coins: 5 },
    ])
    expect(view.progressOnBoard).toEqual(['economy', 'law', 'strategy'])
  }
})

test('D-2.4 face-up cards are public, and of face-down ones the place and the back', () => {
  for (const age of [1, 2, 3] as const) {
    const state = position({ age })
    for (const viewer of VIEWERS) {
      const { structure } = duel.view(state, viewer)
      expect(structure).toHaveLength(20)
      for (const [slot, seen] of structure.entries()) {
        const card = cardIn(state, slot)
        const isUp = (state.faceUp & (1 << slot)) !== 0
        expect(seen).toMatchObject({ card: isUp ? card.id : null, back: card.deck })
        expect(card.deck).toMatch(age === 3 ? /^age-3|guild$/ : `age-${age}`)
      }
    }
  }
  const opened = position({ open: ['tavern', 'altar'] })
  play(opened, 'discard tavern')
  expect(duel.view(opened, null).structure[0]).toBeNull()
})

test('D-2.5 nobody learns what a face-down card is before it is turned up', () => {
  for (const seed of seeds(5)) {
    playout(seed, ({ after, events }) => {
      for (const viewer of VIEWERS) {
        const named = cardsNamedIn(duel.view(after, viewer))
        for (const id of faceDown(after)) expect(named).not.toContain(id)
      }
      const told = JSON.stringify(events)
      for (const id of faceDown(after)) expect(told).not.toContain(`"card":"${id}"`)
    })
  }
  const state = position({ age: 2 })
  const [hidden] = faceDown(state)
  const absent = CARD_PIECES.find(({ number, deck }) => deck === 'age-2' && !state.slots.includes(number))
  // Asking for a hidden card is answered like asking for one that is not there.
  expect(refusal(state, `build ${hidden}`)).toBe('reason.notInStructure')
  expect(refusal(state, `build ${absent?.id}`)).toBe('reason.notInStructure')
  const candidates = duel.presentation
    .candidates(state, state.active)
    .flatMap((move) => ('card' in move ? [move.card] : []))
  for (const id of faceDown(state)) expect(candidates.map((card) => cardNumbered(card).id)).not.toContain(id)
  for (const viewer of VIEWERS) {
    const guesses = new Set(samples(state, viewer, 60).map((sample) => faceDown(sample)[0]))
    expect(guesses.size).toBeGreaterThan(5)
  }
})

test('D-2.6 undealt decks, removed cards and the choice of Guilds are hidden', () => {
  const first = position({ age: 1 })
  for (const viewer of VIEWERS) {
    expect(cardsNamedIn(duel.view(first, viewer)).toSorted()).toEqual(cardsIn(first, first.faceUp).toSorted())
  }
  const last = position({ age: 2, open: ['brewery'] })
  for (const viewer of VIEWERS) {
    const futures = samples(last, viewer, 30).map((sample) => {
      expect(duel.view(sample, viewer)).toEqual(duel.view(last, viewer))
      play(sample, 'discard brewery')
      return sample.slots
    })
    expect(new Set(futures.map(String)).size).toBe(30)
    const guilds = new Set(futures.flat().filter((card) => cardNumbered(card).deck === 'guild'))
    expect(guilds.size).toBe(7)
    const dealt = new Set(futures.flat().filter((card) => cardNumbered(card).deck === 'age-3'))
    expect(dealt.size).toBe(20)
  }
  const third = seeds(20).map((seed) => position({ age: 3, seed }))
  const buried = third.find((state) => faceDown(state).some((id) => id.endsWith('-guild')))
  if (buried === undefined) throw new Error('no seed hides a Guild')
  const guess = new Set(samples(buried, 0, 60).flatMap((s) => faceDown(s).filter((id) => id.endsWith('-guild'))))
  expect(guess.size).toBeGreaterThan(3)
})

test('D-2.7 Wonders not yet laid out are hidden, and so are the four that never will be', () => {
  const state = duel.setup(DRAFT, 2, 'hidden Wonders')
  for (const viewer of VIEWERS) {
    expect(wondersNamedIn(duel.view(state, viewer))).toEqual(duel.view(state, viewer).draft)
    expect(duel.view(state, viewer).draft).toHaveLength(4)
    const rows = samples(state, viewer, 20).map((sample) => {
      expect(duel.view(sample, viewer)).toEqual(duel.view(state, viewer))
      for (let pick = 0; pick < 3; pick++) play(sample, legal(sample)[0] as string)
      return duel.view(sample, viewer).draft.join()
    })
    expect(new Set(rows).size).toBeGreaterThan(5)
  }
  for (let pick = 0; pick < 6; pick++) play(state, legal(state)[0] as string)
  const owned = duel.view(state, null).cities.flatMap(({ wonders }) => wonders.map(({ wonder }) => wonder))
  expect(owned).toHaveLength(8)
  for (const viewer of VIEWERS) {
    expect(wondersNamedIn(duel.view(state, viewer)).toSorted()).toEqual(owned.toSorted())
  }
})

test('D-2.8 the discard pile is open to both, in and out of turn', () => {
  const state = position({ open: ['tavern', 'altar', 'baths'], discard: ['press'] })
  play(state, 'discard tavern')
  for (const viewer of VIEWERS) expect(duel.view(state, viewer).discard).toEqual(['press', 'tavern'])
  play(state, 'discard altar')
  for (const viewer of VIEWERS) expect(duel.view(state, viewer).discard).toEqual(['press', 'altar', 'tavern'])
})

test('D-2.9 everybody knows the card under a Wonder', () => {
  const state = position({
    open: ['press', 'tavern'],
    cities: [{ coins: RICH, wonders: ['the-pyramids', 'the-sphinx'] }, {}],
  })
  play(state, 'wonder the-pyramids press')
  for (const viewer of VIEWERS) {
    expect(duel.view(state, viewer).cities[0].wonders).toEqual([
      { wonder: 'the-pyramids', built: true, under: 'press' },
      { wonder: 'the-sphinx', built: false, under: null },
    ])
    for (const sample of samples(state, viewer, 5)) expect(sample.tucked).toEqual(state.tucked)
  }
})

test('D-2.10 tokens in the box are known; what will be drawn from them is not', () => {
  const state = position({
    board: ['law', 'economy', 'strategy', 'masonry', 'urbanism'],
    open: ['tavern', 'altar'],
    cities: [{ coins: RICH, wonders: ['the-great-library'] }, {}],
  })
  const boxed = ['agriculture', 'architecture', 'mathematics', 'philosophy', 'theology']
  for (const viewer of VIEWERS) {
    expect(duel.view(state, viewer).progressInBox).toEqual(boxed)
    const draws = samples(state, viewer, 60).map((sample) => {
      play(sample, 'wonder the-great-library tavern')
      return duel.view(sample, viewer).libraryTokens
    })
    for (const draw of draws) expect(draw.filter((token) => boxed.includes(token))).toHaveLength(3)
    expect(new Set(draws.map(String)).size).toBeGreaterThan(5)
  }
})

test('D-2.11 what goes back to the box during play is public', () => {
  const state = position({
    pawn: 2,
    board: ['law', 'economy', 'strategy', 'masonry', 'urbanism'],
    open: ['tavern', 'altar', 'guard-tower', 'baths'],
    cities: [
      { coins: RICH, built: ['the-colossus', 'the-sphinx', 'piraeus'], wonders: ['the-great-library'] },
      { built: ['the-mausoleum', 'the-pyramids', 'circus-maximus'], wonders: ['the-statue-of-zeus'] },
    ],
  })
  play(state, 'wonder the-great-library tavern')
  const [kept, ...refused] = duel.view(state, null).libraryTokens
  play(state, `library ${kept}`, 'discard altar', 'build guard-tower')
  for (const viewer of VIEWERS) {
    const view = duel.view(state, viewer)
    expect(view.progressInBox).toHaveLength(4)
    expect(view.progressInBox).toEqual(expect.arrayContaining(refused))
    expect(view.progressInBox).not.toContain(kept)
    expect(view.boxedWonders).toEqual(['the-statue-of-zeus'])
    expect(view.militaryTokens.filter(({ half }) => half === 1)).toEqual([{ half: 1, distance: 6, coins: 5 }])
  }
})

test('D-2.12 a view holds nothing from which a hidden card could be worked out', () => {
  const seed = 'ostracon of Themistocles'
  playout(seed, ({ after }) => {
    for (const viewer of VIEWERS) {
      const view = duel.view(after, viewer)
      const text = JSON.stringify(view)
      expect(text).not.toContain(seed)
      for (const word of [after.random.a, after.random.b, after.random.c]) {
        if (Math.abs(word) > 1_000_000) expect(text).not.toContain(String(word))
      }
      expect(Object.keys(view)).not.toEqual(expect.arrayContaining(['random']))
      for (const slot of view.structure) {
        if (slot === null || slot.card !== null) continue
        expect(Object.keys(slot).toSorted()).toEqual(['back', 'card', 'open', 'row', 'x'])
      }
      // Hidden things may be swapped, and the view stays exactly the same.
      for (const sample of samples(after, viewer, 2)) expect(JSON.stringify(duel.view(sample, viewer))).toBe(text)
    }
  })
  const state = position({ age: 1 })
  const shuffled = samples(state, null, 20)
  expect(new Set(shuffled.map(({ slots }) => String(slots))).size).toBe(20)
  expect(new Set(shuffled.map(({ random }) => random.a)).size).toBe(20)
  for (const sample of shuffled) {
    expect(openCards(sample)).toEqual(openCards(state))
    expect(sample.slots.includes(NONE)).toBe(false)
  }
})
