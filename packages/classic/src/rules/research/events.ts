import type { TechId } from '../../data/techs.ts'
import type { Resource } from '../../data/types.ts'

/** What happens here; see `../events.ts` for how an event is written. */
export type ResearchEvent =
  | { readonly kind: 'researchChosen'; readonly seat: number }
  /** All choices are known now, including those to research nothing. */
  | { readonly kind: 'choicesShown' }
  /** `count`: the trade that was spent on it. */
  | { readonly kind: 'techResearched'; readonly seat: number; readonly tech: TechId; readonly count: number }
  | { readonly kind: 'resourceGained'; readonly seat: number; readonly resource: Resource }

/** C-3.18: what the others chose becomes known. */
export const RESEARCH_REVEALS: readonly ResearchEvent['kind'][] = ['choicesShown', 'techResearched']
