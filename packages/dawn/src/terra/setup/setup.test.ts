import { numberAt, readOptions, recordingChance, replayingChance, seatsWith } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { ALL_VICTORY_CARDS } from '../../data/agendas.ts'
import { CARD_TYPE, cardNumber, cardNumbered } from '../../data/cards.ts'
import { ALL_LEADERS, type LeaderId, leaderNumber } from '../../data/leaders.ts'
import { ALL_TILES } from '../../data/tiles.ts'
import { MILITARY, NONE, WATER } from '../../data/types.ts'
import { wonderNumber } from '../../data/wonders.ts'
import { dawn } from '../../game.ts'
import { distance, type Hex } from '../../hex.ts'
import { kitOf } from '../../kits.ts'
import { hasWonder } from '../../rules/industry/wonders.ts'
import { boardOf, hexesLaid, hexOn } from '../../rules/map/board.ts'
import { type Laying, layMove, placementOf } from '../../rules/moves.ts'
import { takeLeader } from '../../rules/setup/steps.ts'
import { NATURAL_TOKEN, ON_CARD, type Options, OUT_OF_PLAY, type State } from '../../rules/state.ts'
import { sample } from '../../sample.ts'
import { asked, laid, legal, play, player, refusal } from '../../testing/play.ts'
import { DEFAULT_OPTIONS } from '../../testing/position.ts'
import { SHARED_PIECES } from '../data/box.ts'
import { WATER_TOKEN } from '../data/forts.ts'
import { isFort } from '../map/map.ts'
import { terraOf, terraPlayer } from '../state.ts'
import { terraPosition } from '../testing/terra-position.ts'

const optionsWith = (options: Partial<Options>): Options => {
  const read = readOptions(dawn.options, { terra: true, ...options })
  if (!read.ok) throw new Error(read.error)
  return read.value
}

const start = (seats: number, options: Partial<Options> = {}, seed = 'set-up'): State =>
  dawn.setup(optionsWith(options), seats, seed)

/** A game in which the players build the map, up to a decision of this kind. */
const startAt = (kind: string, seats: number, seed = 'set-up'): State => {
  const state = start(seats, { map: 'build' }, seed)
  while (asked(state) !== kind) play(state, legal(state)[0] as string)
  return state
}

const idsOf = (cards: readonly number[]): readonly string[] => cards.map((card) => cardNumbered(card).id)

/** The hexes of the laid tiles of some kind that touch a hex. */
const touching = (state: State, hexes: readonly Hex[], counts: (index: number) => boolean): number =>
  state.layout
    .filter((_placement, index) => counts(index))
    .flatMap(hexesLaid)
    .filter((laid) => hexes.some((hex) => distance(hex, laid) === 1)).length

const isCore =
  (state: State) =>
  (index: number): boolean =>
    index < terraOf(state).core

test('T-3.25 forts and capital tiles are announced as they are laid', () => {
  const state = startAt('fort', 2)
  const [seat] = dawn.deciders(state) as readonly [number]
  const space = state.owner.length
  expect(play(state, legal(state)[0] as string)[0]).toEqual({ kind: 'fortPlaced', seat, space })
  for (const side of ['A', 'B'] as const) {
    const building = startAt('capitalTile', 2)
    const move = legal(building).find((text) => text.startsWith(`lay ${side}`)) as string
    expect(play(building, move)[0]).toMatchObject({ kind: 'tileLaid', side })
  }
})

