import {
  ALL_BARBARIANS,
  ALL_COLOURS,
  ALL_LEADERS,
  ALL_TREATIES,
  cardNumbered,
  DISTRICTS,
  type LeaderId,
  type Move,
  RESOURCES,
  type TreatyId,
  treatyGiver,
  treatyKind,
  UNIQUE_CARDS,
} from '@ecumene/dawn'
import type { Seat } from '@ecumene/kernel'

/** What a move that is made at no thing of the table is drawn as. */
export type Choice =
  | {
      readonly is: 'leader'
      readonly leader: LeaderId
      readonly row: readonly string[]
      /** T-6.1: the focus card that nobody else can have. */
      readonly unique: string | null
    }
  | { readonly is: 'card'; readonly card: string }
  | { readonly is: 'district'; readonly district: string; readonly type: string }
  | { readonly is: 'tile'; readonly tile: number }
  | { readonly is: 'colour'; readonly colour: string }
  | {
      readonly is: 'player'
      readonly seat: Seat
      /** The diplomacy card of that player, and the one that is given back for it. */
      readonly treaty: TreatyId | null
      readonly given: TreatyId | null
    }
  | { readonly is: 'direction'; readonly direction: number; readonly barbarian: string | null }
  | { readonly is: 'resources'; readonly resources: readonly string[] }

/** The drawing of a move; `null`: words say it best. `terra`: is the expansion played? */
export const choiceOf = (move: Move | null, terra: boolean): Choice | null => {
  switch (move?.kind) {
    case 'leader': {
      const leader = ALL_LEADERS[move.leader]
      // T-3.8: growth is always leftmost.
      const first = terra ? ['growth'] : []
      if (leader === undefined) return null
      const unique = terra ? UNIQUE_CARDS.find((card) => card.leader === leader.id)?.id : undefined
      return { is: 'leader', leader: leader.id, row: [...first, ...leader.row], unique: unique ?? null }
    }
    case 'gain':
      return { is: 'card', card: cardNumbered(move.card).id }
    case 'activate':
      return districtNumbered(move.district)
    case 'tile':
    case 'chart':
      return { is: 'tile', tile: move.tile }
    case 'colour':
      return { is: 'colour', colour: ALL_COLOURS[move.colour] ?? '' }
    case 'treaty':
      return { is: 'player', seat: move.player, treaty: ALL_TREATIES[move.treaty] ?? null, given: null }
    case 'give':
      return { is: 'player', seat: move.player, treaty: null, given: null }
    case 'renegotiate': {
      const given = ALL_TREATIES[treatyKind(move.given)] ?? null
      return { is: 'player', seat: treatyGiver(move.given), treaty: ALL_TREATIES[move.taken] ?? null, given }
    }
    case 'direction':
      return { is: 'direction', direction: move.direction, barbarian: null }
    case 'march':
      return { is: 'direction', direction: move.direction, barbarian: ALL_BARBARIANS[move.barbarian] ?? '' }
    case 'resource':
      return { is: 'resources', resources: named([move.resource]) }
    case 'exchange':
      return { is: 'resources', resources: named([move.given, move.taken]) }
    default:
      return null
  }
}

/** A menu stands at the thing that its moves are about, and they are drawn as what is chosen there. */
export const choiceInMenu = (move: Move | null): Choice | null => {
  if (move?.kind === 'district') return districtNumbered(move.district)
  if (move?.kind !== 'shift' && move?.kind !== 'march') return null
  return { is: 'direction', direction: move.direction, barbarian: '' }
}

const districtNumbered = (number: number): Choice | null => {
  const district = DISTRICTS[number]
  return district === undefined ? null : { is: 'district', district: district.id, type: district.type }
}

const named = (numbers: readonly number[]): readonly string[] => numbers.flatMap((number) => RESOURCES[number] ?? [])
