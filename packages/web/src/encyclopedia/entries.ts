import { type Catalogue, type Fact, type Message, type Piece, pieceAddress } from '@ecumene/kernel'
import { folded } from '../words/folded.ts'
import type { Say } from '../words/use-words.tsx'

/** A piece as the encyclopedia lists it, in the player's language. */
export type Entry = {
  readonly address: string
  readonly kind: string
  readonly piece: Piece
  readonly name: string
  /** What it is filed under within its kind: `Age II · Civilian buildings`. */
  readonly sorts: readonly Sort[]
  /** Everything that a search looks at; put together for the first search. */
  readonly searched: () => string
}

export type Sort = { readonly label: string; readonly value: string }

export type Wanted = {
  readonly query: string
  /** A kind, or `null` for all of them. */
  readonly kind: string | null
  /** The wanted value of each fact that divides a kind, by its label. */
  readonly sorts: Readonly<Record<string, string>>
}

export const entriesOf = ({ kinds }: Catalogue, say: Say): readonly Entry[] =>
  kinds.flatMap(({ id: kind, pieces }) =>
    pieces.map((piece) => {
      const name = say(piece.name)
      const sorts = piece.facts.filter(isSorting).map((fact) => ({
        label: say(fact.label),
        value: say(fact.values[0] as Message),
      }))
      let text: string | undefined
      const searched = (): string => {
        text ??= folded([name, ...sorts.map(({ value }) => value), ...piece.effects.map(say), ...piece.rules].join(' '))
        return text
      }
      return { address: pieceAddress(kind, piece.id), kind, piece, name, sorts, searched }
    }),
  )

const isSorting = ({ sorts, values }: Fact): boolean => sorts === true && values.length > 0

/** The entries in which every word of the query occurs. */
export const findEntries = (entries: readonly Entry[], { query, kind, sorts }: Wanted): readonly Entry[] => {
  const words = folded(query).split(/\s+/).filter(Boolean)
  const asked = Object.entries(sorts)
  return entries.filter(
    (entry) =>
      (kind === null || entry.kind === kind) &&
      words.every((word) => entry.searched().includes(word)) &&
      asked.every(([label, value]) => entry.sorts.some((sort) => sort.label === label && sort.value === value)),
  )
}

/** The facts by which the entries of a kind can be filtered, with the values that occur, in the order of the data. */
export const filtersOf = (entries: readonly Entry[], kind: string): readonly Filter[] => {
  const filters = new Map<string, Set<string>>()
  for (const entry of entries) {
    if (entry.kind !== kind) continue
    for (const { label, value } of entry.sorts) filters.set(label, (filters.get(label) ?? new Set()).add(value))
  }
  return [...filters].flatMap(([label, values]) => (values.size > 1 ? [{ label, values: [...values] }] : []))
}

export type Filter = { readonly label: string; readonly values: readonly string[] }