describe('using the expansion', () => {
  test('T-1.1 where the two rulebooks differ, the expansion wins: six slots, not five', () => {
    expect(kitOf(start(2)).slots).toEqual([1, 1, 2, 3, 4, 5])
    expect(kitOf(dawn.setup(optionsWith({ terra: false }), 2, 1)).slots).toEqual([1, 2, 3, 4, 5])
  })
  test('T-1.2 one option brings all parts; the others alone change nothing', () => {
    const plain = dawn.setup(optionsWith({ terra: false, peaceful: true, handicap1: 6 }), 2, 'seed')
    expect(plain).toMatchObject({ extras: {}, modules: 1 })
    expect(player(plain, 0).trade).toEqual([0, 0, 0, 0, 0])
  })
  test('T-1.2 a table has it only if it asks for it', () => {
    expect(readOptions(dawn.options, {})).toMatchObject({ ok: true, value: { terra: false, peaceful: false } })
  })
  test('T-1.3 two to five players; purple only here', () => {
    expect(seatsWith(dawn, optionsWith({}))).toEqual({ min: 2, max: 5 })
    expect(seatsWith(dawn, optionsWith({ terra: false }))).toEqual({ min: 2, max: 4 })
    expect(() => dawn.setup(optionsWith({ terra: false }), 5, 1)).toThrow('2 to 4')
    expect(dawn.view(start(5), null).players[4]?.colour).toBe('purple')
    const choosing = dawn.setup(optionsWith({ terra: false, colours: 'choose' }), 4, 1)
    expect(refusal(choosing, 'colour purple')).toBe('notAvailable')
  })
  const bothBoxes = () => {
    const kit = kitOf(start(2))
    expect([kit.leaders.length, kit.barbarians, kit.resourceTokens]).toEqual([18, 11, 10])
    expect(hasWonder(kit.wonders, wonderNumber('taj-mahal'))).toBe(true)
    expect(hasWonder(kit.wonders, wonderNumber('oracle'))).toBe(true)
    // Five players use all capital tiles.
    const state = start(5)
    const seen = [...terraOf(state).stack, ...state.layout.map(({ tile }) => tile)]
    for (let tile = 1; tile <= SHARED_PIECES.tiles; tile++) expect(seen).toContain(tile)
  }
  test('T-1.4 tiles, leaders, sights and barbarians of both boxes are in play', bothBoxes)
  test('T-1.7 the wonders of the expansion are added', bothBoxes)
  test('T-1.5 the dial and the row of the expansion are used', () => {
    const view = dawn.view(start(2), null)
    expect(view.section).toEqual(['spawn', 'wonder'])
    expect(view.coming).toEqual([
      ['raid'],
      ['district'],
      ['government', 'wonder'],
      ['raid'],
      ['district'],
      view.section,
    ])
    expect(view.players[0]?.row).toHaveLength(6)
  })
  test('T-A15 36 wonder cards: two of the fourteen new ones are versions of those removed', () => {
    const { wonders } = kitOf(start(2))
    expect(wonders.map((mask) => mask.toString(2).replaceAll('0', '').length)).toEqual([9, 9, 9, 9])
    for (const id of ['ti-pentagon', 'ti-machu-picchu'] as const) {
      expect(hasWonder(wonders, wonderNumber(id))).toBe(true)
    }
  })
  test('T-1.6 the old Pentagon and Machu Picchu are not in play', () => {
    const { wonders } = kitOf(start(2))
    for (const id of ['pentagon', 'machu-picchu'] as const) expect(hasWonder(wonders, wonderNumber(id))).toBe(false)
  })
  const victoryCards = () => {
    const { victoryCards } = kitOf(start(2))
    const agendas = victoryCards.map((card) => ALL_VICTORY_CARDS[card]?.join())
    expect(agendas).toHaveLength(10)
    expect(agendas).toContain('technophile-ti,scholarly')
    expect(agendas).not.toContain('technophile,scholarly')
  }
  test('T-1.8 the old Technophile card is never drawn', victoryCards)
  test('T-1.9 the new victory cards may be', victoryCards)
  const decks = () => {
    const deck = idsOf(kitOf(start(2)).deck.flat())
    expect(deck).toEqual(expect.arrayContaining(['irrigation', 'ti-masonry', 'ti-currency', 'ti-animal-husbandry']))
    for (const id of ['currency', 'animal-husbandry', 'masonry', 'flight']) expect(deck).not.toContain(id)
  }
  test('T-1.10 Currency, Animal Husbandry and the military cards of the base game are gone', decks)
  test('T-1.11 the expansion’s cards are in everyone’s deck', decks)
  const treaties = () => {
    const state = start(3)
    expect(state.treaties.filter((holder) => holder === NONE)).toHaveLength(15)
    expect(state.treaties[0]).not.toBe(NONE)
  }
  test('T-1.12 the old Open Borders are not in play', treaties)
  test('T-1.13 each colour has five diplomacy cards', treaties)
  const piecesOfAColour = () => {
    const state = start(2)
    const view = dawn.view(state, null)
    expect([view.players[0]?.unusedControls, view.players[0]?.unusedCities]).toEqual([34, 7])
    expect(player(state, 0).caravans).toHaveLength(3)
    expect(terraPlayer(state, 0)).toMatchObject({ armies: { length: 2 }, districts: { length: 5 } })
    expect(kitOf(state).deck.flat()).toHaveLength(24)
  }
  test('T-1.14 each colour has three control tokens more', piecesOfAColour)
  test('T-2.1 34 control tokens, 7 cities, 3 caravans, 2 armies, 5 districts, 24 cards of each colour', piecesOfAColour)
  test('T-2.4 resources run out, trade tokens do not', () => {
    const state = start(5, { handicap1: 18, handicap2: 18, handicap3: 18, handicap4: 18, handicap5: 18 })
    expect(state.players.flatMap(({ trade }) => trade).reduce((sum, count) => sum + count)).toBe(90)
    const onMap = state.token.filter((token) => token === 1).length
    expect(onMap + numberAt(state.supply, 0)).toBe(10)
  })
})

