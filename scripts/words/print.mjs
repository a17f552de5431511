import { sentencesOf } from './samples.mjs'
import { VOCABULARIES } from './vocabularies.mjs'

/** The list for a reader: every template of a language with a few of the sentences it makes. */
export const print = (language, wanted = '') => {
  const lines = []
  for (const vocabulary of VOCABULARIES) {
    if (!vocabulary.id.startsWith(wanted)) continue
    lines.push(`\n# ${vocabulary.id}`)
    for (const key of vocabulary.keys) {
      const sentences = sentencesOf(vocabulary, key, language, 3)
      lines.push(sentences.length === 1 ? `${key} → ${sentences[0]}` : [`${key} →`, ...sentences].join('\n    '))
    }
  }
  return `${lines.join('\n').trim()}\n`
}
