import { readOptions } from '@ecumene/kernel'
import { CARD_TYPE, type CardId, cardNumber } from '../../data/cards.ts'
import { dawn } from '../../game.ts'
import type { State } from '../../rules/state.ts'
import { play, player } from '../../testing/play.ts'

/** The first player's turn on a real map, this card lying in the last slot. */
export const realMap = (last: CardId): State => {
  const read = readOptions(dawn.options, { terra: true })
  if (!read.ok) throw new Error(read.error)
  const state = dawn.setup(read.value, 2, 'expedition')
  play(state, 'direction 0')
  const { row } = player(state, state.active)
  const card = cardNumber(last)
  const others = row.filter((one) => CARD_TYPE[one] !== CARD_TYPE[card])
  row.splice(0, row.length, ...others, card)
  return state
}