describe('information', () => {
  const stackIsHidden = () => {
    const state = start(3)
    const { stack } = terraOf(state)
    const view = dawn.view(state, 0).modules.terra
    expect(view?.stack).toEqual({ size: stack.length, seen: [], below: [] })
    const orders = [1, 2, 3, 4, 5].map((a) => terraOf(sample(state, 0, { a, b: 2, c: 3, d: 4 })).stack)
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1)
    for (const order of orders) expect([...order].sort()).toEqual([...stack].sort())
  }
  test('T-2.5 nobody knows the order of the stack: a sample redraws it', stackIsHidden)
  test('T-2.9 no view shows a tile of the stack', stackIsHidden)
  test('T-A17 not even the underside of the bottom tile is shown', stackIsHidden)
  test('T-2.6 tiles put back on top are public and stay where they are', () => {
    const state = start(3)
    const terra = terraOf(state)
    terra.known = 2
    const top = terra.stack.slice(-2)
    expect(dawn.view(state, null).modules.terra?.stack.seen).toEqual(top)
    for (const a of [1, 2, 3]) expect(terraOf(sample(state, 1, { a, b: 2, c: 3, d: 4 })).stack.slice(-2)).toEqual(top)
  })
  test('T-2.7 which wonders were removed is decided by nobody yet', () => {
    const state = start(2)
    // 36 cards: 4 face up, 24 to come, 8 that will never come.
    expect(state.decks.reduce((sum, count) => sum + count)).toBe(24)
    expect(state.unseen.map((mask) => mask.toString(2).replaceAll('0', '').length)).toEqual([8, 8, 8, 8])
  })
  test('T-2.8 armies, districts, governments and tokens on wonders are in every view', () => {
    const state = start(2)
    expect(dawn.view(state, 1)).toEqual(dawn.view(state, null))
    expect(dawn.view(state, 1).modules.terra).toMatchObject({
      wonderTokens: { culture: 0, science: 0, economy: 0, military: 0 },
      players: [{ armiesOnCard: 1, government: null }, { armiesOnCard: 1 }],
    })
  })
})

