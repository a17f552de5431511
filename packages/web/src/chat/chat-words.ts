import type { ChatLine } from '@ecumene/protocol'
import type { Speech } from '../words/use-words.tsx'

/** The text of a line; phrases are in the reader's language. */
export const chatWords = ({ said }: Pick<ChatLine, 'said'>, text: Speech['text']): string => {
  if (said === null) return text('chat.removed')
  return 'phrase' in said ? text(`chat.phrase.${said.phrase}`) : said.text
}

/** Who said it. */
export const chatName = ({ name, said }: ChatLine, text: Speech['text']): string => {
  if (said === null) return text('seat.former')
  return name === '' ? text('home.guest') : name
}
