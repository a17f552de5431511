import { DEPTHS, type Exercise, type ExerciseBook, type FoundMoment, matchForExercises, setsFrom } from '@ecumene/bots'
import { fingerprint, type MatchRecord } from '@ecumene/kernel'

/** The book of the exercises that were found, with the matches that they are from and no others. */
export const bookOf = (made: string, found: readonly FoundMoment[], records: readonly MatchRecord[]): ExerciseBook => {
  const chosen = setsFrom(found)
  const used = DEPTHS.flatMap((depth) => chosen[depth])
  const numbers = [...new Set(used.map(({ match }) => match))].sort((one, other) => one - other)
  const matches = numbers.map((number) => {
    const plies = used.flatMap(({ match, ply }) => (match === number ? [ply] : []))
    return matchForExercises(records[number] as MatchRecord, Math.max(...plies))
  })
  const exercise = ({ match, ply, seat, worths, reasons, line }: FoundMoment): Exercise => ({
    match: numbers.indexOf(match),
    ply,
    seat,
    worths,
    reasons,
    line,
  })
  const sets = {
    glance: chosen.glance.map(exercise),
    look: chosen.look.map(exercise),
    thought: chosen.thought.map(exercise),
  }
  return { made, id: fingerprint({ matches, sets }), matches, sets }
}

/** The book as a module. */
export const moduleOf = (book: ExerciseBook): string => `import type { ExerciseBook } from '@ecumene/bots'

/** Written by \`ecumene exercises\`, never by hand; see docs/bots.md. */
export const exercises: ExerciseBook = ${JSON.stringify(book, null, 2)}
`