describe('leaders, colours and rows', () => {
  const leadersAreDealt = () => {
    const state = start(5)
    const leaders = state.players.map(({ leader }) => leader)
    expect(new Set(leaders).size).toBe(5)
    for (const leader of leaders) expect(kitOf(state).ownCards[leader]).toBeGreaterThanOrEqual(0)
    expect(start(5, {}, 'other').players.map(({ leader }) => leader)).not.toEqual(leaders)
  }
  test('T-3.1 everyone gets a random leader', leadersAreDealt)
  test('T-3.2 with its unique card', leadersAreDealt)
  test('T-3.3 players choose among five colours', () => {
    const state = start(3, { colours: 'choose' })
    expect(legal(state)).toContain('colour purple')
    play(state, 'colour purple')
    expect(refusal(state, 'colour purple')).toBe('taken')
  })
  const noGovernment = () => {
    for (const seat of [0, 1]) expect(terraPlayer(start(2), seat).government).toBe(NONE)
  }
  test('T-3.4 everyone’s government tokens are in hand', noGovernment)
  test('T-12.1 nobody starts with a government', noGovernment)
  test('T-3.6 the tech dial starts at 0', () => expect(player(start(2), 1).tech).toBe(0))
  test('T-3.7 the row has six slots numbered 1, 1, 2, 3, 4, 5', () => {
    expect(kitOf(start(2)).slots).toEqual([1, 1, 2, 3, 4, 5])
    expect(player(start(2), 0).trade).toHaveLength(6)
  })
  const firstRow = () => {
    const state = start(2)
    takeLeader(state, 0, leaderNumber('georgia'))
    expect(idsOf(player(state, 0).row)).toEqual([
      'irrigation',
      'pottery',
      'astrology',
      'foreign-trade',
      'ti-masonry',
      'early-empire',
    ])
  }
  test('T-3.8 Irrigation is leftmost', firstRow)
  test('T-3.9 the sheet’s order follows', firstRow)
  const rowOfChina = () => {
    const state = start(2)
    takeLeader(state, 0, leaderNumber('china'))
    expect(idsOf(player(state, 0).row)).toEqual([
      'irrigation',
      'ti-masonry',
      'pottery',
      'foreign-trade',
      'early-empire',
      'writing',
    ])
    expect(kitOf(state).deck.flat()).toContain(cardNumber('astrology'))
  }
  test('T-3.10 a unique card of level I lies in place of the card of its type', rowOfChina)
  test('T-3.11 that card is in the deck', rowOfChina)
  test('T-EX1 China’s row: Irrigation, Masonry, Pottery, Foreign Trade, Early Empire, Writing', rowOfChina)
  const firstFigures = () => {
    const state = start(4)
    for (const [seat, { caravans }] of state.players.entries()) {
      expect(terraPlayer(state, seat).armies).toEqual([ON_CARD, OUT_OF_PLAY])
      expect(caravans).toEqual([ON_CARD, OUT_OF_PLAY, OUT_OF_PLAY])
      expect(player(state, seat).row.some((card) => CARD_TYPE[card] === MILITARY)).toBe(true)
    }
  }
  test('T-3.12 one army is on the military card', firstFigures)
  test('T-3.13 one caravan is on the economy card', firstFigures)
})

