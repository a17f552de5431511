/** What happens here; see `../events.ts` for how an event is written. */
export type BattleEvent = never

export const BATTLE_REVEALS: readonly BattleEvent['kind'][] = []
