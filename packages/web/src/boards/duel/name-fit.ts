/**
 * How much smaller a name must be set so that its longest word fits a line of `letters` letters. Languages differ:
 * “Press” is “Друкарня”, and nothing is worse than a name cut off.
 */
export const nameFit = (name: string, letters: number): number => {
  const longest = Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length))
  return Math.min(1, Math.round((letters / longest) * 100) / 100)
}

/** The same for a name that must stay on one line. */
export const lineFit = (name: string, letters: number): number =>
  Math.min(1, Math.round((letters / Math.max(1, name.length)) * 100) / 100)
