/** A position in words, for people who listen instead of looking. */
export type Telling = {
  readonly see: readonly Part[]
  readonly can: readonly Part[]
}

export type Part = {
  readonly title: string
  readonly lines: readonly string[]
  /** Too long to be spoken at once: it is there to be read. */
  readonly isLong?: boolean
}

/** Parts as one text to be spoken: short breaks between lines, full stops between parts. */
export const spokenText = (parts: readonly Part[]): string =>
  parts
    .filter(({ lines, isLong }) => lines.length > 0 && isLong !== true)
    .map(({ title, lines }) => closed([title, lines.map(bare).join('; ')].filter((text) => text !== '').join(': ')))
    .join(' ')

const bare = (line: string): string => line.replace(/[.;]\s*$/, '')
const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
