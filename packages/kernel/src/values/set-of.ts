/**
 * A set over a small domain (at most 31 members, numbered from 0): a number underneath, so that states stay plain data and
 * copying costs nothing, but not one to calculate with. `Member` only names what the set is of.
 */
export type SetOf<Member extends string> = number & { readonly [of]?: Member }

declare const of: unique symbol

export const NO_MEMBERS = 0

/** The set of the members with these numbers. */
export const setOf = <Member extends string>(...numbers: readonly number[]): SetOf<Member> =>
  numbers.reduce((set, number) => set | (1 << number), 0)

/** The set of all members of a domain of this size. */
export const allOf = <Member extends string>(count: number): SetOf<Member> => (1 << count) - 1

export const has = <Member extends string>(set: SetOf<Member>, number: number): boolean => (set & (1 << number)) !== 0

export const plus = <Member extends string>(set: SetOf<Member>, number: number): SetOf<Member> => set | (1 << number)

export const minus = <Member extends string>(set: SetOf<Member>, number: number): SetOf<Member> => set & ~(1 << number)

export const union = <Member extends string>(one: SetOf<Member>, other: SetOf<Member>): SetOf<Member> => one | other

/** What is in both. */
export const both = <Member extends string>(one: SetOf<Member>, other: SetOf<Member>): SetOf<Member> => one & other

export const without = <Member extends string>(set: SetOf<Member>, others: SetOf<Member>): SetOf<Member> =>
  set & ~others

export const shares = <Member extends string>(one: SetOf<Member>, other: SetOf<Member>): boolean => (one & other) !== 0

export const sizeOf = <Member extends string>(set: SetOf<Member>): number => {
  let count = 0
  for (let rest: number = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The member with the lowest number; -1 for the empty set. */
export const firstOf = <Member extends string>(set: SetOf<Member>): number => 31 - clz32(set & -set)

// Apart, so that `firstOf` is short enough to be inlined into every loop that uses it.
const { clz32 } = Math

/** All but the first: `for (let left = set; left !== NO_MEMBERS; left = restOf(left))` visits each member as `firstOf(left)`. */
export const restOf = <Member extends string>(set: SetOf<Member>): SetOf<Member> => set & (set - 1)

/** The numbers of the members, lowest first, in a new list. */
export const membersOf = <Member extends string>(set: SetOf<Member>): number[] => {
  const members: number[] = []
  for (let rest: number = set; rest !== 0; rest &= rest - 1) members.push(firstOf(rest))
  return members
}
