import type { Argument } from '../words/words.ts'
import type { Domain } from './domain.ts'

/** One thing that a kind of move names: a field of the move, and what it can be. */
export type Part<Field extends string = string, Is extends string = string> = {
  readonly field: Field
  readonly domain: Domain<Is>
}

/** Declares a field of a move. Without a name of its own it is named after its domain. */
export function part<Is extends string>(domain: Domain<Is>): Part<Is, Is>
export function part<Is extends string, Field extends string>(domain: Domain<Is>, field: Field): Part<Field, Is>
export function part(domain: Domain, field: string = domain.is): Part {
  return { field, domain }
}

/** The kinds of moves of a game, each with what it names in the order of its notation; at most three parts. */
export type Specs = Readonly<Record<string, readonly Part[]>>

/** A kind of move that names something no list can hold, such as an offer: its one field, and how that is written. */
export type OpenPart<Field extends string = string, Value = unknown> = {
  readonly field: Field
  write(value: Value): string
  /** `null` unless `write` gives this very text for what was read. */
  read(text: string): Value | null
  /** Is this such a value at all? It may be anything that came over the wire. */
  isOne(value: unknown): boolean
}

export type OpenSpecs = Readonly<Record<string, OpenPart>>

/** The moves of a declaration: a union by kind, each with the fields that its kind names. */
export type MoveIn<S extends Specs, O extends OpenSpecs = Record<never, never>> =
  | { [Kind in keyof S & string]: MoveOf<S, Kind> }[keyof S & string]
  | { [Kind in keyof O & string]: OpenMoveOf<O, Kind> }[keyof O & string]

export type MoveOf<S extends Specs, Kind extends keyof S & string> = Written<Kind> & {
  readonly [P in S[Kind][number] as P['field']]: number
}

type OpenMoveOf<O extends OpenSpecs, Kind extends keyof O & string> = Written<Kind> & {
  readonly [P in O[Kind] as P['field']]: P extends OpenPart<string, infer Value> ? Value : never
}

type Written<Kind extends string> = { readonly kind: Kind; readonly notation: string }

type Values<Parts extends readonly Part[]> = { readonly [Index in keyof Parts]: number }

/** Something that a move names. */
export type Mention = { readonly field: string; readonly is: string; readonly value: number }

/** Nothing: the value of fields that a kind does not use. */
const NONE = -1

/** All moves of one kind; each is kept once made. */
type MovesOfKind = {
  readonly kind: string
  readonly parts: readonly Part[]
  /** Indexed by mixed radix over the parts. Dense where small enough, so that look-ups stay fast however few moves exist. */
  readonly made: (Any | undefined)[] | Map<number, Any>
  readonly sizes: readonly number[]
  /** So many in a row are made when one of them is first wanted: all, or those that differ in the last parts only. */
  readonly together: number
}

type Maker = (one: number, two: number, three: number) => Any

type Any = { kind: string; notation: string; made: number; [field: string]: unknown }

const DENSE = 1 << 17

/** At most so many moves are made together. */
const TOGETHER = 1 << 11

/**
 * Everything that follows from the declaration of a game's moves. A move is made on first use and then shared: playing
 * allocates none, and equal moves are the same value. All have one shape, with -1 in the fields that their kind does not
 * name (the types do not show them), so that the engine meets one kind of object. `made` is a move's place among all that
 * were made.
 */
