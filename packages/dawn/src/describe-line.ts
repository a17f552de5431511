import type { Message } from '@ecumene/kernel'
import { say } from './describe.ts'
import type { Source } from './rules/source.ts'
import type { WordKey } from './words/en.ts'

/** Where a line of a combat value comes from, as the start of the line. */
export const describeSource = (source: Source): Message<WordKey> => {
  switch (source.kind) {
    case 'card':
      return say(`card.${source.id}`)
    case 'leader':
      return say(`leader.${source.id}`)
    case 'wonder':
      return say(`wonder.${source.id}`)
    case 'cityState':
      return say(`cityState.${source.id}`)
    case 'treaty':
      return say(`treaty.${source.id}`)
    case 'terrain':
      return say(`terrain.${source.id}`)
    default:
      return say(`combat.${source.kind}`)
  }
}
