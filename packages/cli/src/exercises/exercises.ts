import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEPTHS, type FoundMoment, type Guide, momentsOf, SET_SIZE, setsFrom } from '@ecumene/bots'
import { type Game, Match, type MatchRecord } from '@ecumene/kernel'
import { EDITIONS, type Edition, editionAt, editionNamed, guideTo } from '@ecumene/shelf'
import { text, UsageError, type Values, wholeNumber } from '../arguments.ts'
import { command } from '../command.ts'
import { seedFlag } from '../flags.ts'
import { BOTS_HELP, botList, gameNamed, limitedOptions } from '../games.ts'
import { matchIn } from '../match-file.ts'
import { play } from '../play.ts'
import { playerNamed } from '../player.ts'
import { showProgress } from '../progress.ts'
import { figure, table } from '../table.ts'
import { bookOf, moduleOf } from './book.ts'
import { keptIn, keptNowhere, type Searched } from './kept.ts'

const EDITION_IDS = EDITIONS.map(({ id }) => id).join(', ')

const flags = {
  bot: text({ default: 'search:100', placeholder: 'BOT', help: `who plays all seats of the matches: ${BOTS_HELP}` }),
  from: text({ default: null, placeholder: 'FOLDER', help: 'take the finished match files of a folder instead' }),
  games: wholeNumber({ min: 1, max: 10_000, default: 100, help: 'matches to search at most' }),
  decisions: wholeNumber({ min: 1, max: 10_000, default: 60, help: 'decisions of a match to look at' }),
  iterations: wholeNumber({
    min: 1,
    max: 1_000_000,
    default: null,
    help: 'how long to think about each; left out, what suits the game',
  }),
  short: wholeNumber({ min: 1, max: 1_000_000, default: 20, help: 'iterations of a short search' }),
  margin: wholeNumber({ min: 1, max: 100, default: 6, help: 'by how many percent the right move must be better' }),
  seed: seedFlag,
  keep: text({ default: null, placeholder: 'FOLDER', help: 'keep what was found, and go on from there' }),
  write: text({ default: null, placeholder: 'FILE', help: 'write the exercises to this module' }),
}

export const exercises = command({
  name: 'exercises',
  purpose: 'find positions with one right move in matches between bots',
  about: `Looks in matches between bots for decisions that make exercises: there is much to choose from, one move or two are
clearly better than all others, and a longer search with other chance thinks so too. It goes on until there are three sets of
${SET_SIZE}: a bot that looks one move ahead finds the right move, a short search does, or only a long one. The same
seed gives the same exercises. With --keep, the same command goes on where it was stopped, also for more games.`,
  operands: [{ name: 'GAME', help: EDITION_IDS }],
  flags,
  examples: ['duel --keep /tmp/duel --write packages/shelf/src/exercises/duel.ts', 'terra --bot greedy --games 20'],
  async run(values, [id = ''], io) {
    const edition = editionNamed(id)
    if (edition === null) throw new UsageError(`GAME cannot be "${id}"; allowed: ${EDITION_IDS}`)
    const game = gameNamed(edition.game)
    const guide = await guideTo(game.id)
    const iterations = values.iterations ?? guide.analysis ?? USUAL_ITERATIONS
    const search = commandOf(id, values)
    const kept = values.keep === null ? keptNowhere : keptIn(values.keep, search)
    const files = values.from === null ? null : filesIn(values.from)
    const games = Math.min(values.games, files?.length ?? values.games)
    const progress = showProgress(io, 'matches', games)
    const found: FoundMoment[] = []
    const records: MatchRecord[] = []
    const searched = async (number: number): Promise<Searched> => {
      const record =
        files === null ? await played(game, edition, values, guide, number) : recordIn(files[number] ?? '', edition)
      const replayed = Match.replay(game, record)
      if (!replayed.ok) throw new Error(`a match does not replay: ${replayed.error.message}`)
      const demands = { iterations, short: values.short, margin: values.margin / 100, most: values.decisions }
      const steps = momentsOf(replayed.value, guide, { ...demands, seed: `${values.seed} ${number}` })
      let step = steps.next()
      for (; step.done !== true; step = steps.next()) progress.reach(number + step.value)
      return { record, moments: step.value }
    }
    while (records.length < games && !isFull(found)) {
      const number = records.length
      const known = kept.find(number)
      const { record, moments } = known ?? (await searched(number))
      if (known === null) kept.add(number, { record, moments })
      records.push(record)
      found.push(...moments.map((moment) => ({ ...moment, match: number })))
    }
    progress.end()
    const made = `${search} --games ${values.games}`
    if (values.write !== null) writeFileSync(values.write, moduleOf(bookOf(made, found, records)))
    io.out(reportOf(found, records.length))
    return 0
  },
})

const USUAL_ITERATIONS = 200

const isFull = (found: readonly FoundMoment[]): boolean =>
  Object.values(setsFrom(found)).every(({ length }) => length === SET_SIZE)

/** What leads to the same exercises again; more games only add to them. */
const commandOf = (id: string, values: Values<typeof flags>): string => {
  const { bot, from, decisions, iterations, short, margin, seed } = values
  const source = from === null ? `--bot ${bot}` : `--from ${from}`
  const thought = iterations === null ? '' : ` --iterations ${iterations}`
  return `ecumene exercises ${id} ${source} --decisions ${decisions}${thought} --short ${short} --margin ${margin} --seed ${seed}`
}

const played = async (
  game: Game,
  edition: Edition,
  { bot, seed }: { readonly bot: string; readonly seed: string },
  guide: Guide,
  number: number,
): Promise<MatchRecord> => {
  const [name = bot] = botList(bot)
  const players = Array.from({ length: edition.seats.min }, () => playerNamed(name, guide, PROGRAM_MS))
  const records: MatchRecord[] = []
  try {
    const onRecord = (record: MatchRecord) => records.push(record)
    await play(game, limitedOptions(game, edition.options), players, `${seed} ${number}`, { onRecord })
  } finally {
    for (const player of players) await player.close?.()
  }
  const [record] = records
  if (record === undefined) throw new Error('a match was played and not recorded')
  return record
}

/** What a program may take for a decision. */
const PROGRAM_MS = 1000

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.match'))
    .sort()
    .map((name) => join(folder, name))

const recordIn = (path: string, edition: Edition): MatchRecord => {
  const match = matchIn(path)
  const options = match.options as Readonly<Record<string, unknown>>
  if (match.outcome() === null || editionAt({ game: match.game.id, options })?.id !== edition.id) {
    throw new UsageError(`--from: "${path}" is not a finished match of ${edition.id}`)
  }
  return match.record()
}

const reportOf = (found: readonly FoundMoment[], matches: number): string => {
  const sets = setsFrom(found)
  const rows = DEPTHS.map((depth) => [
    depth,
    figure(found.filter((moment) => moment.depth === depth).length),
    figure(sets[depth].length),
  ])
  const title = `${figure(matches)} matches searched`
  return `${title}\n\n${table([['set', 'found', 'chosen'], ...rows], ['left', 'right', 'right'])}`
}
