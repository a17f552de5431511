import type { View } from '@ecumene/duel'

/** A piece that can travel: `card:baths`, `wonder:piraeus`, `token:law`. */
export type Piece = `card:${string}` | `wonder:${string}` | `token:${string}`

/** A place that pieces travel between: `slot:7`, `city:0`, `discard`, `under:piraeus`, `draft`, `board`. */
export type Place = string

/** Where each piece lies that the viewer can see. */
export const whereabouts = (view: View): ReadonlyMap<Piece, Place> => {
  const places = new Map<Piece, Place>()
  for (const [index, slot] of view.structure.entries()) {
    if (slot?.card != null) places.set(`card:${slot.card}`, `slot:${index}`)
  }
  for (const card of view.discard) places.set(`card:${card}`, 'discard')
  for (const wonder of view.draft) places.set(`wonder:${wonder}`, 'draft')
  for (const token of view.progressOnBoard) places.set(`token:${token}`, 'board')
  for (const [side, city] of view.cities.entries()) {
    for (const card of city.buildings) places.set(`card:${card}`, `city:${side}`)
    for (const token of city.progress) places.set(`token:${token}`, `city:${side}`)
    for (const { wonder, under } of city.wonders) {
      places.set(`wonder:${wonder}`, `city:${side}`)
      if (under !== null) places.set(`card:${under}`, `under:${wonder}`)
    }
  }
  return places
}

export type Journey = { readonly piece: Piece; readonly from: Place; readonly to: Place }

/** The pieces that lie elsewhere now than before. What has just appeared or gone out of sight has no journey. */
export const journeys = (before: ReadonlyMap<Piece, Place>, after: ReadonlyMap<Piece, Place>): readonly Journey[] =>
  [...after].flatMap(([piece, to]) => {
    const from = before.get(piece)
    return from === undefined || from === to ? [] : [{ piece, from, to }]
  })
