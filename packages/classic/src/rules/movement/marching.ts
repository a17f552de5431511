import { type Message, union } from '@ecumene/kernel'
import { NONE } from '../../data/types.ts'
import { wonderWith } from '../../data/wonders.ts'
import type { WordKey } from '../../words/en.ts'
import { addUses, use, usesOf, whyNotUse } from '../abilities/using.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { DONE, type MoveOf, maker } from '../moves.ts'
import { ask, playerOf, type State } from '../state.ts'
import { armiesIn, COURSES, scoutsIn } from './courses.ts'
import { figuresFor, groupsFrom, startingSquares, unmovedArmies, unmovedScouts } from './groups.ts'
import { isForbidden } from './obstacles.ts'
import { type Trek, whyNotCourse } from './paths.ts'
import { follow, trekking } from './stepping.ts'

export const trekFrom = (state: State, seat: number, square: number, group: number): Trek => {
  const scouts = scoutsIn(group)
  return { seat, size: armiesIn(group) + scouts, scouts, at: square, left: playerOf(state, seat).speed, from: square }
}

const whyNotMarch = (state: State, seat: number, move: MoveOf<'march'>): Message<WordKey> | null => {
  const [armies, scouts] = [armiesIn(move.group), scoutsIn(move.group)]
  const isThere = unmovedArmies(state, seat, move.square) >= armies && unmovedScouts(state, seat, move.square) >= scouts
  if (!isThere || armies + scouts === 0) return because('reason.noSuchFigures')
  return whyNotCourse(state, trekFrom(state, seat, move.square, move.group), move.course)
}

/** Calls back for every course that some group could try. */
const eachMarch = (state: State, seat: number, visit: (move: MoveOf<'march'>) => void): void => {
  for (const square of startingSquares(state, seat)) {
    for (const group of groupsFrom(state, seat, square)) {
      for (let course = 0; course < COURSES.length; course++) visit(MARCH(square, group, course))
    }
  }
}

const MARCH = maker('march')
const NO_ENEMY_STOPS = wonderWith('noEnemyStops').number

/** Brandenburg Gate: figures that stand where they may not stop leave as soon as they can. */
const mustLeave = (state: State, seat: number): boolean =>
  state.wonderAt[NO_ENEMY_STOPS] !== NONE &&
  startingSquares(state, seat).some((square) => {
    if (!isForbidden(state, seat, square)) return false
    return groupsFrom(state, seat, square).some((group) => {
      const trek = trekFrom(state, seat, square, group)
      return COURSES.some((_name, course) => whyNotCourse(state, trek, course) === null)
    })
  })

type Marching = MoveOf<'march' | 'done' | 'use' | 'play'>

/** C-21.1: a player's part of the Movement phase, until they say that they are done. */
export const march: Asks<'march', Marching['kind']> = {
  answers: ['march', 'done', 'use', 'play'],
  decision: () => because('decision.march'),
  candidates(state, _frame, seat) {
    const moves: Marching[] = [DONE, ...usesOf(state, seat, 'movement')]
    eachMarch(state, seat, (move) => moves.push(move))
    return moves
  },
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'march') return whyNotMarch(state, seat, move)
    if (move.kind === 'done') return mustLeave(state, seat) ? because('reason.mustLeave') : null
    return whyNotUse(state, seat, 'movement', move)
  },
  legal(state, _frame, seat, into) {
    if (!mustLeave(state, seat)) into.push(DONE)
    for (const square of startingSquares(state, seat)) {
      for (const group of groupsFrom(state, seat, square)) {
        const trek = trekFrom(state, seat, square, group)
        for (let course = 0; course < COURSES.length; course++) {
          if (whyNotCourse(state, trek, course) === null) into.push(MARCH(square, group, course))
        }
      }
    }
    addUses(state, seat, 'movement', into)
  },
  apply(state, _frame, seat, move, tell) {
    if (move.kind === 'done') state.pending.pop()
    else if (move.kind === 'march') {
      const [armies, scouts] = [armiesIn(move.group), scoutsIn(move.group)]
      const group = figuresFor(state, seat, move.square, armies, scouts)
      const player = playerOf(state, seat)
      player.moved = union(player.moved, group)
      tell?.({ kind: 'setOut', seat, from: move.square, armies, scouts })
      const trek = trekking(seat, group, move.square, player.speed)
      ask(state, trek)
      follow(state, trek, move.course, tell)
    } else use(state, seat, move, tell)
  },
}