describe('the map', () => {
  const fortsAndCapitals = () => {
    for (const seats of [2, 3, 4, 5]) {
      const state = start(seats)
      expect(state.layout.filter(({ tile }) => isFort(tile))).toHaveLength(seats)
      const capitals = state.layout.filter(({ tile }) => ALL_TILES[tile - 1]?.kind === 'capital')
      expect(capitals.map(({ tile }) => tile).sort()).toEqual([...terraOf(state).capitalTiles].sort())
      for (const tile of terraOf(state).stack) expect(ALL_TILES[tile - 1]?.kind).not.toBe('capital')
    }
  }
  test('T-3.14 one fort for each player, the rest in the box', fortsAndCapitals)
  test('T-3.15 one random capital tile for each player, the rest in the box', fortsAndCapitals)
  const firstPlayerBegins = () => {
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const state = start(3, { map: 'build' }, seed)
      const { first } = state
      expect(dawn.view(state, null).active).toBe(first)
      for (let turn = 0; turn < 3; turn++) {
        expect(dawn.deciders(state)).toEqual([(first + turn) % 3])
        play(state, legal(state)[0] as string)
      }
      expect(asked(state)).toBe('capitalTile')
      expect(dawn.deciders(state)).toEqual([first])
      return first
    })
    expect(new Set(firsts).size).toBeGreaterThan(1)
  }
  test('T-3.16 a random first player is known before the map is made', firstPlayerBegins)
  test('T-3.16 the first player is drawn once the leaders are chosen, whoever chose first', () => {
    const isSame = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const state = start(2, { leaders: 'choose', map: 'build' }, `first ${seed}`)
      const [chooser] = dawn.deciders(state)
      play(state, 'leader rome')
      const events = play(state, 'leader japan')
      expect(events).toContainEqual({ kind: 'tilesDealt' })
      return state.first === chooser
    })
    expect(new Set(isSame).size).toBe(2)
  })
  test('T-3.21 forts are placed from the first player clockwise', firstPlayerBegins)
  const stackAndCore = () => {
    for (const [seats, core] of [
      [2, 2],
      [3, 2],
      [4, 4],
      [5, 4],
    ] as const) {
      const state = start(seats)
      expect(terraOf(state).core).toBe(core)
      expect(terraOf(state).stack).toHaveLength(16 - core)
    }
    expect(terraOf(start(2, {}, 'one')).stack).not.toEqual(terraOf(start(2, {}, 'two')).stack)
  }
  test('T-3.17 all other tiles are shuffled into the stack', stackAndCore)
  test('T-3.18 the core is 2 tiles for 2 or 3 players, 4 tiles for 4 or 5', stackAndCore)
  const coreTiles = () => {
    const sides = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const state = start(4, {}, `side ${seed}`)
      const core = state.layout.slice(0, 4)
      const [{ side } = { side: 0 }] = core
      const places = core.map(({ q, r, rotation }) => [q, r, rotation])
      expect(core.every((placement) => placement.side === side)).toBe(true)
      expect(places[0]).toEqual(side === 0 ? [0, 0, 0] : [0, 0, 3])
      return side
    })
    expect(new Set(sides)).toEqual(new Set([0, 1]))
  }
  test('T-3.19 one die gives the side of all core tiles', coreTiles)
  test('T-3.19 1 to 3 give side A, 4 to 6 side B', () => {
    const begin = () => start(2, { map: 'build' })
    // The die is the last thing drawn before the first fort is placed.
    const outcomes = recordingChance(begin)
    const sides = [0, 1, 2, 3, 4, 5].map((die) => {
      let state = begin()
      replayingChance([...outcomes.slice(0, -1), die], () => {
        state = begin()
      })
      return state.layout[0]?.side
    })
    expect(sides).toEqual([0, 0, 0, 1, 1, 1])
    expect(() => replayingChance([...outcomes.slice(0, -1), 6], begin)).toThrow('not from 0 to 5')
  })
  test('T-3.20 they lie as the core’s arrangement says', coreTiles)
  const placesOfTheFirstFort = () => {
    for (const seed of ['x', 'y', 'z']) {
      const state = start(4, { map: 'build' }, seed)
      const board = boardOf(state.layout)
      const cityStates = board.cityStateSpaces.filter((space) => space !== NONE).map((space) => hexOn(board, space))
      for (const move of laid(dawn.presentation.candidates(state, state.first))) {
        const hex = placementOf(move, 0)
        const coreSpaces = touching(state, [hex], isCore(state))
        const byCityState = cityStates.some((space) => distance(space, hex) === 1)
        const expected = coreSpaces < 2 ? 'fewCoreSpaces' : byCityState ? 'nextToCityState' : ''
        expect(refusal(state, move.notation)).toBe(expected)
      }
    }
  }
  test('T-3.22 a fort touches at least two core spaces', placesOfTheFirstFort)
  test('T-3.21 a fort lies where nothing lies yet', () => {
    const state = start(2, { map: 'build' })
    const { q, r } = state.layout[0] as Hex
    expect(refusal(state, layMove({ side: 0, rotation: 0, q, r }).notation)).toBe('overlaps')
  })
  test('T-3.24 a fort touches no city-state', placesOfTheFirstFort)
  const fortBesideFort = () => {
    const state = start(4, { map: 'build' })
    const [first] = laid(dawn.legal(state, state.first)) as [Laying]
    play(state, first.notation)
    const seat = numberAt(dawn.deciders(state), 0)
    const near = laid(dawn.presentation.candidates(state, seat)).filter(
      (move) => distance(placementOf(move, 0), placementOf(first, 0)) === 1,
    )
    expect(near.length).toBeGreaterThan(0)
    for (const move of near) expect(['nextToFort', 'fewCoreSpaces']).toContain(refusal(state, move.notation))
    for (const move of near) expect(dawn.legal(state, seat)).not.toContain(move)
  }
  test('T-3.23 forts do not touch each other', fortBesideFort)
  test('T-EX2 the later of two adjacent forts is illegal', fortBesideFort)
  test('T-3.25 a capital tile is placed on either side, in any rotation', () => {
    const state = startAt('capitalTile', 4)
    for (const side of ['A', 'B']) {
      const turns = legal(state).flatMap((move) => (move.startsWith(`lay ${side}`) ? [move[5]] : []))
      expect(new Set(turns).size).toBeGreaterThan(3)
    }
  })
  const placesOfACapital = () => {
    const state = startAt('capitalTile', 3)
    play(state, legal(state)[0] as string)
    const seat = numberAt(dawn.deciders(state), 0)
    const counts = (index: number): boolean =>
      isCore(state)(index) || isFort((state.layout[index] as State['layout'][number]).tile)
    let onlyWithCapital = 0
    for (const move of laid(dawn.presentation.candidates(state, seat))) {
      const hexes = hexesLaid(placementOf(move, 1))
      const enough = touching(state, hexes, counts) >= 4
      if (!enough && touching(state, hexes, () => true) >= 4) onlyWithCapital++
      expect(refusal(state, move.notation)).toBe(enough ? '' : 'touchesTooFew')
    }
    expect(onlyWithCapital).toBeGreaterThan(0)
  }
  test('T-3.26 a capital tile touches four spaces of core and forts', placesOfACapital)
  test('T-EX3 four spaces with another player’s capital tile are not enough', placesOfACapital)
  test('T-3.27 the capital stands on its icon at once', () => {
    const state = startAt('capitalTile', 2)
    const seat = numberAt(dawn.deciders(state), 0)
    play(state, legal(state)[0] as string)
    const { capital } = player(state, seat)
    expect(boardOf(state.layout).capital[capital]).toBe(1)
  })
  test('T-3.25 quick play lays the second capital tile eight spaces from the first capital, or more', () => {
    const apart = [0, 1, 2, 3].map((seed) => {
      const state = start(4, {}, `apart ${seed}`)
      const second = state.layout.filter(({ tile }) => terraOf(state).capitalTiles.includes(tile))[1] as Hex
      return distance(second, hexOn(boardOf(state.layout), player(state, state.first).capital))
    })
    expect(Math.min(...apart)).toBe(8)
    expect(Math.max(...apart)).toBeGreaterThan(8)
  })
  test('T-3.28 holes are filled with water tokens, which are spaces like others', () => {
    let filled = 0
    for (let seed = 0; seed < 20 && filled === 0; seed++) {
      const state = start(5, {}, `holes ${seed}`)
      const board = boardOf(state.layout)
      expect(board.size).toBe(state.layout.flatMap(hexesLaid).length)
      for (let space = 0; space < board.size; space++) {
        if (board.tile[space] !== WATER_TOKEN) continue
        filled++
        expect(board.terrain[space]).toBe(WATER)
      }
    }
    expect(filled).toBeGreaterThan(0)
  })
  test('T-3.29 the first-game map is not used', () => {
    const { layout } = start(2, { map: 'firstGame' })
    expect(layout.filter(({ tile }) => isFort(tile))).toHaveLength(2)
  })
  test('T-3.30 a fort is one space', () => {
    const state = start(2)
    for (const placement of state.layout) if (isFort(placement.tile)) expect(hexesLaid(placement)).toHaveLength(1)
  })
})

