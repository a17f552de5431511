import { ALL_NATURAL_WONDERS } from '../data/sights.ts'
import { RESOURCES } from '../data/types.ts'
import { type MoveDescriber, say } from '../describe.ts'
import { DISTRICTS } from './data/districts.ts'

const one = <T>(list: readonly T[], number: number): T => list[number] as T

/** Moves of the expansion that name more than a space. */
export const describeTerra: MoveDescriber = (move) => {
  switch (move.kind) {
    case 'chart':
      return say('move.chart', { tile: move.item })
    case 'shelve':
      return say(move.other === 0 ? 'move.shelveTop' : 'move.shelveBottom', { tile: move.item })
    case 'recall':
      return say(move.item === 0 ? 'move.recallCaravan' : 'move.recallArmy')
    case 'give':
    case 'strikeArmy':
    case 'strikeCaravan':
      return say(`move.${move.kind}`, { player: { seat: move.item } })
    case 'rerollResource':
      return say('move.rerollResource', { resource: say(`resource.${one(RESOURCES, move.item)}`) })
    case 'rerollNatural':
      return say('move.rerollNatural', { natural: say(`natural.${one(ALL_NATURAL_WONDERS, move.item).id}`) })
    case 'district':
      return say('move.district', { district: say(`district.${one(DISTRICTS, move.other).id}`), space: move.space })
    case 'activate':
      return say('move.activate', { district: say(`district.${one(DISTRICTS, move.item).id}`) })
    case 'option':
      return say('move.option', { number: move.item + 1 })
    case 'ambush':
      return say('move.ambush', { player: { seat: move.other }, space: move.space })
    default:
      return null
  }
}
