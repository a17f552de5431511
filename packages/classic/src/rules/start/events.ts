import type { GovernmentId } from '../../data/governments.ts'
import type { GreatPersonId } from '../../data/great-people.ts'
import type { Figure } from '../../data/types.ts'
import type { WonderId } from '../../data/wonders.ts'

/** Set-up and Start of Turn. */
export type StartEvent =
  | { readonly kind: 'capitalPlaced'; readonly seat: number; readonly square: number }
  | { readonly kind: 'figurePlaced'; readonly seat: number; readonly figure: Figure; readonly square: number }
  | { readonly kind: 'wonderPlaced'; readonly seat: number; readonly wonder: WonderId; readonly square: number }
  | { readonly kind: 'personDrawn'; readonly seat: number; readonly person: GreatPersonId }
  | { readonly kind: 'personPlaced'; readonly seat: number; readonly person: GreatPersonId; readonly square: number }
  | { readonly kind: 'cityFounded'; readonly seat: number; readonly square: number }
  | { readonly kind: 'figureRelocated'; readonly seat: number; readonly figure: Figure; readonly square: number }
  | { readonly kind: 'governmentChanged'; readonly seat: number; readonly government: GovernmentId }
  | { readonly kind: 'scoutSent'; readonly seat: number; readonly square: number; readonly to: number }

export const START_REVEALS: readonly StartEvent['kind'][] = ['personDrawn']