describe('filling and decks', () => {
  const iconsAreFilled = () => {
    for (let seed = 0; seed < 3; seed++) {
      const state = start(5, {}, `fill ${seed}`)
      const board = boardOf(state.layout)
      for (const [letter, lair] of board.lairs.entries())
        expect(state.barbarians[letter]).toBe(lair === NONE ? -2 : lair)
      expect(dawn.proof.audit(state)).toEqual([])
    }
  }
  test('T-3.31 icons are filled, those of the expansion too', iconsAreFilled)
  test('T-3.31 icons are filled from the first space on', () => {
    const wonders = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
      const state = start(2, {}, `fill ${seed}`)
      return boardOf(state.layout).naturalWonder[0] === NONE ? [] : [state.token[0]]
    })
    expect(new Set(wonders)).toEqual(new Set([NATURAL_TOKEN]))
  })
  test('T-3.32 city-states on the map have their cards', iconsAreFilled)
  test('T-3.34 the first player orients the direction token; the dial shows the star', () => {
    const state = start(3)
    expect([asked(state), dawn.deciders(state)[0], state.dial]).toEqual(['direction', state.first, 0])
  })
  const wonderDecks = () => {
    for (const seats of [2, 5]) {
      for (const { top, below } of dawn.view(start(seats), null).wonders) {
        expect(top).not.toBeNull()
        expect(below).toEqual([1, 2, 3])
      }
    }
  }
  test('T-3.35 one ancient and one medieval card of each type are removed', wonderDecks)
  test('T-3.36 modern below medieval below ancient, the top card open', wonderDecks)
  test('T-3.37 a deck has 2 ancient, 2 medieval and 3 modern cards', wonderDecks)
  const cardsInPlay = () => {
    const cards = dawn.view(start(2), null).victoryCards
    expect(cards.slice(0, 2)).toEqual([['fortified'], ['expeditionary']])
    expect(cards.slice(2).map((card) => card.length)).toEqual([2, 2, 2])
    expect(start(2, {}, 'x').victoryCards).not.toEqual(start(2, {}, 'y').victoryCards)
  }
  test('T-3.38 both fort cards are in play', cardsInPlay)
  test('T-3.39 and three random standard cards', cardsInPlay)
  test('T-3.40 what is not on the map is in the supply', () => {
    const state = start(3)
    for (const kind of [0, 1, 2, 3])
      expect(numberAt(state.supply, kind) + state.token.filter((token) => token === kind + 1).length).toBe(10)
  })
  test('T-3.33 cards of a city-state that is not on the map are available once it is', () => {
    const state = start(2)
    const away = boardOf(state.layout).cityStateSpaces.indexOf(NONE)
    expect(away).toBeGreaterThanOrEqual(0)
    for (const { envoys } of state.players) expect(envoys & (1 << away)).toBe(0)
  })
  test('T-3.5 what districts do is on no leader’s sheet: everybody may place the same ones', () => {
    const districts = (leader: LeaderId): readonly string[] => {
      const state = terraPosition({ leader, controls: [25, 31] })
      // Some leaders begin their turn with a question.
      while (asked(state) !== 'turn') play(state, legal(state)[0] as string)
      play(state, 'focus 1')
      return legal(state).filter((move) => move.startsWith('district '))
    }
    const [first, ...others] = ALL_LEADERS.map(({ id }) => districts(id))
    expect(new Set(first?.map((move) => move.split(' ')[2])).size).toBe(5)
    expect(others).toHaveLength(17)
    for (const other of others) expect(other).toEqual(first)
  })
})

