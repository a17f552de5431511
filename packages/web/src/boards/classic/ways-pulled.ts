import { COURSES, groupOf, isRevealing, moveOf, squareOfCourse, type Way } from '@ecumene/classic'
import type { Guide } from '../../hands/use-pulled.ts'
import { moveBy } from './moves.ts'
import { STOP } from './ways.ts'

/** All the squares that figures step to; whoever turns a tile over looks at it from where they stand. */
export const stepsOf = ({ ends, path, square }: Pick<Way, 'ends' | 'path' | 'square'>): readonly number[] =>
  ends === 'reveal' ? [...path, square] : path

/** How ways are pulled over the squares. */
export const GUIDE: Guide<Way> = {
  walkOf: (way) => ({ from: way.from, steps: stepsOf(way), canGoOn: way.moves.at(-1) === STOP }),
  lead: (way, steps) => {
    const isUnderWay = moveBy(way.moves[0] ?? '')?.kind === 'go'
    const moves = steps.map((square, number) => {
      const isLook = way.ends === 'reveal' && number === steps.length - 1
      const course = courseTo(steps[number - 1] ?? way.from, square, isLook)
      if (number > 0 || isUnderWay) return moveOf('go', course).notation
      return moveOf('march', way.from, groupOf(way.armies, way.scouts), course).notation
    })
    const after = way.moves.slice(stepsOf(way).length)
    return { ...way, path: way.ends === 'reveal' ? steps.slice(0, -1) : steps, moves: [...moves, ...after] }
  },
  neighbours: (square) => COURSES.map((_name, number) => squareOfCourse(square, number)),
}

/** To a neighbour, or only to look at it. */
const courseTo = (from: number, to: number, isLook: boolean): number =>
  COURSES.findIndex((_name, course) => isRevealing(course) === isLook && squareOfCourse(from, course) === to)
