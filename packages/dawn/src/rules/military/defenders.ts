import type { WordKey } from '../../words/en.ts'
import type { Teller } from '../events.ts'
import { general } from '../hooks/asking.ts'
import type { Line } from '../source.ts'
import { CAPITAL, CITY, CITY_STATE, CONTROL, REINFORCED, type State } from '../state.ts'

/** A kind of defender that is no piece; barbarians come first (N-14.11). */
export const BARBARIAN = 10

/** What things are called when they are attacked: there are words for each. */
export type TargetId = WordKey extends infer Key ? (Key extends `target.${infer Id}` ? Id : never) : never

/** Something that can be attacked other than the pieces and barbarians of the base game. */
export type Defender = {
  readonly target: TargetId
  /** What it defends with, without the die and without what abilities add for its owner. */
  lines(state: State, attacker: number): readonly Line[]
  /** What a won attack does to it. */
  beaten(state: State, seat: number, tell: Teller): void
}

/** What defends as this kind, unless it is one of the base game's. */
export const defenderOf = (state: State, kind: number): Defender | undefined => {
  if (kind <= BARBARIAN) return undefined
  for (const { does } of general('defender', state)) {
    const defender = does(kind)
    if (defender !== undefined) return defender
  }
  return undefined
}

const TARGETS: Readonly<Record<number, TargetId>> = {
  [BARBARIAN]: 'barbarian',
  [CONTROL]: 'control',
  [REINFORCED]: 'reinforced',
  [CITY]: 'city',
  [CAPITAL]: 'capital',
  [CITY_STATE]: 'cityState',
}

/** What a kind of `defenderKind` is called. */
export const targetOf = (state: State, kind: number): TargetId =>
  (defenderOf(state, kind)?.target ?? TARGETS[kind]) as TargetId
