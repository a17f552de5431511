import { BOXES, type BoxNames } from '../boxes.ts'
import type { FocusType } from './types.ts'

/** The leader sheets: each starting row from slot 1 to slot 5 (N-3.4). Their abilities are in `abilities/leaders.ts`. */
export const LEADERS = [
  { id: 'america', row: ['military', 'science', 'industry', 'culture', 'economy'] },
  { id: 'aztec', row: ['science', 'culture', 'economy', 'military', 'industry'] },
  { id: 'egypt', row: ['science', 'economy', 'industry', 'military', 'culture'] },
  { id: 'france', row: ['military', 'science', 'economy', 'industry', 'culture'] },
  { id: 'japan', row: ['industry', 'economy', 'military', 'science', 'culture'] },
  { id: 'rome', row: ['science', 'economy', 'military', 'culture', 'industry'] },
  { id: 'scythia', row: ['culture', 'military', 'science', 'economy', 'industry'] },
  { id: 'sumeria', row: ['economy', 'culture', 'science', 'military', 'industry'] },
] as const satisfies readonly Leader[]

export type Leader<Id extends string = string> = { readonly id: Id; readonly row: readonly FocusType[] }

export type LeaderId = (typeof LEADERS)[number]['id'] | BoxNames['leader']

/** The sheets of all boxes; a leader's number is its place in this list. */
export const ALL_LEADERS: readonly Leader<LeaderId>[] = [...LEADERS, ...BOXES.flatMap(({ leaders }) => leaders)]

export const leaderNumber = (id: LeaderId): number => ALL_LEADERS.findIndex((leader) => leader.id === id)
