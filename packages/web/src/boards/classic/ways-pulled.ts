import { COURSES, SQUARE_NAMES, squareOfCourse, type Way } from '@ecumene/classic'
import type { Guide } from '../../hands/use-pulled.ts'
import type { Group } from './ways.ts'

/** All the squares that figures step to; whoever turns a tile over looks at it from where they stand. */
export const stepsOf = ({ ends, path, square }: Pick<Way, 'ends' | 'path' | 'square'>): readonly number[] =>
  ends === 'reveal' ? [...path, square] : path

/** How ways are pulled over the squares. */
export const GUIDE: Guide<Way> = {
  walkOf: (way) => ({ from: way.from, steps: stepsOf(way), canGoOn: way.moves.at(-1) === 'stop' }),
  lead: (way, steps) => {
    const courses = steps.map((square, number) => {
      const course = courseTo(steps[number - 1] ?? way.from, square) ?? ''
      return way.ends === 'reveal' && number === steps.length - 1 ? `reveal-${course}` : course
    })
    const isUnderWay = way.moves[0]?.startsWith('go ') === true
    const moves = courses.map((course, number) => (number > 0 || isUnderWay ? `go ${course}` : setOut(way, course)))
    const after = way.moves.slice(stepsOf(way).length)
    return { ...way, path: way.ends === 'reveal' ? steps.slice(0, -1) : steps, moves: [...moves, ...after] }
  },
  neighbours: (square) => COURSES.map((_name, number) => squareOfCourse(square, number)),
}

const setOut = ({ from, armies, scouts }: Group, course: string): string =>
  `march ${SQUARE_NAMES[from]} ${armies}a${scouts}s ${course}`

const courseTo = (from: number, to: number): string | undefined =>
  COURSES.find((_name, number) => squareOfCourse(from, number) === to)
