/**
 * How much smaller a name must be set so that its longest word fits a line of `letters` letters. Languages differ:
 * “Press” is “Друкарня”, and nothing is worse than a name cut off.
 */
export const nameFit = (name: string, letters: number): number => {
  const longest = Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length))
  return Math.min(1, Math.round((letters / longest) * 100) / 100)
}

/** Letters of the display type by how wide they are, in ems; all others are about half an em wide. */
const BREADTHS: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[ijlłftrIії'’-]/u, 0.33],
  [/[mwшщюфMWOQGМОФШЩЮДЛ]/u, 0.8],
  [/[жмы\p{Lu}]/u, 0.62],
]
const PLAIN = 0.52

/** How many ems wide the longest word of a name is in the display type; rather a little more than less. */
export const longestWord = (name: string): number => {
  const breadths = name.split(/[\s-]+/).map((word) => [...word].reduce((sum, letter) => sum + breadthOf(letter), 0))
  return Math.round(Math.max(1, ...breadths) * 100) / 100
}

/** How many ems wide a whole name is in the display type, on one line. */
export const lineWidth = (name: string): number =>
  Math.round([...name].reduce((sum, letter) => sum + (letter === ' ' ? 0.3 : breadthOf(letter)), 0) * 100) / 100

const breadthOf = (letter: string): number => BREADTHS.find(([letters]) => letters.test(letter))?.[1] ?? PLAIN

/** How much smaller a name must be set that must stay on one line. */
export const lineFit = (name: string, letters: number): number =>
  Math.min(1, Math.round((letters / Math.max(1, name.length)) * 100) / 100)
