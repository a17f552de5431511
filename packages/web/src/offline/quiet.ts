let underWay = 0
let waiting: (() => void)[] = []

/** Marks something that a reload must not cut short, such as a move of a local game that is being saved. */
export const during = async <Value>(work: Promise<Value>): Promise<Value> => {
  underWay++
  try {
    return await work
  } finally {
    underWay--
    if (underWay === 0) {
      const going = waiting
      waiting = []
      for (const go of going) go()
    }
  }
}

export const isQuiet = (): boolean => underWay === 0

/** Resolves when nothing of the kind is in progress. */
export const whenQuiet = (): Promise<void> =>
  isQuiet() ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))
