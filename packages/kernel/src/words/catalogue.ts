import { mergedWords } from './fetched.ts'
import { LANGUAGES, type Message, translator, type Words } from './words.ts'

/** Everything that is in the box of a game, for the encyclopedia: made from the data that the rules play by. */
export type Catalogue = {
  /** Words beyond those of the game: the kinds of pieces, the labels of facts, notes. */
  readonly words: Words
  readonly kinds: readonly PieceKind[]
}

export type PieceKind = {
  /** Part of the address: `wonder`. */
  readonly id: string
  /** The plural of its name. */
  readonly name: Message
  readonly pieces: readonly Piece[]
}

export type Piece = {
  /** Unique among its kind, and part of its address. */
  readonly id: string
  readonly name: Message
  readonly facts: readonly Fact[]
  /** What it does, a message for each part. */
  readonly effects: readonly Message[]
  /** What is uncertain about it, where the printed piece was not at hand. */
  readonly doubts: readonly Message[]
  /** The rules to read about it, the closest first. */
  readonly rules: readonly string[]
}

export type Fact = {
  readonly label: Message
  readonly values: readonly FactValue[]
  /** Pieces of one kind can be told apart by it: offered as a filter. Such a fact has messages for values. */
  readonly sorts?: true
}

/** A number, a word, so many of a thing, or another piece by its address (`building/library`). */
export type FactValue = number | Message | { readonly count: number; readonly of: Message } | { readonly piece: string }

/** Where a piece is found in the encyclopedia of its game. */
export const pieceAddress = (kind: string, id: string): string => `${kind}/${id}`

/** What is wrong with a catalogue: addresses twice, references that lead nowhere, words that are missing. */
export const auditCatalogue = ({ words, kinds }: Catalogue, gameWords: Words): readonly string[] => {
  const problems: string[] = []
  const addresses = kinds.flatMap(({ id, pieces }) => pieces.map((piece) => pieceAddress(id, piece.id)))
  const known = new Set(addresses)
  if (known.size < addresses.length)
    problems.push(`twice: ${addresses.filter((one, at) => addresses.indexOf(one) < at).join(', ')}`)
  const messages: Message[] = kinds.map(({ name }) => name)
  for (const { id, pieces } of kinds) {
    for (const piece of pieces) {
      const at = pieceAddress(id, piece.id)
      messages.push(piece.name, ...piece.effects, ...piece.doubts)
      if (piece.facts.length + piece.effects.length === 0) problems.push(`${at}: nothing is said about it`)
      if (piece.rules.length === 0) problems.push(`${at}: no rule is cited`)
      for (const { label, values, sorts } of piece.facts) {
        messages.push(label)
        if (values.length === 0) problems.push(`${at}: "${label.key}" is empty`)
        for (const value of values) {
          if (typeof value === 'number') continue
          if ('piece' in value) {
            if (!known.has(value.piece)) problems.push(`${at}: there is no ${value.piece}`)
          } else messages.push('of' in value ? value.of : value)
        }
        if (sorts && !values.every((value) => typeof value === 'object' && 'key' in value))
          problems.push(`${at}: "${label.key}" sorts by something that has no name`)
      }
    }
  }
  for (const language of LANGUAGES) {
    const { say } = translator(withCatalogueWords(gameWords, words), language, String)
    for (const message of messages) {
      try {
        if (say(message).trim() === '') problems.push(`${language}: "${message.key}" says nothing`)
      } catch (error) {
        problems.push(String(error))
      }
    }
  }
  return [...new Set(problems)]
}

/** The words of a game and of its catalogue in one vocabulary. */
export const withCatalogueWords = (game: Words, catalogue: Words): Words => mergedWords(game, catalogue)
