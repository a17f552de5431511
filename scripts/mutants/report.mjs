import { dirname } from 'node:path'

/** A table of verdicts by folder, as Markdown. */
export const table = (verdicts, all) => {
  const folders = [...new Set(verdicts.map(({ mutant }) => dirname(mutant.path)))].sort()
  const rows = folders.map((folder) =>
    rowOf(folder, inFolder(verdicts, folder), all.filter(({ path }) => dirname(path) === folder).length),
  )
  const sum = folders.length > 1 ? [rowOf('all of these', verdicts, all.length)] : []
  return [HEAD, ...rows, ...sum].join('\n')
}

/** Those that no test noticed, each with its place and the change. */
export const survivors = (verdicts) =>
  verdicts
    .filter(({ verdict }) => verdict === 'survived' || verdict === 'unreached')
    .map(
      ({ mutant, verdict }) =>
        `${mutant.path}:${mutant.line}  ${mutant.from}  →  ${mutant.to}${verdict === 'unreached' ? '  (no test gets here)' : ''}`,
    )
    .join('\n')

const HEAD = [
  '| folder | mutants | tried | killed | by whole games only | survived | no coverage | killed of tried |',
  '| --- | --: | --: | --: | --: | --: | --: | --: |',
].join('\n')

const inFolder = (verdicts, folder) => verdicts.filter(({ mutant }) => dirname(mutant.path) === folder)

const rowOf = (name, verdicts, all) => {
  const count = (wanted) => verdicts.filter(({ verdict }) => verdict === wanted).length
  const share = `${((100 * (count('killed') + count('late'))) / verdicts.length).toFixed(1)} %`
  const cells = [
    name,
    all,
    verdicts.length,
    count('killed'),
    count('late'),
    count('survived'),
    count('unreached'),
    share,
  ]
  return `| ${cells.join(' | ')} |`
}
