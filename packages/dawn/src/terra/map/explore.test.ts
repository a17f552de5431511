import { numberAt, readOptions } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { CARD_TYPE } from '../../data/cards.ts'
import { leaderNumber } from '../../data/leaders.ts'
import { ALL_TILES } from '../../data/tiles.ts'
import { ECONOMY, NONE, WATER } from '../../data/types.ts'
import { dawn } from '../../game.ts'
import { distance, type Hex, type Placement } from '../../hex.ts'
import { boardOf, hexesLaid, resourceOn, tileOn } from '../../rules/map/board.ts'
import { put } from '../../rules/map/pieces.ts'
import { type Laying, placementOf } from '../../rules/moves.ts'
import { askAgain, CITY, CITY_STATE, ON_CARD, type State } from '../../rules/state.ts'
import { resolvingIn } from '../../rules/undertakings.ts'
import { asked, frame, laid, legal, play, player, refusal } from '../../testing/play.ts'
import { WATER_TOKEN } from '../data/forts.ts'
import { terraOf } from '../state.ts'
import { armyFigure, whyNotExplore } from './explore.ts'
import { isFort } from './map.ts'

const kindAt = (state: State, space: number): string | undefined =>
  ALL_TILES[tileOn(boardOf(state.layout), space) - 1]?.kind

const spacesWhere = (state: State, test: (space: number) => boolean): readonly number[] =>
  state.owner.map((_owner, space) => space).filter(test)

/** An edge space of a seat's capital tile without water, or of any tile of another kind. */
const edges = (state: State, kind: string, seat: number | null = null): readonly number[] => {
  const board = boardOf(state.layout)
  const tile = seat === null ? null : board.tile[player(state, seat).capital]
  return spacesWhere(
    state,
    (space) =>
      board.edge[space] === 1 &&
      board.terrain[space] !== WATER &&
      state.piece[space] === 0 &&
      kindAt(state, space) === kind &&
      (tile === null || board.tile[space] === tile),
  )
}

/** The first player's turn on a real map, with a caravan on a space, its economy card chosen. */
const sendFrom = (place: (state: State) => number, seats = 3, seed = 'explore'): State => {
  const read = readOptions(dawn.options, { terra: true })
  if (!read.ok) throw new Error(read.error)
  const state = dawn.setup(read.value, seats, seed)
  play(state, 'direction 0')
  state.barbarians = state.barbarians.map((at) => (at >= 0 ? -1 : at))
  const { caravans, row } = player(state, state.active)
  const at = place(state)
  caravans[0] = at
  play(state, `focus ${row.findIndex((card) => CARD_TYPE[card] === ECONOMY) + 1}`)
  if (at >= 0) play(state, `caravan ${at}`)
  return state
}

/** The edge space of the player's capital tile with the most room around it. */
const ownEdge = (state: State): number => {
  const { neighbours } = boardOf(state.layout)
  const room = (space: number): number =>
    neighbours.slice(space * 6, space * 6 + 6).filter((near) => near === NONE).length
  return numberAt(
    [...edges(state, 'capital', state.active)].sort((one, other) => room(other) - room(one)),
    0,
  )
}

const hexOf = (state: State, space: number): Hex => {
  const { q, r } = boardOf(state.layout)
  return { q: numberAt(q, space), r: numberAt(r, space) }
}

const touches = (one: readonly Hex[], other: Hex): boolean => one.some((hex) => distance(hex, other) === 1)

/** Laid spaces, water tokens aside, that a tile would touch. */
const touched = ({ layout }: State, move: Laying): number => touchedOf(layout, move)

const touchedOf = (layout: readonly Placement[], move: Laying): number => {
  const own = hexesLaid(placementOf(move, 1))
  return layout
    .filter(({ tile }) => tile !== WATER_TOKEN)
    .flatMap(hexesLaid)
    .filter((hex) => touches(own, hex)).length
}

