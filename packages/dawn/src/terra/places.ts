import { NONE } from '../data/types.ts'
import { attacked, type Places, spaceNamed } from '../rules/places.ts'
import type { State } from '../rules/state.ts'
import { terraOf, terraPlayer } from './state.ts'

const ofDistrict = (state: State, frame: { readonly seat: number; readonly district: number }): number =>
  terraPlayer(state, frame.seat).districts[frame.district] ?? NONE
const beside = (_state: State, { near }: { readonly near: number }): number => near

/** What the decisions of the expansion are about. */
export const terraPlaces: Places = {
  exploredTile: (_state, { from }) => from,
  flood: (_state, { at }) => at,
  hub: ofDistrict,
  zone: ofDistrict,
  theater: spaceNamed,
  encampment: spaceNamed,
  recall: spaceNamed,
  garrison: beside,
  terrace: beside,
  landing: beside,
  subvert: (_state, { from }) => from,
  target: (state) => terraOf(state).march.trail.at(-1) ?? NONE,
  scorch: attacked,
}
