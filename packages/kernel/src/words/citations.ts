/** The texts of a game that have rules behind them: what happened, and why something cannot be done. */
export type CitedKey<WordKey extends string> = Extract<WordKey, `event.${string}` | `reason.${string}`>

/**
 * The rules behind the texts of a game, by their keys, the closest first. A game types it with its own keys, so that a
 * new reason or event does not compile until somebody has looked up its rule; `NO_RULE` says that there is none.
 */
export type Citations<Key extends string = string> = Readonly<Record<Key, readonly string[]>>

/** The text is about the program, or about several rules at once. */
export const NO_RULE: readonly string[] = []
