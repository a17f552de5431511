import { inRuns } from './ids.mjs'

const WIDTH = 110

/** The whole report as text. */
export const reportOf = (findings, problems) =>
  [
    ...tableOf(findings.games),
    ...findings.games.flatMap(missingOf),
    ...section('Tested more than once', findings.duplicates.map(duplicateLine)),
    ...section('Problems', problems),
    '',
    closingLine(findings, problems),
  ].join('\n')

const tableOf = (games) => {
  const rows = [['', 'rules', 'examples', 'other ids', 'excused'], ...games.map(rowOf)]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
}

const rowOf = ({ title, rules, examples, others, excused }) => [
  title,
  ...[rules, examples, others].map(({ tested, total }) => `${tested}/${total}`),
  String(excused.length),
]

const missingOf = ({ title, missing }) =>
  section(`${title}: neither tested nor excused (${missing.length})`, wrapped(inRuns(missing)))

const duplicateLine = ({ id, places }) => `${id}  ${places.join('  ')}`

const section = (heading, lines) => (lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)])

const wrapped = (words) => {
  const lines = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + word.length + 2 <= WIDTH) lines[lines.length - 1] = `${line}, ${word}`
    else lines.push(word)
  }
  return lines
}

const closingLine = ({ games, duplicates }, problems) => {
  const tested = games.reduce((sum, { rules }) => sum + rules.tested, 0)
  const total = games.reduce((sum, { rules }) => sum + rules.total, 0)
  const verdict = problems.length === 0 ? 'Nothing is wrong' : counted(problems.length, 'problem')
  const repeats = duplicates.length === 0 ? '' : `, ${counted(duplicates.length, 'id')} tested more than once`
  return `${verdict}${repeats}: ${tested} of ${total} rules are tested; ${games.map(stateOf).join(', ')}.`
}

const stateOf = ({ title, missing }) =>
  missing.length === 0 ? `${title} is complete` : `${title} lacks ${counted(missing.length, 'test')}`

const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`
