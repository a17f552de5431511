import type { WonderId } from '../data/wonders.ts'
import type { DistrictId } from './data/districts.ts'
import type { GovernmentId } from './data/governments.ts'

/** What the expansion adds to the events of the base game. All are public. */
export type TerraEvent =
  | { readonly kind: 'tileDrawn'; readonly seat: number; readonly tile: number }
  | { readonly kind: 'tileReturned'; readonly seat: number; readonly tile: number }
  | { readonly kind: 'wonderCheapened'; readonly wonder: WonderId }
  | { readonly kind: 'wonderForgotten'; readonly wonder: WonderId }
  | { readonly kind: 'fortPlaced'; readonly seat: number; readonly space: number }
  | { readonly kind: 'districtPlaced'; readonly seat: number; readonly district: DistrictId; readonly space: number }
  | { readonly kind: 'districtActed'; readonly seat: number; readonly district: DistrictId }
  | { readonly kind: 'governmentChosen'; readonly seat: number; readonly government: GovernmentId }
  | { readonly kind: 'armyMoved'; readonly seat: number; readonly from: number; readonly space: number }
  | { readonly kind: 'armyDeployed'; readonly seat: number; readonly space: number }
  | { readonly kind: 'armyLost'; readonly seat: number; readonly space: number }
  | { readonly kind: 'armyDisbanded'; readonly seat: number; readonly space: number }
  | { readonly kind: 'fortTaken'; readonly seat: number; readonly space: number }
  | { readonly kind: 'dieRerolled'; readonly seat: number; readonly die: number; readonly value: number }
  | { readonly kind: 'waterLaid'; readonly seat: number; readonly space: number }
  | { readonly kind: 'ibrahimGiven'; readonly seat: number; readonly owner: number }
