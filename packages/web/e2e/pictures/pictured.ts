import type { Match, Seat } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import type { Built } from './built.ts'

/** A game, or an edition of one, that can be pictured. */
export type Pictured = {
  /** The rules it is played by. */
  readonly game: string
  /** Sets of options, played in turn. */
  readonly options: readonly Readonly<Record<string, unknown>>[]
  readonly poses: readonly Pose[]
  /** Questions that matches hardly ever come to, by their kinds. */
  readonly built?: Readonly<Record<string, Built>>
  /** Screens without a match: their names and addresses. */
  readonly pages: readonly (readonly [name: string, address: string])[]
}

/** Something that a table shows only when it has been asked to, or when something is held. */
export type Pose = {
  readonly name: string
  /** Can it be struck here? */
  readonly suits: (at: Asked) => boolean
  readonly isAfterTheEnd?: true
  readonly strike: (page: Page, at: Struck) => Promise<void>
  /** What the player has chosen in the settings: see `memory/remembered.ts`. */
  readonly chosen?: Readonly<Record<string, string>>
}

/** Somebody decides. */
export type Asked = {
  readonly moves: number
  readonly view: AnyView
  readonly legal: readonly string[]
}

export type Struck = Asked & { readonly isTouched: boolean }

/** What the views of all games have. */
type AnyView = { readonly asked: { readonly kind: string } | null }

export const askedIn = (match: Match, seat: Seat): Asked => ({
  moves: match.moves,
  view: match.view(seat) as AnyView,
  legal: match.legal(seat).map((move) => match.game.notation.notate(move)),
})
