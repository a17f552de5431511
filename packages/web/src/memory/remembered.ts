/**
 * Small choices that this browser keeps between visits: language, theme, name, last level, tables online, finished ones,
 * silent refusals, lessons, sound, muted people, chats read, notifications of turns, the filter of
 * public tables, which moves are asked about once more, the pace of the others, whether the list of moves is open,
 * which part of a market is, whether sites for cities show their numbers.
 */
export type Choice =
  | 'language'
  | 'theme'
  | 'name'
  | 'level'
  | 'tables'
  | 'finished'
  | 'refuses'
  | 'lessons'
  | 'sound'
  | 'muted'
  | 'read'
  | 'notes'
  | 'lobby'
  | 'care'
  | 'pace'
  | 'list'
  | 'sites'
  | 'market'

const keyOf = (choice: Choice): string => `ecumene.${choice}`

/** `null` where nothing was chosen, or where the browser keeps nothing (private windows may refuse). */
export const remembered = (choice: Choice): string | null => {
  try {
    return localStorage.getItem(keyOf(choice))
  } catch {
    return null
  }
}

export const remember = (choice: Choice, value: string): void => {
  try {
    localStorage.setItem(keyOf(choice), value)
  } catch {
    // The choice lasts for this visit only, then.
  }
}