export const vocabulary = <const S extends Specs, const O extends OpenSpecs = Record<never, never>>(
  specs: S,
  open?: O,
) => {
  type Move = MoveIn<S, O>
  const opened = new Map<string, OpenPart>(Object.entries((open ?? {}) as Record<string, OpenPart>))
  const kinds = new Map<string, MovesOfKind>(
    Object.entries<readonly Part[]>(specs).map(([kind, parts]) => [kind, movesOfKind(kind, parts)]),
  )
  const shared: Any[] = []
  const fields: Any = { kind: '', notation: '', made: NONE }
  for (const { parts } of kinds.values()) for (const { field } of parts) fields[field] = NONE
  for (const { field } of opened.values()) fields[field] = null
  // An object parsed from text holds all its fields inline: one look-up less for each.
  const blank = JSON.parse(JSON.stringify(fields)) as Any

  const makeOne = ({ kind, parts, made, sizes }: MovesOfKind, index: number): Any => {
    const move: Any = { ...blank }
    move.kind = kind
    let names = ''
    let left = index
    for (let at = parts.length - 1; at >= 0; at--) {
      const { field, domain } = parts[at] as Part
      const size = sizes[at] ?? 1
      // Forced to a small integer, because move numbers end up in lists of the state.
      const value = (left % size) | 0
      left = (left - value) / size
      move[field] = value
      names = ` ${domain.names[value]}${names}`
    }
    move.notation = kind + names
    move.made = shared.length
    shared.push(move)
    if (Array.isArray(made)) made[index] = move
    else made.set(index, move)
    return move
  }

  // Many at once. Made one by one, this is called so often at first that the engine compiles it into the rules that list
  // moves, and then they are long and slow for good.
  const make = (moves: MovesOfKind, index: number): Any => {
    const { made, together } = moves
    if (!Array.isArray(made)) return makeOne(moves, index)
    const first = index - (index % together)
    for (let at = first; at < first + together; at++) made[at] ??= makeOne(moves, at)
    return made[index] ?? makeOne(moves, index)
  }

  // Takes exactly as many arguments as there are parts: `numbers.map(maker)` passes more. Each is as short as possible, so that
  // the engine inlines it into the rules that list moves.
  const maker = (kind: string): Maker => {
    const moves = kinds.get(kind) as MovesOfKind
    const { made, parts, sizes } = moves
    const [, second = 1, third = 1] = sizes
    if (!Array.isArray(made)) {
      const { length } = parts
      return (one, two, three) => {
        const index = (one * second + (length > 1 ? two : 0)) * third + (length > 2 ? three : 0)
        return made.get(index) ?? make(moves, index)
      }
    }
    switch (parts.length) {
      case 0:
        return () => made[0] ?? make(moves, 0)
      case 1:
        return (one) => made[one] ?? make(moves, one)
      case 2:
        return (one, two) => made[one * second + two] ?? make(moves, one * second + two)
      default:
        return (one, two, three) => {
          const index = (one * second + two) * third + three
          return made[index] ?? make(moves, index)
        }
    }
  }
  const makers = new Map([...kinds.keys()].map((kind) => [kind, maker(kind)]))
  const of = (kind: string, one = 0, two = 0, three = 0): Any => (makers.get(kind) as Maker)(one, two, three)

  const openOf = (kind: string, value: unknown): Any => {
    const { field } = opened.get(kind) as OpenPart
    return { ...blank, kind, [field]: value }
  }

  const lists = new Map<string, readonly Any[]>()

  const partsOf = (kind: string): readonly Part[] => kinds.get(kind)?.parts ?? []

  return {
    /** The move of a kind for these values, in the order of its parts. */
    of: of as unknown as <Kind extends keyof S & string>(kind: Kind, ...values: Values<S[Kind]>) => MoveOf<S, Kind>,

    /** The same for one kind, for inner loops. */
    maker: maker as unknown as <Kind extends keyof S & string>(
      kind: Kind,
    ) => (...values: Values<S[Kind]>) => MoveOf<S, Kind>,

    /** The move of an open-ended kind. Its text is made on first use. */
    openOf: openOf as unknown as <Kind extends keyof O & string>(
      kind: Kind,
      value: O[Kind] extends OpenPart<string, infer Value> ? Value : never,
    ) => OpenMoveOf<O, Kind>,

    /** All moves of a kind that names one thing, by that thing's number. */
    all: ((kind: string) => {
      let list = lists.get(kind)
      if (list === undefined) {
        const count = partsOf(kind)[0]?.domain.names.length ?? 1
        list = Array.from({ length: count }, (_, value) => of(kind, value))
        lists.set(kind, list)
      }
      return list
    }) as unknown as <Kind extends keyof S & string>(kind: Kind) => readonly MoveOf<S, Kind>[],

    /** Is this one of our moves, or equal to one? Anything else is refused before a rule looks at it. */
    isKnown(move: Move): boolean {
      const fields = move as Any
      // Compared with the move made in that place: a copy, or something off the wire, can claim any number.
      if (fields.made >= 0 && shared[fields.made] === fields) return true
      const moves = kinds.get(fields.kind)
      if (moves === undefined) {
        const only = opened.get(fields.kind)
        return only?.isOne(fields[only.field]) === true
      }
      const { parts } = moves
      for (let at = 0; at < parts.length; at++) {
        const { field, domain } = parts[at] as Part
        const value = numberIn(fields, field)
        if (!Number.isInteger(value) || value < 0 || value >= domain.names.length) return false
      }
      return true
    },

    notate(move: Move): string {
      if (move.notation !== '') return move.notation
      const only = opened.get(move.kind)
      return only === undefined ? move.kind : `${move.kind} ${only.write((move as Any)[only.field])}`
    },

    parse(text: string): Move | null {
      const space = text.indexOf(' ')
      const kind = space < 0 ? text : text.slice(0, space)
      const only = opened.get(kind)
      if (only !== undefined) {
        const value = only.read(text.slice(kind.length + 1))
        return value === null ? null : (openOf(kind, value) as unknown as Move)
      }
      const moves = kinds.get(kind)
      if (moves === undefined) return null
      const names = text.split(' ').slice(1)
      if (names.length !== moves.parts.length) return null
      const values = moves.parts.map(({ domain }, at) => numberOf(domain, names[at] as string))
      return values.includes(NONE) ? null : (of(kind, values[0], values[1], values[2]) as unknown as Move)
    },

    /** What a move names, in the order of its notation. */
    mentions: (move: Move): readonly Mention[] =>
      partsOf(move.kind).map(({ field, domain }) => ({ field, is: domain.is, value: numberIn(move as Any, field) })),

    /** What a move names, as its words say it: by field. */
    says: (move: Move): Record<string, Argument> =>
      Object.fromEntries(
        partsOf(move.kind).map(({ field, domain }) => [field, domain.says(numberIn(move as Any, field))]),
      ),
  }
}

/** What follows from a game's declaration, for code that knows no game in particular. */
export type Vocabulary<Move> = {
  isKnown(move: Move): boolean
  notate(move: Move): string
  parse(text: string): Move | null
  mentions(move: Move): readonly Mention[]
  says(move: Move): Record<string, Argument>
}

/** The value of a field that names something; where it may not be a number, `isKnown` has to prove it first. */
const numberIn = (move: Any, field: string): number => move[field] as number

const movesOfKind = (kind: string, parts: readonly Part[]): MovesOfKind => {
  const sizes = parts.map(({ domain }) => domain.names.length)
  const size = sizes.reduce((product, count) => product * count, 1)
  return {
    kind,
    parts,
    made: size <= DENSE ? new Array<Any | undefined>(size).fill(undefined) : new Map<number, Any>(),
    sizes,
    together: sizes.reduceRight((product, count) => (product * count <= TOGETHER ? product * count : product), 1),
  }
}

const numbers = new WeakMap<Domain, ReadonlyMap<string, number>>()

const numberOf = (domain: Domain, name: string): number => {
  let known = numbers.get(domain)
  if (known === undefined) {
    known = new Map(domain.names.map((one, value) => [one, value]))
    numbers.set(domain, known)
  }
  return known.get(name) ?? NONE
}
