import { tileToLay, type View } from '@ecumene/dawn'
import { useMemo, useState } from 'react'
import { oncePainted } from '../../controls/paint-first.ts'
import { useKey } from '../../controls/use-key.ts'
import type { Hold } from '../../hands/use-hands.ts'
import { type Facing, type Lay, laysIn, mostLike, placesOf, turnedOn, turnedOver } from './lay.ts'

/** A tile that is about to be laid: how it is turned, and where it lies for the moment. */
export type Laying = {
  readonly tile: number
  readonly lays: readonly Lay[]
  readonly places: ReturnType<typeof placesOf>
  readonly facing: Facing
  /** As it would lie where it is held or pointed at. */
  readonly shown: Lay | null
  readonly isHeld: boolean
  /** The ways it can lie there; anywhere, while it has no place. */
  readonly fits: readonly Lay[]
  readonly turn: (by: 1 | -1) => void
  readonly turnOver: () => void
  readonly canTurnOver: boolean
  /** Points at a place, or at none. */
  readonly point: (thing: string | null) => void
  readonly isDragged: boolean
  /** Drags the tile over a place, and lets go of it where it is. */
  readonly drag: (thing: string | null) => void
  readonly drop: () => void
}

/** `null` while no tile is laid. Legal moves say where it can lie, and how. */
export const useLaying = (view: View, legal: readonly string[], hands: Hold): Laying | null => {
  const tile = tileToLay(view)
  const lays = useMemo(() => (tile === null ? [] : laysIn(legal, tile)), [legal, tile])
  const [wished, setFacing] = useState<Facing | null>(null)
  const [pointed, point] = useState<string | null>(null)
  const [dragged, drag] = useState<string | null>(null)
  const places = useMemo(() => placesOf(lays), [lays])
  const held = places.some(({ thing }) => thing === hands.held?.thing) ? (hands.held?.thing ?? null) : null
  const at = dragged ?? held ?? pointed
  const here = lays.filter(({ thing }) => thing === at)
  const fits = here.length > 0 ? here : lays
  const facing = wished ?? lays[0]?.placement ?? NO_FACING
  const shown = here.length === 0 ? null : mostLike(here, facing)
  const now = shown?.placement ?? facing
  const turnTo = (lay: Lay | null) => lay !== null && setFacing(lay.placement)
  const turn = (by: 1 | -1) => turnTo(turnedOn(fits, now, by))
  const over = turnedOver(fits, now)
  const isLaying = lays.length > 0
  useKey('r', () => isLaying && turn(1))
  if (tile === null || !isLaying) return null
  return {
    tile,
    lays,
    places,
    facing: now,
    shown,
    isHeld: held !== null,
    fits,
    turn,
    turnOver: () => turnTo(over),
    canTurnOver: over !== null,
    point,
    isDragged: dragged !== null,
    drag,
    drop: () => {
      if (dragged !== null && held !== dragged) hands.take(dragged)
      // It lies where it is dragged to until it is held there.
      oncePainted(() => drag(null))
    },
  }
}

const NO_FACING: Facing = { side: 0, rotation: 0 }
