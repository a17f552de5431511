/** What happens here; see `../events.ts` for how an event is written. */
export type ResearchEvent = never

export const RESEARCH_REVEALS: readonly ResearchEvent['kind'][] = []
