import type { Argument } from '../words/words.ts'

/** What a field of a move can be: whole numbers from 0, each with a name in notation and words for people. */
export type Domain<Is extends string = string> = {
  /** What such a number stands for (`space`, `card`, `slot`, `seat`, `amount`): a page lights up things by it. */
  readonly is: Is
  readonly names: readonly string[]
  /** How people read it. */
  says(value: number): Argument
}

/** Things with ids, said with the words `<words>.<id>`. */
export const things = <Is extends string>(is: Is, ids: readonly string[], words: string = is): Domain<Is> => {
  const said = ids.map((id): Argument => ({ key: `${words}.${id}` }))
  return { is, names: ids, says: (value) => said[value] as Argument }
}

/** Things known by a name that is the same in every language: squares, letters. */
export const named = <Is extends string>(is: Is, names: readonly string[]): Domain<Is> => ({
  is,
  names,
  says: (value) => names[value] as string,
})

/** `count` numbers: notation and words count from `first`, values from 0. */
export const counted = <Is extends string>(is: Is, count: number, first = 0): Domain<Is> => ({
  is,
  names: Array.from({ length: count }, (_, value) => String(first + value)),
  says: (value) => first + value,
})

/** Places at the table, said by who sits there. */
export const seats = (count: number): Domain<'seat'> => ({ ...counted('seat', count), says: (seat) => ({ seat }) })

/** The same values, said in another way. */
export const saying = <Is extends string>(domain: Domain<Is>, says: (value: number) => Argument): Domain<Is> => ({
  ...domain,
  says,
})
