import { NONE } from '../../data/types.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { type MoveOf, moveOf, movesOf } from '../moves.ts'
import { arrive } from './arriving.ts'
import { COURSES } from './courses.ts'
import { whyNoStop } from './obstacles.ts'
import { whyNotCourse } from './paths.ts'
import { isPinned } from './pinning.ts'
import { currentTrek, follow } from './stepping.ts'

const STOP = moveOf('stop')
const GOING = movesOf('go')

/** C-D30: where the figures under way go next. */
export const trek: Asks<'trek', 'go' | 'stop'> = {
  answers: ['go', 'stop'],
  decision: () => because('decision.trek'),
  candidates: () => [...GOING, STOP],
  whyNot(state, _frame, seat, move) {
    const trek = currentTrek(state, seat)
    if (move.kind === 'go') return whyNotCourse(state, trek, move.course)
    // Whoever can go no further stops, wherever that is.
    if (isPinned(state, trek.at) || !COURSES.some((_name, course) => whyNotCourse(state, trek, course) === null)) {
      return null
    }
    return whyNoStop(state, seat, trek.size, trek.scouts, trek.at) === null ? null : because('reason.notAStop')
  },
  legal(state, _frame, seat, into) {
    const trek = currentTrek(state, seat)
    const before = into.length
    for (let course = 0; course < COURSES.length; course++) {
      if (whyNotCourse(state, trek, course) === null) into.push(GOING[course] as MoveOf<'go'>)
    }
    const isStuck = into.length === before || isPinned(state, trek.at)
    if (isStuck || whyNoStop(state, seat, trek.size, trek.scouts, trek.at) === null) into.push(STOP)
  },
  apply(state, _frame, seat, move, tell) {
    if (move.kind === 'go') {
      follow(state, seat, move.course, tell)
      return
    }
    tell?.({ kind: 'stopped', seat, square: state.march.at })
    arrive(state, seat, tell)
  },
  over: ({ march }) => march.at === NONE,
}
