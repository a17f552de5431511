import { type Analysis, analyse, type TurningPoint } from '@ecumene/bots'
import { type Match, translator } from '@ecumene/kernel'
import { guideTo } from '@ecumene/shelf'
import { UsageError, wholeNumber } from './arguments.ts'
import { atlasOf } from './atlas-of.ts'
import { command } from './command.ts'
import { jsonFlag, seedFlag } from './flags.ts'
import { matchIn } from './match-file.ts'
import { showProgress } from './progress.ts'
import { replayWords } from './replay-words.ts'
import { figure, percent, table } from './table.ts'

export const analysis = command({
  name: 'analyse',
  purpose: 'say which moves of a finished match cost most',
  about: `Judges every decision of a finished match by a search through the eyes of the player who made it: what every seat could
expect, which decisions cost most of a chance to win, what was better, and what was to be expected after it.
The same seed gives the same analysis.`,
  operands: [{ name: 'FILE', help: 'a match file, as the table and fuzz write them' }],
  flags: {
    iterations: wholeNumber({
      min: 1,
      max: 1_000_000,
      default: null,
      help: 'how long to think about each decision; left out, what suits the game',
    }),
    seed: seedFlag,
    json: jsonFlag,
  },
  examples: ['match.json', 'match.json --iterations 5000 --json'],
  async run({ iterations, seed, json }, [path = ''], io) {
    const match = matchIn(path)
    if (match.outcome() === null) {
      throw new UsageError(`FILE "${path}" holds a match that goes on; allowed: a finished match`)
    }
    const progress = showProgress(io, 'moves', match.moves)
    const steps = analyse(match, await guideTo(match.game.id), { iterations: iterations ?? undefined, seed })
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) progress.reach(step.value * match.moves)
    progress.end()
    io.out(json ? `${JSON.stringify(step.value)}\n` : reportOf(match, step.value))
    return 0
  },
})

const reportOf = (match: Match, { iterations, chances, seats, turningPoints }: Analysis): string => {
  const own = translator(replayWords, 'en', () => '')
  const nameOf = (seat: number): string => own.say({ key: 'player', args: { number: seat + 1 } })
  const game = translator(match.game.presentation.words, 'en', nameOf, atlasOf(match))
  const curves = table(
    seats.map(({ decisions, loss }, seat) => [
      nameOf(seat),
      curveText(chances.map((at) => at[seat] ?? 0)),
      `${decisions} decisions, each cost ${percent(loss)} on average`,
    ]),
    ['left', 'left', 'left'],
  )
  const title = `${game.say({ key: 'game' })}, ${figure(match.ply)} moves, judged with ${figure(iterations)} iterations each`
  if (turningPoints.length === 0) return `${title}\n\n${curves}\nNo decision cost much.\n`
  const points = turningPoints.map((point) => pointText(match, point, nameOf, (key) => game.say(key)))
  return `${title}\n\n${curves}\nWhat cost most:\n\n${points.join('\n')}`
}

const pointText = (
  { game: { notation, presentation } }: Match,
  { ply, seat, played, better, loss, line }: TurningPoint,
  nameOf: (seat: number) => string,
  say: ReturnType<typeof translator>['say'],
): string => {
  const told = (move: string): string => say(presentation.describe.move(notation.parse(move)))
  const then = line.map((next) => `${nameOf(next.seat)}: ${told(next.move)}`).join('; ')
  return `${String(ply + 1).padStart(4)}  ${nameOf(seat)} loses ${percent(loss)}
${table(
  [['played', told(played)], ['better', told(better)], ...(then === '' ? [] : [['then', then]])].map((row) => [
    '    ',
    ...row,
  ]),
  ['left', 'left', 'left'],
)}`
}

const BLOCKS = '▁▂▃▄▅▆▇█'
const COLUMNS = 60

/** A curve in one line, from 0 to 1, at most so many columns wide. */
const curveText = (values: readonly number[]): string => {
  const columns = Math.min(COLUMNS, values.length)
  return Array.from({ length: columns }, (_unused, column) => {
    const index = columns === 1 ? 0 : Math.round((column * (values.length - 1)) / (columns - 1))
    const value = values[index] ?? 0
    return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(value * BLOCKS.length))] ?? ''
  }).join('')
}