describe('exploring', () => {
  const fromOwnEdge = () => {
    const state = sendFrom(ownEdge)
    expect(legal(state)).toContain('explore')
    const steps = dawn.view(state, null).walking?.steps as number
    play(state, 'explore')
    expect(asked(state)).toBe('exploredTile')
    const [tile, [place]] = [state.laying, legal(state) as readonly [string]]
    const side = place.startsWith('lay A') ? 'A' : 'B'
    expect(play(state, place)).toContainEqual({ kind: 'tileLaid', seat: state.active, tile, side })
    expect(dawn.view(state, null).walking?.steps).toBe(steps - 1)
  }
  test('T-11.1 a caravan on an edge space of a capital tile may explore for one point of movement', fromOwnEdge)
  test('T-11.4 exploring is optional', fromOwnEdge)
  test('T-EX6 a caravan on a tile without capital cannot explore', () => {
    const state = sendFrom((one) => edges(one, 'plain')[0] ?? numberAt(edges(one, 'cityState'), 0), 4)
    expect(refusal(state, 'explore')).toBe('noCapitalTile')
    expect(legal(state)).not.toContain('explore')
  })
  test('T-11.1 not on an inner space', () => {
    const state = sendFrom(ownEdge)
    const board = boardOf(state.layout)
    const [inner] = spacesWhere(state, (space) => board.edge[space] === 0 && kindAt(state, space) === 'capital')
    askAgain(state, { ...frame(state, 'caravan'), at: inner as number })
    expect(refusal(state, 'explore')).toBe('noEdge')
  })
  const anyCapitalTile = () => {
    const state = sendFrom((one) => numberAt(edges(one, 'capital', (one.active + 1) % 3), 0))
    expect(legal(state)).toContain('explore')
  }
  test('T-11.2 any player’s capital tile serves', anyCapitalTile)
  test('T-A5 another player’s capital tile allows exploring', anyCapitalTile)
  test('T-11.3 a caravan on the card explores from the city it starts in, and then stands there', () => {
    const state = sendFrom(() => ON_CARD)
    const city = ownEdge(state)
    put(state, city, state.active, CITY, undefined)
    player(state, state.active).leader = leaderNumber('rome')
    play(state, `depart ${city}`)
    expect(legal(state)).toContain('explore')
    play(state, 'explore')
    expect(player(state, state.active).caravans[0]).toBe(city)
  })
  const bottomTile = () => {
    const state = sendFrom(ownEdge)
    const [bottom] = terraOf(state).stack
    const random = JSON.stringify(state.random)
    const events = play(state, 'explore')
    expect(state.laying).toBe(bottom)
    expect(events).toContainEqual({ kind: 'tileDrawn', seat: state.active, tile: bottom })
    expect(JSON.stringify(state.random)).toBe(random)
    expect(dawn.proof.reveals({ kind: 'tileDrawn', seat: 0, tile: 1 })).toBe(true)
  }
  test('T-11.5 the bottom tile of the stack is drawn', bottomTile)
  test('T-18.2 drawing it is no new chance', bottomTile)
  const allPlaces = () => {
    const state = sendFrom(ownEdge)
    play(state, 'explore')
    const figure = hexOf(state, frame(state, 'exploredTile').from)
    const moves = laid(dawn.presentation.candidates(state, state.active))
    expect(new Set(moves.map((move) => move.facing)).size).toBe(12)
    let tooFew = 0
    for (const move of moves) {
      expect(touches(hexesLaid(placementOf(move, 1)), figure)).toBe(true)
      const enough = touched(state, move) >= 4
      if (!enough) tooFew++
      expect(refusal(state, move.notation)).toBe(enough ? '' : 'touchesTooFew')
    }
    expect(tooFew).toBeGreaterThan(0)
    expect(legal(state).length).toBe(moves.length - tooFew)
    expect(refusal(state, 'lay A0 40 40')).toBe('missesFigure')
  }
  test('T-11.6 side, rotation and position are free', allPlaces)
  test('T-11.7 the tile touches at least four laid spaces', allPlaces)
  test('T-11.8 the figure’s space is among them', allPlaces)
  const fortsCount = () => {
    const withoutForts = ({ layout }: State, move: Laying): number =>
      touchedOf(
        layout.filter(({ tile }) => !isFort(tile)),
        move,
      )
    for (let seed = 0; seed < 40; seed++) {
      const state = sendFrom(ownEdge, 5, `fort ${seed}`)
      for (const edge of edges(state, 'capital')) {
        const copy = dawn.clone(state)
        askAgain(copy, { ...frame(copy, 'caravan'), at: edge })
        play(copy, 'explore')
        if (asked(copy) !== 'exploredTile') continue
        // A place that has four spaces only with a fort among them.
        const needsFort = laid(dawn.legal(copy, copy.active)).find((move) => withoutForts(copy, move) < 4)
        if (needsFort === undefined) continue
        expect(touched(copy, needsFort)).toBeGreaterThanOrEqual(4)
        return
      }
    }
    throw new Error('no place needs a fort')
  }
  test('T-11.9 forts are spaces that count', fortsCount)
  test('T-A6 a fort counts as a placed space', fortsCount)
  const noPlace = () => {
    for (let seed = 0; seed < 200; seed++) {
      const state = sendFrom(ownEdge, 5, `nowhere ${seed}`)
      for (const edge of edges(state, 'capital')) {
        const copy = dawn.clone(state)
        askAgain(copy, { ...frame(copy, 'caravan'), at: edge })
        const [bottom] = terraOf(copy).stack
        play(copy, 'explore')
        if (asked(copy) === 'exploredTile') continue
        expect(terraOf(copy).stack.at(-1)).toBe(bottom)
        expect(dawn.view(copy, null).modules.terra?.stack.seen).toEqual([bottom])
        expect(frame(copy, 'caravan').walked).toBe(1)
        expect(refusal(copy, 'explore')).toBe('explored')
        return
      }
    }
    throw new Error('every edge has room')
  }
  test('T-11.10 a tile without a place goes to the top of the stack, and the point is spent', noPlace)
  test('T-A7 a failed exploration uses up the point and the figure’s exploration', noPlace)
  test('T-11.11 a tile that has a place must be placed', () => {
    const state = sendFrom(ownEdge)
    play(state, 'explore')
    expect(legal(state).every((move) => move.startsWith('lay '))).toBe(true)
  })
  const newTileIsFilled = () => {
    const seen = new Set<string>()
    for (const tile of [1, 2, 6, 12, 15, 18, 20]) {
      const state = sendFrom(ownEdge)
      const terra = terraOf(state)
      const laid = state.layout.some((placement) => placement.tile === tile)
      if (laid) continue
      terra.stack = [tile, ...terra.stack.filter((other) => other !== tile)]
      const from = state.owner.length
      play(state, 'explore')
      play(state, legal(state)[0] as string)
      const board = boardOf(state.layout)
      for (let space = from; space < board.size; space++) {
        if (board.cityState[space] !== NONE) {
          seen.add('cityState')
          expect(state.piece[space]).toBe(CITY_STATE)
        }
        if (board.naturalWonder[space] !== NONE) seen.add('naturalWonder')
        if (board.resource[space] !== NONE) {
          seen.add('resource')
          expect(state.token[space]).toBe(resourceOn(board, space) + 1)
        }
        const letter = numberAt(board.barbarian, space)
        if (letter !== NONE) {
          seen.add('barbarian')
          expect(state.barbarians[letter]).toBe(space)
        }
      }
      expect(dawn.proof.audit(state)).toEqual([])
    }
    expect([...seen].sort()).toEqual(['barbarian', 'cityState', 'naturalWonder', 'resource'])
  }
  test('T-11.12 the new tile’s icons are filled', newTileIsFilled)
  test('T-11.13 a new city-state stands there, and its cards are available', newTileIsFilled)
  test('T-EX17 flask and letter, resource and natural wonder each get their token', newTileIsFilled)
  test('T-11.14 holes the new tile encloses are water, and every space keeps its number', () => {
    for (let seed = 0; seed < 40; seed++) {
      const state = sendFrom(ownEdge, 5, `hole ${seed}`)
      const before = hexesOfBoard(state)
      play(state, 'explore')
      if (asked(state) !== 'exploredTile') continue
      for (const move of legal(state)) {
        const copy = dawn.clone(state)
        const tokens = copy.layout.filter(({ tile }) => tile === WATER_TOKEN).length
        play(copy, move)
        expect(hexesOfBoard(copy).slice(0, before.length)).toEqual(before)
        if (copy.layout.filter(({ tile }) => tile === WATER_TOKEN).length === tokens) continue
        expect(boardOf(copy.layout).terrain[copy.owner.length - 1]).toBe(WATER)
        return
      }
    }
    throw new Error('no hole')
  })
  test('T-11.15 the direction token keeps its orientation', () => {
    const state = sendFrom(ownEdge)
    const { direction } = state
    play(state, 'explore')
    play(state, legal(state)[0] as string)
    expect(state.direction).toBe(direction)
  })
  test('T-11.16 the caravan goes on, also onto the new tile', () => {
    const state = sendFrom(ownEdge)
    const from = state.owner.length
    state.resolving = { ...resolvingIn(state), slot: 5 }
    play(state, 'explore')
    // Of all places one lets the caravan step onto the new tile at once.
    const onto = legal(state).some((move) => {
      const copy = dawn.clone(state)
      play(copy, move)
      return dawn.legal(copy, copy.active).some((next) => next.kind === 'step' && next.space >= from)
    })
    expect(onto).toBe(true)
  })
  test('T-11.17 once per turn for each figure', () => {
    const state = sendFrom(ownEdge)
    play(state, 'explore')
    play(state, legal(state)[0] as string)
    askAgain(state, { ...frame(state, 'caravan'), at: numberAt(edges(state, 'capital'), 0) })
    expect(refusal(state, 'explore')).toBe('explored')
  })
  test('T-11.18 another caravan, or an army, may explore in the same turn', () => {
    const state = sendFrom(ownEdge)
    play(state, 'explore')
    play(state, legal(state)[0] as string)
    const at = numberAt(edges(state, 'capital'), 0)
    expect(whyNotExplore(state, 1, at, 1)).toBeNull()
    expect(whyNotExplore(state, armyFigure(0), at, 1)).toBeNull()
  })
  test('T-11.19 not with an empty stack', () => {
    const state = sendFrom(ownEdge)
    terraOf(state).stack = []
    expect(refusal(state, 'explore')).toBe('stackEmpty')
  })
})

const hexesOfBoard = (state: State): readonly Hex[] => state.owner.map((_owner, space) => hexOf(state, space))
