import { duel, opponentOf, type View } from '@ecumene/duel'
import { LANGUAGES, type Language, type Match, type Seen, seen, translator } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { plansOfBoth } from '../boards/duel/choosing/plans.ts'
import type { Desk } from '../boards/duel/desk.ts'
import { lastMoveOf } from '../boards/duel/motion/last-move.ts'
import { tellDuel } from '../boards/duel/told.ts'
import { boardWords } from '../boards/duel/words/words.ts'
import { describeBy, groupMoves } from '../boards/generic/move-groups.ts'
import { matchOf } from '../table/testing.ts'
import { moveParts } from './move-parts.ts'
import { spokenText } from './telling.ts'

const NAMES = ['Ada', 'Bob']

/** The desk of whoever must decide. */
const deskOf = (match: Match, language: Language = 'en', viewer = (match.deciders()[0] ?? 0) as 0 | 1): Desk => {
  const { say } = translator(boardWords, language, (seat) => NAMES[seat] ?? '')
  const now = seen(match, viewer) as Seen<View, never>
  return {
    seen: now,
    view: now.view,
    plans: plansOfBoth(now.view),
    viewer,
    bottom: viewer,
    top: opponentOf(viewer),
    room: 'wide',
    text: (key, args) => say(args === undefined ? { key } : { key, args }),
    say,
    nameOf: (seat) => NAMES[seat] ?? '',
    isLegal: (move) => now.legal.includes(move),
    isAsked: now.asked !== null,
    isOver: now.outcome !== null,
    busy: false,
    submit: () => undefined,
    whyNot: async () => null,
    moveText: (move) => {
      const parsed = duel.notation.parse(move)
      return parsed === null ? move : say(duel.presentation.describe.move(parsed))
    },
    selection: null,
    select: () => undefined,
    lastMove: lastMoveOf(now.history),
  }
}

const playOne = (match: Match): void => {
  const seat = match.deciders()[0] ?? 0
  const moves = match.legal(seat)
  match.submit(seat, moves[(match.ply * 7) % moves.length])
}

describe('the table of Duel in words', () => {
  test('every move that can be made is told, and everybody’s coins, at every moment of a game', () => {
    const match = matchOf('duel')
    for (; match.outcome() === null; playOne(match)) {
      const desk = deskOf(match)
      const { see, can } = tellDuel(desk)
      const words = spokenText(can)
      if (desk.view.asked?.kind !== 'play') {
        for (const move of desk.seen.legal) expect(words).toContain(desk.moveText(move))
      } else {
        const [lines = []] = can.map((part) => part.lines)
        const open = desk.view.structure.filter((slot) => slot?.open === true)
        expect(lines).toHaveLength(open.length)
        // Each way to use a card has its own words, so none is lost: a price, a gain, a Wonder.
        const told = lines.flatMap((line) => line.split(/(?:build|discard|use it for) /).slice(1))
        expect(told).toHaveLength(desk.seen.legal.length)
      }
      for (const side of [0, 1] as const) {
        expect(spokenText(see)).toContain(desk.text('duelBoard.coins', { count: desk.view.cities[side].coins }))
      }
    }
    expect(tellDuel(deskOf(match)).can).toEqual([])
  })

  test('what a card costs the listener, and whose turn it is', () => {
    const match = matchOf('duel', 2, { wonders: 'firstGame' })
    const desk = deskOf(match)
    const words = spokenText(tellDuel(desk).see)
    expect(words).toContain('Choose an accessible card')
    expect(words).toContain('Age I. Cards left: 20, face down: 8.')
    expect(words).toContain('Your city: 7 coins')
    expect(words).toContain('The conflict pawn is in the middle.')
    const waiting = deskOf(match, 'en', opponentOf(desk.bottom))
    expect(spokenText(tellDuel(waiting).see)).toContain(`Waiting for ${NAMES[desk.bottom]}`)
    expect(tellDuel(waiting).can).toEqual([])
  })

  test.each(LANGUAGES)('is told in %s', (language) => {
    const match = matchOf('duel')
    for (let moves = 0; moves < 30 && match.outcome() === null; moves++) {
      const { see, can } = tellDuel(deskOf(match, language))
      expect(spokenText([...see, ...can])).not.toMatch(/duelBoard|undefined|\{/)
      playOne(match)
    }
  })
})

test('a text to be spoken has no empty parts, no long ones, and ends in full stops', () => {
  expect(
    spokenText([
      { title: '', lines: ['Your turn.'] },
      { title: 'Cards', lines: ['Altar, free', 'Baths.'] },
      { title: 'Nothing', lines: [] },
      { title: 'Map', lines: ['one'], isLong: true },
    ]),
  ).toBe('Your turn. Cards: Altar, free; Baths.')
})

test('a crowd of moves is counted, and can be read one by one', () => {
  const match = matchOf('dawn')
  const { say } = translator(match.game.presentation.words, 'en', String)
  const legal = Array.from({ length: 20 }, () => match.game.notation.notate(match.legal(match.deciders()[0] ?? 0)[0]))
  const parts = moveParts(
    groupMoves(describeBy(match.game), legal, say),
    () => 'noted',
    (count) => `${count} moves`,
  )
  expect(spokenText(parts)).toContain('20 moves')
  expect(parts.find(({ isLong }) => isLong === true)?.lines).toHaveLength(20)
  expect(parts.find(({ isLong }) => isLong === true)?.lines[0]).toMatch(/, noted$/)
})
