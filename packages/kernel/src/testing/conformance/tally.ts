import { below, type Random } from '../../values/random.ts'

/** What can only be judged over the whole run. */
export type Tally = {
  games: number
  cutOff: number
  decisions: number
  /** Samples taken, and how many of them were not the true state itself. */
  samples: number
  sampledAnew: number
  /** Moves that drew chance both in the true state and in a sample, and how often the outcomes were not the same. */
  chance: number
  chanceAnew: number
  /** Kinds of moves that were suggested: the open-ended ones. */
  readonly openKinds: Set<unknown>
  /** Is a decision of this kind (the key of its question) to be looked at closely? */
  readonly looksClosely: (question: string, random: Random) => boolean
  /** Is this text of a move met for the first time? Most come up again and again and need reading back only once. */
  readonly isNewText: (text: string) => boolean
}

export const newTally = (): Tally => ({
  games: 0,
  cutOff: 0,
  decisions: 0,
  samples: 0,
  sampledAnew: 0,
  chance: 0,
  chanceAnew: 0,
  openKinds: new Set(),
  looksClosely: curiosity(),
  isNewText: firstTime(),
})

/**
 * Every kind of question is looked at closely the first times it is asked in a run, so that rare ones are not missed;
 * after that, one in a few. Played again alone, a game is looked at wherever it was before, and more.
 */
const curiosity = (): Tally['looksClosely'] => {
  const met = new Map<string, number>()
  return (question, random) => {
    const times = met.get(question) ?? 0
    met.set(question, times + 1)
    // Drawn either way: what the checks draw next must not depend on how often a question was met.
    const drawn = below(random, ONE_IN) === 0
    return drawn || times < NEW_FOR
  }
}

const NEW_FOR = 20
const ONE_IN = 12

/** A sample that copies the truth would hide every leak from the kit and show every secret to the bots. */
export const dishonestSamples = (tally: Tally): string | null => {
  if (tally.samples >= ENOUGH && tally.sampledAnew === 0) return 'sample never differed from the true state'
  // Fresh chance differs at least every other time; a kept generator, only where the sample asks it something else.
  if (tally.chance >= ENOUGH / 2 && tally.chanceAnew * 10 < tally.chance)
    return 'sample keeps the true generator: it foretells chance'
  return null
}

/** This many results are no accident. */
const ENOUGH = 40

/** Answers true the first time it is asked about a text. */
export const firstTime = (): ((text: string) => boolean) => {
  const met = new Set<string>()
  return (text) => {
    if (met.has(text)) return false
    if (met.size < REMEMBERED) met.add(text)
    return true
  }
}

/** Open-ended moves have endlessly many texts; past this many they count as new rather than fill the memory. */
const REMEMBERED = 100_000
