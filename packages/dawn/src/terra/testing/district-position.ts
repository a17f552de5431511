import { playerOf, type State } from '../../rules/state.ts'
import type { PlayerSketch, Sketch } from '../../testing/position.ts'
import { DISTRICTS, type DistrictId } from '../data/districts.ts'
import { terraPlayer } from '../state.ts'
import { TERRA_ROW, terraPosition } from './terra-position.ts'

export type DistrictSketch = PlayerSketch & { readonly districts?: Partial<Record<DistrictId, number>> }

export const kindOf = (id: DistrictId): number => DISTRICTS.findIndex((district) => district.id === id)

/** A position with districts on the map; their spaces hold control tokens besides those of the sketch. */
export const districtPosition = (
  one: DistrictSketch = {},
  two: DistrictSketch = {},
  rest: Partial<Sketch> = {},
): State => {
  const withTokens = ({ districts = {}, ...sketch }: DistrictSketch): PlayerSketch => ({
    ...sketch,
    controls: [
      ...(sketch.controls ?? []),
      ...Object.values(districts).filter((at) => !sketch.reinforced?.includes(at)),
    ],
  })
  const state = terraPosition(withTokens(one), withTokens(two), rest)
  for (const [seat, { districts }] of [one, two].entries()) {
    for (const [id, space] of Object.entries(districts ?? {})) {
      terraPlayer(state, seat).districts[kindOf(id as DistrictId)] = space
      playerOf(state, seat).tokens++
    }
  }
  return state
}

/** The row with the growth card in slot 5. */
export const GROWING = [...TERRA_ROW.slice(1), 'irrigation'] as const

/** The last turn of a round; the dial will show the district icon. */
export const beforeDistricts = (
  one: DistrictSketch = {},
  two: DistrictSketch = {},
  rest: Partial<Sketch> = {},
): State => districtPosition(one, two, { first: 0, active: 1, dial: 1, ...rest })
