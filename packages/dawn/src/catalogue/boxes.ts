import type { Fact } from '@ecumene/kernel'
import { BOXES } from '../boxes.ts'
import type { Box } from '../data/box.ts'

/** A thing and the box it came in. */
export type Boxed<Thing> = { readonly thing: Thing; readonly box: string }

const BASE = 'base'

/** Pairs each thing of a list with its box; the base game's things come first. */
export const boxed = <Thing>(all: readonly Thing[], ofBox: (box: Box) => number): readonly Boxed<Thing>[] => {
  const added = BOXES.flatMap((box) => Array.from({ length: ofBox(box) }, () => box.id))
  return all.map((thing, at) => ({ thing, box: added[at - (all.length - added.length)] ?? BASE }))
}

export const boxFact = (box: string): Fact => ({
  label: { key: 'catalogue.box' },
  values: [{ key: `catalogue.box.${box}` }],
  sorts: true,
})
