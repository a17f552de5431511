import type { Mention } from './vocabulary.ts'

/**
 * What a seat can choose from, made from its legal moves: for each kind of move one choice after the other, in the order in
 * which the kind names things. A page lights up the options and learns from a click what it means.
 */
export type Selector<Move> = {
  /** The kind of move that is being put together. */
  readonly kind: string
  /** What is chosen: the field of the move, and what it is on the table (`space`, `card`, `amount`, …). */
  readonly field: string
  readonly is: string
  readonly options: readonly Option<Move>[]
}

export type Option<Move> = { readonly value: number; readonly means: Meaning<Move> }

/** A choice makes a move, or leads to the next choice. */
export type Meaning<Move> = { readonly move: Move } | { readonly next: Selector<Move> }

type Mentions<Move> = (move: Move) => readonly Mention[]

/** What can be done now, one entry for each kind of move, in the order in which the moves are listed. */
export const selectors = <Move extends { readonly kind: string }>(
  moves: readonly Move[],
  mentions: Mentions<Move>,
): readonly Meaning<Move>[] =>
  [...grouped(moves, ({ kind }) => kind).values()].flatMap((group) =>
    meanings(
      group.map((move) => ({ move, mentions: mentions(move) })),
      0,
    ),
  )

type Read<Move> = { readonly move: Move; readonly mentions: readonly Mention[] }

const meanings = <Move extends { readonly kind: string }>(
  group: readonly Read<Move>[],
  depth: number,
): readonly Meaning<Move>[] => {
  const [first] = group
  const asked = first?.mentions[depth]
  // Moves that name nothing (more) are the only ones of their kind, but for those that no list can hold.
  if (first === undefined || asked === undefined) return group.map(({ move }) => ({ move }))
  const byValue = grouped(group, (read) => read.mentions[depth]?.value ?? -1)
  const options = [...byValue].flatMap(([value, rest]) => meanings(rest, depth + 1).map((means) => ({ value, means })))
  return [{ next: { kind: first.move.kind, field: asked.field, is: asked.is, options } }]
}

const grouped = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

/** The moves that name this thing: what a click on it can mean. */
export const naming = <Move>(
  moves: readonly Move[],
  mentions: Mentions<Move>,
  is: string,
  value: number,
): readonly Move[] => moves.filter((move) => mentions(move).some((one) => one.is === is && one.value === value))
