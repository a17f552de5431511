import { chapterCitationsOf, citationsOf } from './citations.mjs'

/**
 * Where a rule lives: its text, then every line that cites it in code and tests, then those citing its chapter.
 *
 * @param files `{ path, text }` of every source and test file
 */
export const whereReport = ({ id, text, files }) => {
  const tests = files.filter(({ path }) => isTest(path))
  const sources = files.filter(({ path }) => !isTest(path))
  return [
    `${id}  ${text ?? '(not in docs/rules/en yet)'}`,
    ...block('Code', citing(sources, id, citationsOf), 'no source file cites it'),
    ...block('Tests', citing(tests, id, citationsOf), 'no test cites it'),
    ...block('Code for its whole chapter', citing(sources, id, chapterCitationsOf)),
  ].join('\n')
}

export const isTest = (path) => /\.test\.tsx?$/.test(path)

const citing = (files, id, find) =>
  files.flatMap(({ path, text }) => find(id, text).map((found) => `${path}:${found.line}  ${found.text}`))

const block = (heading, lines, otherwise) => {
  if (lines.length === 0) return otherwise === undefined ? [] : ['', heading, `  ${otherwise}`]
  return ['', heading, ...lines.map((line) => `  ${line}`)]
}
