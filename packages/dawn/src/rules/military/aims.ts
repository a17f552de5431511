import type { FrameKind, State } from '../state.ts'
import type { Way } from '../walks.ts'

/** Something to attack: its space, the defending player or NONE, and what defends. */
export type Target = { readonly space: number; readonly defender: number; readonly kind: number }

/** Something that could be attacked now, or at the end of a way. */
export type Aim = Target & {
  /** The move that declares the attack, in notation; `null` where a figure has to go there first. */
  readonly move: string | null
}

/** What a seat could attack, by the decision it is asked for. */
export type Aiming = (state: State, seat: number, ways: readonly Way[]) => readonly Aim[]
export type Aimings = Readonly<Partial<Record<FrameKind, Aiming>>>
