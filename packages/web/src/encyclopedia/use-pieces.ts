import { type Catalogue, type Fact, type FactValue, type Game, type Piece, withCatalogueWords } from '@ecumene/kernel'
import { useMemo } from 'react'
import { type Say, useWords } from '../words/use-words.tsx'

/** A short description of a piece in the player's language. */
export type PieceText = {
  readonly address: string
  readonly kindName: string
  readonly name: string
  /** What it does; where it does nothing, what can be said of it in numbers and names. */
  readonly words: readonly string[]
  readonly rules: readonly string[]
}

const catalogues = new WeakMap<Game, Catalogue | null>()

const catalogueOf = (game: Game): Catalogue | null => {
  const known = catalogues.get(game)
  if (known !== undefined) return known
  const made = game.presentation.catalogue?.() ?? null
  catalogues.set(game, made)
  return made
}

/** The pieces of a game by their addresses; `null` where the encyclopedia has no such entry. */
export const usePieces = (game: Game): ((address: string) => PieceText | null) => {
  const catalogue = catalogueOf(game)
  const vocabulary = useMemo(
    () =>
      catalogue === null
        ? game
        : { presentation: { words: withCatalogueWords(game.presentation.words, catalogue.words) } },
    [game, catalogue],
  )
  const { say, text } = useWords(vocabulary)
  return (address) => {
    const found = catalogue === null ? null : pieceAt(catalogue, address)
    if (catalogue === null || found === null) return null
    const { piece, kindName } = found
    const nameOf = (other: string): string => {
      const named = pieceAt(catalogue, other)
      return named === null ? other : say(named.piece.name)
    }
    const counted = (count: number, what: string) => text('encyclopedia.counted', { count, what })
    return {
      address,
      kindName: say(kindName),
      name: say(piece.name),
      words:
        piece.effects.length > 0
          ? piece.effects.map(say)
          : piece.facts.map((fact) => factText(fact, say, nameOf, counted)),
      rules: piece.rules,
    }
  }
}

const pieceAt = ({ kinds }: Catalogue, address: string) => {
  const [kindId, id] = address.split('/')
  const kind = kinds.find((one) => one.id === kindId)
  const piece: Piece | undefined = kind?.pieces.find((one) => one.id === id)
  return kind === undefined || piece === undefined ? null : { piece, kindName: kind.name }
}

type Counted = (count: number, what: string) => string

const factText = ({ label, values }: Fact, say: Say, nameOf: (address: string) => string, counted: Counted): string => {
  const valueText = (value: FactValue): string => {
    if (typeof value === 'number') return String(value)
    if ('piece' in value) return nameOf(value.piece)
    return 'of' in value ? counted(value.count, say(value.of)) : say(value)
  }
  return `${say(label)}: ${values.map(valueText).join(', ')}`
}
