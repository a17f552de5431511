import { type Move, says } from '@ecumene/classic'

/** A choice that is drawn on its button: what it is, and which one. */
export type Choice = {
  readonly is:
    | 'civilization'
    | 'government'
    | 'loot'
    | 'tech'
    | 'resource'
    | 'unit'
    | 'era'
    | 'culture'
    | 'figure'
    | 'marker'
    | 'card'
    | 'ability'
  readonly id: string
}

/** What a move is drawn as; `null` where words do. */
export const choiceOf = (move: Move | null): Choice | null => {
  if (move === null) return null
  switch (move.kind) {
    case 'civilization':
    case 'government':
    case 'loot':
      return chosen(move, move.kind)
    case 'research':
    case 'study':
    case 'takeTech':
    case 'aimTech':
      return chosen(move, 'tech')
    case 'take':
    case 'stock':
    case 'handHut':
    case 'handVillage':
      return chosen(move, 'resource')
    case 'enlist':
    case 'aimUnit':
      return chosen(move, 'unit')
    case 'rescue':
      return chosen(move, 'card')
    case 'takeEvent':
    case 'deck':
      return chosen(move, 'era')
    case 'handEvent':
      return chosen(move, 'culture')
    case 'gardener':
      return chosen(move, 'figure')
    // What is paid for with resources shows its price.
    case 'use':
      return { is: 'ability', id: move.notation }
    case 'takeMarker':
      return chosen(move, 'marker')
    default:
      return null
  }
}

const chosen = (move: Move, is: Choice['is']): Choice | null => {
  const thing = says(move)[is]
  if (typeof thing !== 'object' || !('key' in thing)) return null
  return { is, id: thing.key.slice(thing.key.indexOf('.') + 1) }
}
