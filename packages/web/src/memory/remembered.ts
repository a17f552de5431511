/**
 * Small choices that this browser keeps between visits: language, theme, name, last level and game, tables online, finished ones,
 * silent refusals, lessons, exercises, sound, muted people, chats read, notifications of turns, the filter of
 * public tables, which moves are asked about once more, the pace of the others, whether the list of moves is open,
 * which part of a market is, whether sites for cities show their numbers.
 */
export type Choice =
  | 'language'
  | 'theme'
  | 'name'
  | 'level'
  | 'game'
  | 'tables'
  | 'finished'
  | 'refuses'
  | 'lessons'
  | 'exercises'
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

/** `null` where nothing was chosen. */
export const remembered = (choice: Choice): string | null => {
  try {
    return thisVisit.get(choice) ?? localStorage.getItem(keyOf(choice))
  } catch {
    return null
  }
}

export const remember = (choice: Choice, value: string): void => {
  try {
    localStorage.setItem(keyOf(choice), value)
    thisVisit.delete(choice)
  } catch {
    thisVisit.set(choice, value)
  }
  for (const changed of watchers) changed()
}

/** Calls back whenever this page has remembered something. */
export const watchRemembered = (changed: () => void): (() => void) => {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

const keyOf = (choice: Choice): string => `ecumene.${choice}`

/** What is kept where the browser refuses to (private windows may), or has no room left. */
const thisVisit = new Map<Choice, string>()

const watchers = new Set<() => void>()