describe('optional rules and chance', () => {
  test('T-17.1 options are set before the game', () => {
    expect(Object.keys(dawn.options)).toEqual(expect.arrayContaining(['terra', 'peaceful', 'handicap1', 'handicap5']))
  })
  const peacefulGame = () => {
    const state = start(2, { peaceful: true })
    expect(dawn.view(state, null).victoryCards.every((card) => card.length === 2)).toBe(true)
    expect(state.victoryCards).toHaveLength(3)
    expect(state.layout.filter(({ tile }) => isFort(tile))).toHaveLength(2)
    expect(kitOf(state).markersToWin(state)).toBe(3)
  }
  test('T-17.2 a peaceful game has no fort cards', peacefulGame)
  test('T-17.3 but it has forts', peacefulGame)
  test('T-17.4 and three markers win it', peacefulGame)
  test('T-A14 three victory cards, all of them needed', peacefulGame)
  test('T-17.6 a handicap of six puts one token on each card', () => {
    const state = start(3, { handicap2: 6 })
    expect(state.players.map(({ trade }) => trade.join())).toEqual(['0,0,0,0,0,0', '1,1,1,1,1,1', '0,0,0,0,0,0'])
  })
  test('T-17.6 each seat has a handicap of its own', () => {
    const { handicap1, handicap2, handicap3, handicap4, handicap5 } = dawn.options
    const handicaps = [handicap1, handicap2, handicap3, handicap4, handicap5]
    expect(handicaps).toMatchObject([0, 1, 2, 3, 4].map((seat) => ({ seat })))
    const tokens = start(5, { handicap1: 1, handicap2: 2, handicap3: 3, handicap4: 4, handicap5: 5 })
    expect(tokens.players.map(({ trade }) => trade.reduce((sum, count) => sum + count))).toEqual([1, 2, 3, 4, 5])
  })
  test('T-17.6 games from before handicaps have none', () => {
    const state = dawn.setup({ ...DEFAULT_OPTIONS, terra: true }, 2, 'set-up')
    expect(state.players.map(({ trade }) => trade.join())).toEqual(['0,0,0,0,0,0', '0,0,0,0,0,0'])
  })
  test('T-17.7 other numbers are spread evenly from the left', () =>
    expect(player(start(2, { handicap1: 8 }), 0).trade).toEqual([2, 2, 1, 1, 1, 1]))
  test('T-17.8 never more than three on a card', () => {
    expect(player(start(2, { handicap1: 18 }), 0).trade).toEqual([3, 3, 3, 3, 3, 3])
    expect(readOptions(dawn.options, { terra: true, handicap1: 19 }).ok).toBe(false)
  })
  test('T-17.9 the epic game changes nothing', () => expect(start(2, { epic: true }).victoryCards).toHaveLength(5))
  test('T-18.1 leaders, capital tiles, first player, stack, side, wonders and victory cards are drawn', () => {
    const states = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => start(3, {}, `chance ${seed}`))
    const different = (of: (state: State) => unknown): number =>
      new Set(states.map((state) => JSON.stringify(of(state)))).size
    for (const of of [
      (state: State) => state.players.map(({ leader }) => leader),
      (state: State) => terraOf(state).capitalTiles,
      (state: State) => state.first,
      (state: State) => terraOf(state).stack,
      (state: State) => state.layout[0]?.side,
      (state: State) => state.tops,
      (state: State) => state.victoryCards,
    ])
      expect(different(of)).toBeGreaterThan(1)
    expect(start(3, {}, 'chance 1')).toEqual(states[0])
  })
})
