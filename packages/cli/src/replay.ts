import {
  type Game,
  type GameEvent,
  type HistoryItem,
  LANGUAGES,
  type Language,
  Match,
  type Outcome,
  sheetOf,
  type Translator,
  translator,
  type Viewer,
} from '@ecumene/kernel'
import { oneOf, UsageError, wholeNumber } from './arguments.ts'
import { atlasOf } from './atlas-of.ts'
import { command } from './command.ts'
import { matchIn } from './match-file.ts'
import { replayWords } from './replay-words.ts'
import { table } from './table.ts'

export const replay = command({
  name: 'replay',
  purpose: 'tell the story of a saved match',
  about: `Plays a match file again, checking every move, and tells its story, the final standing and the score sheet. Only what
the viewer may know is told: without --as, what everybody saw.`,
  operands: [{ name: 'FILE', help: 'a match file, as the table and fuzz write them' }],
  flags: {
    to: wholeNumber({ min: 0, max: 1_000_000, default: null, help: 'stop after so many entries of the log' }),
    as: wholeNumber({ min: 0, max: 15, default: null, help: 'look with the eyes of this seat, counted from 0' }),
    language: oneOf<Language>({ values: LANGUAGES, default: 'en', placeholder: 'LANG', help: LANGUAGES.join(', ') }),
  },
  examples: ['match.json', 'match.json --to 20 --as 0 --language uk'],
  async run(values, [path = ''], io) {
    const whole = matchIn(path)
    const { seats, ply } = whole
    if (values.as !== null && values.as >= seats) {
      throw new UsageError(
        `--as must be a seat of this match, a whole number from 0 to ${seats - 1}, not "${values.as}"`,
      )
    }
    if (values.to !== null && values.to > ply) {
      throw new UsageError(`--to must be within this match, a whole number from 0 to ${ply}, not "${values.to}"`)
    }
    const match = values.to === null ? whole : cut(whole, values.to)
    io.out(storyOf(match, values.as, values.language, ply))
    return 0
  },
})

/** The match as it was after this many entries of its log. */
const cut = (match: Match, entries: number): Match => {
  const record = match.record()
  const replayed = Match.replay(match.game, { ...record, log: record.log.slice(0, entries) })
  if (!replayed.ok) throw new Error(`the match replays as a whole but not in part: ${replayed.error.message}`)
  return replayed.value
}

/** The story of a match up to now, as this viewer may know it; `whole` is how long the log goes on. */
export const storyOf = (match: Match, viewer: Viewer, language: Language, whole: number): string => {
  const own = translator(replayWords, language, () => '')
  const nameOf = (seat: number): string => own.say({ key: 'player', args: { number: seat + 1 } })
  const game = translator(match.game.presentation.words, language, nameOf, atlasOf(match))
  const title = game.say({ key: 'game' })
  const players = Array.from({ length: match.seats }, (_, seat) => nameOf(seat))
  const log = match.history(viewer).map((item) => entryText(match.game, item, game, own, nameOf))
  const outcome = match.outcome()
  const end =
    outcome === null
      ? pendingText(match, game, own, nameOf, whole)
      : outcomeText(match.game, outcome, game, own, players)
  return `${title}: ${players.map((name, seat) => `${name} (--as ${seat})`).join(', ')}\n\n${log.join('')}\n${end}`
}

const entryText = (
  { presentation: { describe } }: Game,
  item: HistoryItem<GameEvent>,
  game: Translator,
  own: Translator,
  nameOf: (seat: number) => string,
): string => {
  const number = String(item.ply + 1).padStart(4)
  if (item.undo !== undefined) {
    return `${number}  ${own.say({ key: 'undo', args: { player: nameOf(item.seat), moves: item.undo } })}\n`
  }
  if (item.resigned === true) {
    return `${number}  ${game.say({ key: 'event.resigned', args: { player: { seat: item.seat } } })}\n`
  }
  const undone = item.undone ? `  (${own.say({ key: 'takenBack' })})` : ''
  const notation = item.move === undefined ? '' : `  ${item.move}`
  const events = item.events.map((event) => `        ${game.say(describe.event(event))}\n`)
  return `${number}  ${nameOf(item.seat)}${notation}${undone}\n${events.join('')}`
}

const pendingText = (
  match: Match,
  game: Translator,
  own: Translator,
  nameOf: (seat: number) => string,
  whole: number,
): string => {
  const asked = match.deciders().map((seat) => {
    const decision = game.say(match.decision(seat))
    return `${own.say({ key: 'asked', args: { player: nameOf(seat), decision } })}\n`
  })
  return `${own.say({ key: 'after', args: { moves: match.ply, whole } })}\n${asked.join('')}`
}

const outcomeText = (
  { presentation: { words } }: Game,
  outcome: Outcome,
  game: Translator,
  own: Translator,
  players: readonly string[],
): string => {
  const named = (key: string, otherwise: string) =>
    Object.hasOwn(words[game.language], key) ? game.say({ key }) : otherwise
  const ending = named(`ending.${outcome.ending}`, outcome.ending)
  const ranking = players
    .map((name, seat) => ({ name, place: outcome.places[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place)
  const standing = `${own.say({ key: 'standing' })}: ${ending}\n${table(
    ranking.map(({ name, place }) => [`${place}.`, name]),
    ['right', 'left'],
  )}`
  const { details = [] } = outcome
  const { rows, totals } = sheetOf(outcome)
  if (rows.length === 0 && details.length === 0) return standing
  const sheet = table([
    [totals === null ? '' : own.say({ key: 'points' }), ...players],
    ...details.map(({ label, cells }) => [
      game.say(label),
      ...cells.map((cell) => (cell === null ? '–' : game.say(cell))),
    ]),
    ...rows.map(({ category, points }) => [named(`category.${category}`, category), ...points.map(String)]),
    ...(totals === null ? [] : [[own.say({ key: 'total' }), ...totals.map(String)]]),
  ])
  return `${standing}\n${sheet}`
}
