import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { type MoveOf, moveOf, movesOf } from '../moves.ts'
import { arrive } from './arriving.ts'
import { COURSES } from './courses.ts'
import { whyNoStop } from './obstacles.ts'
import { whyNotCourse } from './paths.ts'
import { follow, trekOf } from './stepping.ts'

const STOP = moveOf('stop')
const GOING = movesOf('go')

/** C-D30: where the figures under way go next. */
export const trek: Asks<'trek', 'go' | 'stop'> = {
  answers: ['go', 'stop'],
  decision: () => because('decision.trek'),
  candidates: () => [...GOING, STOP],
  whyNot(state, frame, seat, move) {
    const trek = trekOf(state, frame)
    if (move.kind === 'go') return whyNotCourse(state, trek, move.course)
    // Figures that can go no further stop, wherever that is.
    if (!COURSES.some((_name, course) => whyNotCourse(state, trek, course) === null)) return null
    return whyNoStop(state, seat, trek.size, trek.scouts, trek.at) === null ? null : because('reason.notAStop')
  },
  legal(state, frame, seat, into) {
    const trek = trekOf(state, frame)
    const before = into.length
    for (let course = 0; course < COURSES.length; course++) {
      if (whyNotCourse(state, trek, course) === null) into.push(GOING[course] as MoveOf<'go'>)
    }
    const isStuck = into.length === before
    if (isStuck || whyNoStop(state, seat, trek.size, trek.scouts, trek.at) === null) into.push(STOP)
  },
  apply(state, frame, seat, move, tell) {
    if (move.kind === 'go') {
      follow(state, frame, move.course, tell)
      return
    }
    tell?.({ kind: 'stopped', seat, square: frame.at })
    arrive(state, frame, tell)
  },
}
