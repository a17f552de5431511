import type { Box } from './data/box.ts'
import {
  type TerraActionId,
  type TerraAgendaId,
  type TerraBarbarianLetter,
  type TerraCard,
  type TerraCityStateId,
  type TerraColour,
  type TerraFocusType,
  type TerraIcon,
  type TerraLeaderId,
  type TerraNaturalWonderId,
  type TerraOnceId,
  type TerraTileKind,
  type TerraTreatyId,
  type TerraWonderId,
  terraBox,
} from './terra/box.ts'

/**
 * The boxes beside the base game: the one place where their contents are registered. What they do is registered in
 * `modules.ts`; the two are apart because the lists of `data/` are made before any rule is loaded.
 */
export const BOXES: readonly Box[] = [terraBox]

export type BoxActionId = TerraActionId
export type BoxAgendaId = TerraAgendaId
export type BoxBarbarian = TerraBarbarianLetter
export type BoxCard = TerraCard
export type BoxCityStateId = TerraCityStateId
export type BoxColour = TerraColour
export type BoxEventIcon = TerraIcon
export type BoxFocusType = TerraFocusType
export type BoxLeaderId = TerraLeaderId
export type BoxNaturalWonderId = TerraNaturalWonderId
export type BoxOnceId = TerraOnceId
export type BoxTileKind = TerraTileKind
export type BoxTreatyId = TerraTreatyId
export type BoxWonderId = TerraWonderId
