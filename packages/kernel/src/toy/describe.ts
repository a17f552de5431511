import type { Argument, Message } from '../words/words.ts'
import { contractOf } from './contracts.ts'
import type { BazaarEvent, Deal } from './events.ts'
import type { BazaarMove } from './moves.ts'
import { say, sayBundle, sayGoods } from './say.ts'

export const describeEvent = (event: BazaarEvent): Message => {
  switch (event.kind) {
    case 'roundBegan':
      return say('event.roundBegan', { round: event.round, rounds: event.rounds, lot: sayGoods(event.lot) })
    case 'bidPlaced':
      return event.ducats === null
        ? say('event.bidPlaced', { seat: { seat: event.seat } })
        : say('event.bidPlaced.own', { seat: { seat: event.seat }, ducats: ducats(event.ducats) })
    case 'bidsOpened':
      return say('event.bidsOpened', {
        bids: event.bids.map((bid, seat) => say('bid', { seat: { seat }, ducats: ducats(bid) })),
      })
    case 'tieDrawn':
      return say('event.tieDrawn', { seats: seats(event.seats), winner: { seat: event.winner } })
    case 'lotWon':
      return say('event.lotWon', {
        seat: { seat: event.seat },
        lot: sayGoods(event.lot),
        ducats: ducats(event.ducats),
      })
    case 'allowancePaid':
      return say('event.allowancePaid', { seats: seats(event.seats) })
    case 'marketOpened':
      return say('event.marketOpened')
    case 'offered':
      return say('event.offered', deal(event))
    case 'traded':
      return say('event.traded', deal(event))
    case 'declined':
      return say('event.declined', { from: { seat: event.from }, to: { seat: event.to } })
    case 'withdrawn':
      return say('event.withdrawn', { from: { seat: event.from }, to: { seat: event.to } })
    case 'contractOrdered':
      return event.contract === null
        ? say('event.contractOrdered', { seat: { seat: event.seat } })
        : say('event.contractOrdered.own', { seat: { seat: event.seat }, contract: contract(event.contract) })
    case 'marketLeft':
      return say('event.marketLeft', { seat: { seat: event.seat } })
    case 'cornered':
      return say('event.cornered', { seat: { seat: event.seat }, good: say(`good.${event.good}`) })
    case 'contractsShown':
      return say('event.contractsShown', { seat: { seat: event.seat }, contracts: event.contracts.map(contract) })
  }
}

export const describeMove = (move: BazaarMove): Message => {
  switch (move.kind) {
    case 'bid':
      return say('move.bid', { ducats: ducats(move.ducats) })
    case 'offer':
      return say('move.offer', { to: { seat: move.to }, give: sayBundle(move.give), want: sayBundle(move.want) })
    default:
      return say(`move.${move.kind}`)
  }
}

const ducats = (count: number): Message => say('ware.ducat', { count })

const seats = (list: readonly number[]): Argument => list.map((seat) => ({ seat }))

const deal = ({ from, to, give, want }: Deal): { readonly [name: string]: Argument } => ({
  from: { seat: from },
  to: { seat: to },
  give: sayBundle(give),
  want: sayBundle(want),
})

const contract = (index: number): Message => {
  const { goods, points } = contractOf(index)
  return say('contract', { goods: sayBundle(goods), points })
}
