import { describe, expect, it } from 'vitest'
import { bazaar } from '../toy/index.ts'
import { type BazaarMatch, bazaarMatch, playRandomly } from '../toy/random-play.ts'
import { Match } from './match.ts'
import type { Entry, MatchRecord } from './record.ts'

const snapshot = (match: BazaarMatch) => ({ hash: match.hash(), ply: match.ply, moves: match.moves })

/** Two merchants whose first auction is over; seat 0 has won it. */
const atMarket = (seed = 'market'): BazaarMatch => {
  const match = bazaarMatch(2, seed)
  match.submit(0, 'bid 3')
  match.submit(1, 'bid 0')
  return match
}

/** An offer seat 0 can make there, whatever it holds: a ducat for a ducat's worth of anything seat 1 has. */
const anOffer = (match: BazaarMatch): string => {
  const { holdings } = match.view(null).merchants[1] ?? { holdings: { silk: 0, spice: 0, amber: 0, salt: 0 } }
  const good = (['silk', 'spice', 'amber', 'salt'] as const).find((candidate) => holdings[candidate] > 0)
  return `offer 1 1ducat for 1${good}`
}

describe('a match', () => {
  it('is created with the options filled in, for a number of seats the game allows', () => {
    expect(bazaarMatch(2, 1).options).toEqual({ length: 'standard', corner: true, offers: 2 })
    const error = (seats: number, options = {}) => {
      const created = Match.create(bazaar, { seats, seed: 1, options })
      return created.ok ? null : created.error
    }
    expect(error(2)).toBeNull()
    expect(error(1)).toBe('bazaar is for 2 to 4 players, not 1')
    expect(error(5)).toBe('bazaar is for 2 to 4 players, not 5')
    expect(error(2.5)).toBe('bazaar is for 2 to 4 players, not 2.5')
    expect(error(2, { offers: 4 })).toMatch(/^option "offers" cannot be 4/)
  })

  it('lets an option decide how many can play', () => {
    const roomy: typeof bazaar = { ...bazaar, seatsFor: ({ corner }) => ({ min: 2, max: corner ? 4 : 3 }) }
    const error = (seats: number, corner: boolean) => {
      const created = Match.create(roomy, { seats, seed: 1, options: { corner } })
      return created.ok ? null : created.error
    }
    expect([error(4, true), error(3, false)]).toEqual([null, null])
    expect(error(4, false)).toBe('bazaar is for 2 to 3 players with these options, not 4')
  })

  it('takes a move by value or in notation', () => {
    const byValue = bazaarMatch(2, 'same')
    const byText = bazaarMatch(2, 'same')
    const submitted = byValue.submit(1, { kind: 'bid', ducats: 2 })
    expect(submitted).toEqual({
      ok: true,
      value: { ply: 1, events: [{ kind: 'bidPlaced', seat: 1, ducats: 2 }] },
    })
    expect(byText.submit(1, 'bid 2')).toEqual(submitted)
    expect(byText.hash()).toBe(byValue.hash())
    expect(byText.record()).toEqual(byValue.record())
  })

  it.each([
    ['garbage', 0, 'dance', 'reason.notAsked'],
    ['a move of another decision', 0, 'leave', 'reason.notAsked'],
    ['more than the purse holds', 0, 'bid 11', 'reason.purse'],
    ['a seat that has answered', 1, 'bid 1', 'reason.notYourTurn'],
    ['a seat that is not there', 7, 'bid 1', 'reason.notYourTurn'],
  ])('refuses %s and stays as it was', (_what, seat, move, key) => {
    const match = bazaarMatch(2, 'refusal')
    match.submit(1, 'bid 5')
    const before = snapshot(match)
    expect(match.submit(seat, move)).toMatchObject({ ok: false, error: { key } })
    expect(snapshot(match)).toEqual(before)
    expect(match.history(null)).toHaveLength(1)
  })

  it('treats two viewers as seeing the same only where the game says so', () => {
    const untold = bazaarMatch(3, 'same view')
    expect([untold.sameView(1, 1), untold.sameView(null, null)]).toEqual([true, true])
    expect([untold.sameView(0, 1), untold.sameView(0, null)]).toEqual([false, false])
    const told: typeof bazaar = {
      ...bazaar,
      presentation: { ...bazaar.presentation, sameView: (_state, one, other) => one !== 0 && other !== 0 },
    }
    const created = Match.create(told, { seats: 3, seed: 'same view' })
    if (!created.ok) throw new Error(created.error)
    expect([created.value.sameView(1, 2), created.value.sameView(2, null)]).toEqual([true, true])
    expect([created.value.sameView(0, 0), created.value.sameView(0, 1), created.value.sameView(null, 0)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('knows its newest entry', () => {
    const match = bazaarMatch(2, 'newest')
    expect(match.last()).toBeNull()
    match.submit(0, 'bid 3')
    match.submit(1, 'bid 0')
    expect(match.last()).toMatchObject({ seat: 1, move: 'bid 0' })
  })

  it('hands out nothing but copies of its state', () => {
    const match = bazaarMatch(2, 'copy')
    const before = match.hash()
    match.state().deck.length = 0
    expect(match.hash()).toBe(before)
  })
})

describe('history', () => {
  it('hides a secret bid and its notation from everybody but the bidder', () => {
    const match = bazaarMatch(3, 'secret')
    match.submit(2, 'bid 7')
    const line = { ply: 0, seat: 2, undone: false }
    expect(match.history(2)).toEqual([{ ...line, move: 'bid 7', events: [{ kind: 'bidPlaced', seat: 2, ducats: 7 }] }])
    for (const viewer of [0, 1, null]) {
      expect(match.history(viewer)).toEqual([{ ...line, events: [{ kind: 'bidPlaced', seat: 2, ducats: null }] }])
    }
  })

  it('hides no notation in a game whose moves are open', () => {
    const open = { ...bazaar, presentation: { ...bazaar.presentation, isOpen: true as const } }
    const created = Match.create(open, { seats: 3, seed: 'open' })
    if (!created.ok) throw new Error(created.error)
    created.value.submit(2, 'bid 7')
    for (const viewer of [0, 1, null]) expect(created.value.history(viewer)[0]?.move).toBe('bid 7')
  })

  it('opens the notation of every move when the game is over', () => {
    const match = playRandomly(bazaarMatch(3, 'over'), 'over')
    expect(match.outcome()).not.toBeNull()
    expect(match.history(null).every((item) => item.move !== undefined)).toBe(true)
  })

  it('starts from any ply and marks what was taken back', () => {
    const match = bazaarMatch(2, 'undone')
    match.submit(0, 'bid 1')
    match.undo(0)
    match.submit(0, 'bid 2')
    expect(match.history(0).map(({ ply, move, undo, undone }) => ({ ply, move, undo, undone }))).toEqual([
      { ply: 0, move: 'bid 1', undo: undefined, undone: true },
      { ply: 1, move: undefined, undo: 0, undone: false },
      { ply: 2, move: 'bid 2', undo: undefined, undone: false },
    ])
    expect(match.history(0, 2)).toEqual(match.history(0).slice(2))
  })
})

describe('striking the newest entry', () => {
  const everything = (match: BazaarMatch) => ({
    ...snapshot(match),
    record: match.record(),
    kept: match.snapshot(),
    deciders: match.deciders(),
    floors: [0, 1, 2].map((seat) => match.undoFloor(seat)),
    histories: [null, 0, 1, 2].map((viewer) => match.history(viewer)),
  })

  it('leaves the match as it was before, chance and secrets and all, also far into it', () => {
    const match = bazaarMatch(3, 'strike', { length: 'long' })
    let before = everything(match)
    playRandomly(match, 'strike', Number.POSITIVE_INFINITY, () => {
      const after = everything(match)
      const made = match.last() as Entry
      expect(match.strike()).toBe(true)
      expect(everything(match)).toEqual(before)
      expect(match.follow([made])).toBeNull()
      expect(everything(match)).toEqual(after)
      before = after
    })
    // More than are kept between two states to replay from.
    expect(match.moves).toBeGreaterThan(40)
  })

  it('gives back a game that was given up, but brings back nothing that was taken back', () => {
    const match = atMarket()
    const before = everything(match)
    match.resign(1)
    expect(match.strike()).toBe(true)
    expect(everything(match)).toEqual(before)
    match.undo(0, 1, [1])
    const undone = everything(match)
    expect(match.strike()).toBe(false)
    expect(everything(match)).toEqual(undone)
    expect(bazaarMatch(2, 'new').strike()).toBe(false)
  })
})

describe('undo', () => {
  it('is free for what one has just done, until somebody reacts', () => {
    const match = bazaarMatch(2, 'free')
    const before = match.hash()
    match.submit(0, 'bid 4')
    expect(match.whyNoUndo(0)).toBeNull()
    expect(match.undo(0)).toEqual({ ok: true, value: { ply: 2 } })
    expect(match.hash()).toBe(before)
    expect(match.moves).toBe(0)
    expect(match.record().log).toEqual([
      { seat: 0, move: 'bid 4' },
      { seat: 0, undo: 0 },
    ])
  })

  it.each<[string, (match: BazaarMatch) => void, number, string]>([
    ['before the first move', () => {}, 0, 'undo.nothing'],
    ['of what another did', (match) => match.submit(0, 'bid 4'), 1, 'undo.othersActed'],
    [
      'once the bids are open',
      (match) => {
        match.submit(0, 'bid 4')
        match.submit(1, 'bid 2')
      },
      1,
      'undo.revealed',
    ],
    [
      'of a contract one has seen',
      (match) => {
        playBids(match)
        match.submit(0, 'order')
      },
      0,
      'undo.revealed',
    ],
    ['after the end', (match) => playRandomly(match, 'to the end'), 0, 'undo.over'],
    ['by a seat that is not there', (match) => match.submit(0, 'bid 4'), 9, 'undo.nothing'],
  ])('is refused %s', (_when, play, seat, key) => {
    const match = bazaarMatch(2, 'policy')
    play(match)
    const before = snapshot(match)
    expect(match.undo(seat)).toEqual({ ok: false, error: { key } })
    expect(snapshot(match)).toEqual(before)
  })

  it('is not free past a draw of chance, whatever the game says of its events', () => {
    const silent: typeof bazaar = { ...bazaar, proof: { ...bazaar.proof, reveals: () => false } }
    const created = Match.create(silent, { seats: 3, seed: 'tied', options: {} })
    if (!created.ok) throw new Error(created.error)
    const match = created.value
    for (const seat of [0, 1, 2]) match.submit(seat, 'bid 2')
    const [tie] = match.record().log.slice(-1)
    expect(tie).toMatchObject({ seat: 2, chance: [expect.any(Number)] })
    expect(match.whyNoUndo(2)).toEqual({ key: 'undo.revealed' })
  })

  it('goes further with the consent of all others, and says so in the log', () => {
    const match = bazaarMatch(3, 'consent')
    const before = match.hash()
    for (const seat of [0, 1, 2]) match.submit(seat, `bid ${seat}`)
    expect(match.undo(0, 0)).toEqual({ ok: false, error: { key: 'undo.othersActed' } })
    expect(match.undo(0, 0, [1])).toEqual({ ok: false, error: { key: 'undo.othersActed' } })
    expect(match.undo(0, 0, [1, 2])).toEqual({ ok: true, value: { ply: 4 } })
    expect(match.hash()).toBe(before)
    expect(match.record().log.at(-1)).toEqual({ seat: 0, undo: 0, consent: [1, 2] })
  })

  it('cannot be agreed to on behalf of a seat that does not exist', () => {
    const match = bazaarMatch(2, 'ghost')
    match.submit(0, 'bid 4')
    expect(match.undo(2, 0, [0, 1])).toEqual({ ok: false, error: { key: 'undo.nothing' } })
    expect(match.undo(-1, 0, [0, 1])).toEqual({ ok: false, error: { key: 'undo.nothing' } })
  })

  it.each([-1, 1, 0.5, Number.NaN])('has no %d moves to go back to after one', (kept) => {
    const match = bazaarMatch(2, 'range')
    match.submit(0, 'bid 4')
    expect(match.undo(0, kept, [1])).toEqual({ ok: false, error: { key: 'undo.nothing' } })
  })

  it('restarts a turn right after what was last revealed or done by others', () => {
    const match = atMarket()
    expect(match.undoFloor(0)).toBe(2)
    const start = match.hash()
    const offer = anOffer(match)
    for (const move of [offer, 'withdraw', offer]) expect(match.submit(0, move).ok).toBe(true)
    expect(match.undoFloor(0)).toBe(2)
    expect(match.undoFloor(1)).toBe(5)
    expect(match.undo(0, match.undoFloor(0)).ok).toBe(true)
    expect(match.hash()).toBe(start)

    match.submit(0, 'order')
    match.submit(0, 'leave')
    expect(match.undoFloor(0)).toBe(3)
    match.submit(1, 'leave')
    expect(match.undoFloor(0)).toBe(5)
  })

  it('is not free past something seen, even though the move that showed it was taken back', () => {
    const match = atMarket()
    const offer = anOffer(match)
    for (const move of [offer, 'withdraw', 'order']) expect(match.submit(0, move).ok).toBe(true)
    expect(match.undo(0, 4, [1]).ok).toBe(true)
    const record = match.record()
    const copies = [Match.restore(bazaar, record, match.snapshot()), Match.replay(bazaar, record)]
    for (const seen of [match, ...copies.map((copy) => (copy.ok ? copy.value : bazaarMatch(2, 'none')))]) {
      expect(seen.whyNoUndo(0)).toEqual({ key: 'undo.revealed' })
      expect(seen.undoFloor(0)).toBe(4)
      expect(seen.undo(0, 3)).toEqual({ ok: false, error: { key: 'undo.revealed' } })
      // Later moves are free to undo, and with consent one can go back all the way.
      expect(seen.submit(0, offer).ok).toBe(true)
      expect(seen.undoFloor(0)).toBe(4)
      expect(seen.undo(0, 3, [1]).ok).toBe(true)
      expect([seen.undoFloor(0), seen.record().log.at(-1)]).toEqual([3, { seat: 0, undo: 3, consent: [1] }])
    }
    const older = Match.replay(bazaar, { ...record, log: [...record.log, { seat: 0, undo: 3 }] })
    expect(older.ok && [older.value.moves, older.value.undoFloor(0)]).toEqual([3, 3])
  })

  it('restores every earlier state of a long game exactly, across checkpoints', () => {
    const match = bazaarMatch(4, 'long', { length: 'long', corner: false, offers: 3 })
    const hashes = [match.hash()]
    playRandomly(match, 'long', 90, () => hashes.push(match.hash()))
    expect(match.moves).toBe(90)
    for (const kept of [89, 80, 66, 65, 64, 63, 33, 32, 31, 1, 0]) {
      expect(match.undo(0, kept, [1, 2, 3]).ok).toBe(true)
      expect(match.hash()).toBe(hashes[kept])
      expect(match.moves).toBe(kept)
    }
    expect(match.ply).toBe(101)
  })

  it('makes new checkpoints after going back', () => {
    const match = bazaarMatch(4, 'again', { length: 'long', corner: false, offers: 3 })
    playRandomly(match, 'first', 70)
    match.undo(0, 40, [1, 2, 3])
    const hashes: string[] = []
    playRandomly(match, 'second', 50, () => hashes.push(match.hash()))
    match.undo(1, 80, [0, 2, 3])
    expect(match.hash()).toBe(hashes[39])
  })
})

describe('resignation', () => {
  it('ends the match at once: the others win, and nothing can be played', () => {
    const match = bazaarMatch(3, 'resign')
    match.submit(0, 'bid 1')
    expect(match.resign(1)).toEqual({ ok: true, value: { ply: 2 } })
    expect(match.outcome()).toEqual({ ending: 'resigned', winners: [0, 2], places: [1, 3, 1], scores: [] })
    expect(match.deciders()).toEqual([])
    expect([match.legal(2), match.candidates(2)]).toEqual([[], []])
    expect(match.decision(2)).toEqual({ key: 'reason.gameOver' })
    expect(match.submit(2, 'bid 1')).toEqual({ ok: false, error: { key: 'reason.gameOver' } })
    expect(match.resign(0)).toEqual({ ok: false, error: { key: 'reason.gameOver' } })
    expect(match.ply).toBe(2)
  })

  it('is for those who sit at the table', () => {
    const match = bazaarMatch(2, 'resign')
    for (const seat of [-1, 2, 0.5]) expect(match.resign(seat).ok).toBe(false)
    expect(match.outcome()).toBeNull()
  })

  it('is replayed, and is final even if all would agree to an undo', () => {
    const match = bazaarMatch(2, 'resign')
    match.submit(0, 'bid 1')
    match.resign(0)
    const replayed = Match.replay(bazaar, match.record())
    expect(replayed.ok && replayed.value.outcome()).toEqual(match.outcome())
    expect(match.undo(0, 0)).toEqual({ ok: false, error: { key: 'undo.over' } })
    expect(match.undo(0, 0, [1])).toEqual({ ok: false, error: { key: 'undo.over' } })
    expect(match.record().log).toHaveLength(2)
  })

  it('does not open what was still secret', () => {
    const match = bazaarMatch(2, 'resign')
    match.submit(0, 'bid 1')
    match.resign(1)
    expect(match.history(0)[0]?.move).toBe('bid 1')
    expect(match.history(1)[0]?.move).toBeUndefined()
    expect(match.history(null)[0]?.move).toBeUndefined()
  })
})

describe('a record', () => {
  const played = (): BazaarMatch => {
    const match = playRandomly(bazaarMatch(3, 'record', { corner: false }), 'record', 30)
    match.undo(2, 12, [0, 1])
    return playRandomly(match, 'go on', 25)
  }

  const errorOf = (record: MatchRecord) => {
    const replayed = Match.replay(bazaar, record)
    return replayed.ok ? null : replayed.error
  }

  it('is replayed to the same match, undone moves and all', () => {
    const match = played()
    const replayed = Match.replay(bazaar, match.record())
    if (!replayed.ok) throw new Error(replayed.error.message)
    expect(snapshot(replayed.value)).toEqual(snapshot(match))
    expect(replayed.value.record()).toEqual(match.record())
    for (const viewer of [0, 1, 2, null]) expect(replayed.value.history(viewer)).toEqual(match.history(viewer))
    // Both continue alike, generator included.
    expect(playRandomly(replayed.value, 'end').hash()).toBe(playRandomly(match, 'end').hash())
  })

  it('replays by its recorded chance, whatever the generator would give now', () => {
    const match = playRandomly(tied(), 'tied')
    const record = match.record()
    expect(record.log.some((entry) => 'chance' in entry)).toBe(true)
    expect(bazaar.setup(match.options, 3, 'another').deck).not.toEqual(bazaar.setup(match.options, 3, 'tied').deck)
    const replayed = Match.replay(bazaar, { ...record, seed: 'another' })
    if (!replayed.ok) throw new Error(replayed.error.message)
    for (const viewer of [0, 1, 2, null]) expect(replayed.value.view(viewer)).toEqual(match.view(viewer))
    expect(replayed.value.outcome()).toEqual(match.outcome())
    expect(replayed.value.hash()).not.toBe(match.hash())
  })

  it.each<[string, (record: MatchRecord) => Partial<MatchRecord>, { ply: number | null; path: string }]>([
    ['too many seats', () => ({ seats: 9 }), { ply: null, path: 'seats' }],
    ['an option that is not allowed', () => ({ options: { offers: 9 } }), { ply: null, path: 'options' }],
    ['a deal cut short', ({ deal }) => ({ deal: deal.slice(1) }), { ply: null, path: 'deal' }],
    ['a deal too long', ({ deal }) => ({ deal: [...deal, 0] }), { ply: null, path: 'deal' }],
    ['no move of the game', edited(3, () => ({ seat: 0, move: 'dance' })), { ply: 3, path: 'log[3].move' }],
    ['an illegal move', edited(0, () => ({ seat: 0, move: 'leave' })), { ply: 0, path: 'log[0].move' }],
    [
      'chance where none was drawn',
      edited(0, (entry) => ({ ...entry, chance: [0] })),
      { ply: 0, path: 'log[0].chance' },
    ],
    ['a move after giving up', edited(0, ({ seat }) => ({ seat, resign: true })), { ply: 1, path: 'log[1].move' }],
    ['an undo that is not free', edited(4, () => ({ seat: 0, undo: 0 })), { ply: 4, path: 'log[4].undo' }],
  ])('with %s is refused, with the place', (_what, change, place) => {
    const record = played().record()
    expect(errorOf(record)).toBeNull()
    expect(errorOf({ ...record, ...change(record) })).toMatchObject(place)
  })
})

const edited =
  (ply: number, edit: (entry: Entry) => Entry) =>
  ({ log }: MatchRecord): Partial<MatchRecord> => ({
    log: log.map((entry, at) => (at === ply ? edit(entry) : entry)),
  })

const playBids = (match: BazaarMatch): void => {
  match.submit(0, 'bid 3')
  match.submit(1, 'bid 0')
}

/** Three equal bids: chance decides. */
const tied = (): BazaarMatch => {
  const match = bazaarMatch(3, 'tied')
  for (const seat of [0, 1, 2]) match.submit(seat, 'bid 2')
  return match
}
